import ts from "typescript";
import { descendants, position } from "./sources.js";

/**
 * The reads by index in a file that may pass the end of an array or a text. A read is bounded if its type is: `at`, `pop` and iteration
 * are. A read asserted to be in bounds, with `as` or `!`, is left to its author. Typed arrays read no prototype.
 */
export function unboundedReads(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  return descendants(source)
    .filter((node) => isUnbounded(node, checker))
    .map((node) => `${position(node)}: ${node.getText()} may be past the end`);
}

function isUnbounded(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isElementAccessExpression(node)) return false;
  const parent = user(node);
  const assignment = assignmentTo(node);
  if (ts.isAsExpression(parent) || ts.isNonNullExpression(parent) || assignment === ts.SyntaxKind.EqualsToken)
    return false;
  const index = node.argumentExpression;
  const list = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
  if (!hasElements(list, checker) || (checker.getTypeAtLocation(index).flags & ts.TypeFlags.NumberLike) === 0)
    return false;
  // The elements that a tuple always has.
  if (checker.isTupleType(list) && ts.isNumericLiteral(index) && list.getProperty(index.text)) return false;
  return (assignment !== undefined || isMaybe(checker.getTypeAtLocation(node), index)) && !isUnderBound(node);
}

/** The node that uses the value of an expression. */
function user({ parent }: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(parent) ? user(parent) : parent;
}

/** The operator of the assignment to a node, if there is one. */
function assignmentTo(node: ts.Node): ts.SyntaxKind | undefined {
  const parent = user(node);
  if (!ts.isBinaryExpression(parent) || withoutParentheses(parent.left) !== node) return undefined;
  const { kind } = parent.operatorToken;
  const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return isAssignment ? kind : undefined;
}

function withoutParentheses(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression;
}

const parts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Whether the elements of a type are those of an array, a tuple, `arguments` or a text. */
function hasElements(type: ts.Type, checker: ts.TypeChecker): boolean {
  return parts(type).some(
    (each) =>
      (each.flags & ts.TypeFlags.StringLike) !== 0 ||
      checker.isArrayLikeType(each) ||
      each.getSymbol()?.name === "IArguments",
  );
}

/** Whether what is read may be `undefined`. Of what is unknown, only constant indices count. */
function isMaybe(type: ts.Type, index: ts.Expression): boolean {
  return parts(type).some(
    ({ flags }) =>
      (flags & ts.TypeFlags.Undefined) !== 0 ||
      (ts.isNumericLiteral(index) && (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0),
  );
}

function isUnderBound(read: ts.ElementAccessExpression): boolean {
  for (let node: ts.Node = read; !ts.isFunctionLike(node) && !ts.isSourceFile(node); node = node.parent)
    if (bounds(conditionOf(node), read)) return true;
  return false;
}

/** The condition in the node around another under which that one is reached. */
function conditionOf(inner: ts.Node): ts.Expression | undefined {
  const { parent } = inner;
  if (ts.isIfStatement(parent)) return inner === parent.thenStatement ? parent.expression : undefined;
  if (ts.isConditionalExpression(parent)) return inner === parent.whenTrue ? parent.condition : undefined;
  if (ts.isWhileStatement(parent)) return inner === parent.statement ? parent.expression : undefined;
  if (ts.isForStatement(parent)) return inner === parent.statement ? parent.condition : undefined;
  const isAnd = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && inner === parent.right ? parent.left : undefined;
}

/** Whether a condition requires that the index of a read is less than the length of its array, or than something else that bounds it. */
function bounds(condition: ts.Expression | undefined, read: ts.ElementAccessExpression): boolean {
  const test = condition && withoutParentheses(condition);
  if (!test || !ts.isBinaryExpression(test)) return false;
  const { kind } = test.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return bounds(test.left, read) || bounds(test.right, read);
  if (kind !== ts.SyntaxKind.LessThanToken || test.left.getText() !== read.argumentExpression.getText()) return false;
  const bound = test.right.getText();
  return !bound.endsWith(".length") || bound === `${read.expression.getText()}.length`;
}
