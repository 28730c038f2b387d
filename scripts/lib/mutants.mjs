// Mutants of a source: the same text with one small change each.
import ts from "typescript";

/** @typedef {{ start: number, end: number, replacement: string, line: number, kind: string }} Mutant */

/** Operators, and what they are mistaken for. @type {Partial<Record<ts.SyntaxKind, string>>} */
const mistaken = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "/",
  [ts.SyntaxKind.PercentToken]: "*",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.QuestionQuestionToken]: "&&",
  [ts.SyntaxKind.AmpersandToken]: "|",
  [ts.SyntaxKind.BarToken]: "&",
};

/** Nodes without a meaning when the program runs. */
const silent = (/** @type {ts.Node} */ node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** What a node becomes. @type {(node: ts.Node, source: ts.SourceFile) => Iterable<[node: ts.Node, replacement: string, kind: string]>} */
function* changes(node, source) {
  if (ts.isBinaryExpression(node)) {
    const other = mistaken[node.operatorToken.kind];
    if (other !== undefined) yield [node.operatorToken, other, "operator"];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    yield [node, node.operand.getText(source), "negation"];
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
    yield [node, "false", "boolean"];
  } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
    yield [node, "true", "boolean"];
  } else if (ts.isNumericLiteral(node)) {
    yield [node, `(${node.text} + 1)`, "number"];
  } else if (ts.isStringLiteral(node) && node.text !== "" && !ts.isPropertyAssignment(node.parent.parent ?? node)) {
    yield [node, '""', "string"];
  } else if (ts.isIfStatement(node)) {
    yield [node.expression, "true", "condition"];
    yield [node.expression, "false", "condition"];
  } else if (ts.isConditionalExpression(node)) {
    yield [node, `(${node.whenTrue.getText(source)})`, "condition"];
    yield [node, `(${node.whenFalse.getText(source)})`, "condition"];
  } else if (ts.isExpressionStatement(node)) {
    yield [node, ";", "statement"];
  } else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) {
    yield [node, "[]", "array"];
  }
}

/**
 * All mutants of a text, in its order.
 *
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(text) {
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.ESNext, true);
  /** @type {Mutant[]} */
  const found = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (silent(node)) return;
    for (const [place, replacement, kind] of changes(node, source)) {
      const start = place.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end: place.getEnd(), replacement, line, kind });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
