// Refuses reads by index that may pass the end of an array or a text: they read `Object.prototype`, which other code may have polluted with
// `Object.prototype[2] = …`. A read is bounded if its type is: `at`, `pop` and iteration are. A read asserted to be in bounds, with
// `as` or `!`, is left to its author. Typed arrays read no prototype.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { packages, root, shown, sources } from "./lib/workspace.mjs";

/** The packages that read values, schemas or documents where programs run. */
const places =
  /^(?:core|compiler|dialects|argot|openapi|vocabularies\/.*|adapters\/.*|tools\/(?:regex|source-text|stream|transform))$/;

const files = packages()
  .filter(({ place }) => places.test(place))
  .flatMap(({ dir }) => sources(path.join(dir, "src")))
  // Written by the compiler, of which a test pollutes the prototype while they run.
  .filter((file) => !file.includes(`${path.sep}checks${path.sep}`));
const config = path.join(root, "tsconfig.base.json");
const { options } = ts.parseJsonConfigFileContent(
  { ...JSON.parse(readFileSync(config, "utf8")), files: [] },
  ts.sys,
  root,
  { noEmit: true, customConditions: ["@argot/source"], isolatedDeclarations: false, declaration: false },
);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();

/** @param {ts.Node} node @returns {ts.Node} the node that uses the value of an expression */
function user(node) {
  const { parent } = node;
  return ts.isParenthesizedExpression(parent) ? user(parent) : parent;
}

/** @param {ts.Type} type */
const parts = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.Type} type whether its elements are those of an array, a tuple, `arguments` or a text */
const hasElements = (type) =>
  parts(type).some(
    (each) =>
      (each.flags & ts.TypeFlags.StringLike) !== 0 ||
      checker.isArrayLikeType(each) ||
      each.getSymbol()?.name === "IArguments",
  );

/** @param {ts.Type} type @param {ts.Expression} index whether what is read may be `undefined`. Of what is unknown, only constant indices count. */
const isMaybe = (type, index) =>
  parts(type).some(
    ({ flags }) =>
      (flags & ts.TypeFlags.Undefined) !== 0 ||
      (ts.isNumericLiteral(index) && (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0),
  );

/** @param {ts.Node} node the operator of the assignment to it, if there is one */
function assignmentTo(node) {
  const parent = user(node);
  const isTarget = ts.isBinaryExpression(parent) && withoutParentheses(parent.left) === node;
  if (!isTarget) return undefined;
  const { kind } = parent.operatorToken;
  const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return isAssignment ? kind : undefined;
}

/** @param {ts.Expression} expression @returns {ts.Expression} */
const withoutParentheses = (expression) =>
  ts.isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression;

/**
 * Whether a condition requires that the index of a read is less than the length of its array, or than something else that bounds it.
 *
 * @param {ts.Expression | undefined} condition
 * @param {ts.ElementAccessExpression} read
 * @returns {boolean}
 */
function bounds(condition, read) {
  const test = condition && withoutParentheses(condition);
  if (!test || !ts.isBinaryExpression(test)) return false;
  const { kind } = test.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return bounds(test.left, read) || bounds(test.right, read);
  if (kind !== ts.SyntaxKind.LessThanToken || test.left.getText() !== read.argumentExpression.getText()) return false;
  const bound = test.right.getText();
  return !bound.endsWith(".length") || bound === `${read.expression.getText()}.length`;
}

/** @param {ts.Node} inner @returns {ts.Expression | undefined} the condition in the node around another under which that one is reached */
function conditionOf(inner) {
  const { parent } = inner;
  if (ts.isIfStatement(parent)) return inner === parent.thenStatement ? parent.expression : undefined;
  if (ts.isConditionalExpression(parent)) return inner === parent.whenTrue ? parent.condition : undefined;
  if (ts.isWhileStatement(parent)) return inner === parent.statement ? parent.expression : undefined;
  if (ts.isForStatement(parent)) return inner === parent.statement ? parent.condition : undefined;
  const isAnd = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && inner === parent.right ? parent.left : undefined;
}

/** @param {ts.ElementAccessExpression} read */
function isUnderBound(read) {
  for (let node = /** @type {ts.Node} */ (read); !ts.isFunctionLike(node) && !ts.isSourceFile(node); node = node.parent)
    if (bounds(conditionOf(node), read)) return true;
  return false;
}

/** @param {ts.Node} node */
function isUnbounded(node) {
  if (!ts.isElementAccessExpression(node)) return false;
  const parent = user(node);
  const assignment = assignmentTo(node);
  if (ts.isAsExpression(parent) || ts.isNonNullExpression(parent) || assignment === ts.SyntaxKind.EqualsToken)
    return false;
  const index = node.argumentExpression;
  const list = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
  if (!hasElements(list) || (checker.getTypeAtLocation(index).flags & ts.TypeFlags.NumberLike) === 0) return false;
  // The elements that a tuple always has.
  if (checker.isTupleType(list) && ts.isNumericLiteral(index) && list.getProperty(index.text)) return false;
  return (assignment !== undefined || isMaybe(checker.getTypeAtLocation(node), index)) && !isUnderBound(node);
}

/** @param {string} file */
function unboundedReads(file) {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${shown(file)} was not read`);
  /** @type {string[]} */
  const found = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (isUnbounded(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${shown(file)}:${line}: ${node.getText()} may be past the end`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

finish(
  "index reads",
  files.flatMap((file) => unboundedReads(file)),
  "Read with `.at(index)` if the index is not negative, with `index < array.length ? array[index] as T : undefined`, or by iteration; " +
    "keep in a Map what is found by number.",
  `${files.length} files read no index past the end`,
);
