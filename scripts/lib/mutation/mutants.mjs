// Mutants of a source: the same text with one small change each, and one text that contains all of them.
import ts from "typescript";

/** @typedef {{ start: number, end: number, was: string, replacement: string, line: number, kind: string }} Mutant */

const { SyntaxKind } = ts;

/** Operators, and those that replace them. @type {Partial<Record<ts.SyntaxKind, string>>} */
const mistaken = {
  [SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [SyntaxKind.LessThanToken]: "<=",
  [SyntaxKind.LessThanEqualsToken]: "<",
  [SyntaxKind.GreaterThanToken]: ">=",
  [SyntaxKind.GreaterThanEqualsToken]: ">",
  [SyntaxKind.PlusToken]: "-",
  [SyntaxKind.MinusToken]: "+",
  [SyntaxKind.AsteriskToken]: "/",
  [SyntaxKind.PercentToken]: "*",
  [SyntaxKind.AmpersandAmpersandToken]: "||",
  [SyntaxKind.BarBarToken]: "&&",
  [SyntaxKind.QuestionQuestionToken]: "&&",
  [SyntaxKind.AmpersandToken]: "|",
  [SyntaxKind.BarToken]: "&",
  [SyntaxKind.PlusEqualsToken]: "-=",
  [SyntaxKind.MinusEqualsToken]: "+=",
};

/** Whether a node has no meaning at run time. */
const silent = (/** @type {ts.Node} */ node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** Whether a literal is the name of a member, which no expression can replace. */
const isName = (/** @type {ts.Node} */ node) => "name" in node.parent && node.parent.name === node;

/** Whether an array is the target of an assignment. */
const isTarget = (/** @type {ts.Node} */ { parent, pos }) =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === SyntaxKind.EqualsToken && parent.left.pos === pos;

/** The replacements of an expression. @type {(node: ts.Node, source: ts.SourceFile) => Iterable<[expression: ts.Node, replacement: string, kind: string]>} */
function* changes(node, source) {
  const text = (/** @type {ts.Node} */ part) => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const other = mistaken[operatorToken.kind];
    const assigns =
      operatorToken.kind === SyntaxKind.PlusEqualsToken || operatorToken.kind === SyntaxKind.MinusEqualsToken;
    if (other !== undefined)
      yield [node, `${assigns ? text(left) : `(${text(left)})`} ${other} (${text(right)})`, "operator"];
  } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const operand = text(node.operand);
    if (node.operator === SyntaxKind.ExclamationToken) yield [node, operand, "negation"];
    if (node.operator === SyntaxKind.PlusPlusToken) yield [node, text(node).replace("++", "--"), "operator"];
    if (node.operator === SyntaxKind.MinusMinusToken) yield [node, text(node).replace("--", "++"), "operator"];
  } else if (node.kind === SyntaxKind.TrueKeyword) {
    yield [node, "false", "boolean"];
  } else if (node.kind === SyntaxKind.FalseKeyword) {
    yield [node, "true", "boolean"];
  } else if (ts.isNumericLiteral(node) && !isName(node)) {
    yield [node, `(${node.text} + 1)`, "number"];
  } else if (ts.isStringLiteral(node) && node.text !== "" && !isName(node)) {
    yield [node, '""', "string"];
  } else if (
    (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) &&
    !ts.isTaggedTemplateExpression(node.parent)
  ) {
    yield [node, '""', "string"];
  } else if (ts.isIfStatement(node)) {
    yield [node.expression, "true", "condition"];
    yield [node.expression, "false", "condition"];
  } else if (ts.isWhileStatement(node)) {
    yield [node.expression, "false", "condition"];
  } else if (ts.isForStatement(node) && node.condition) {
    yield [node.condition, "false", "condition"];
  } else if (ts.isConditionalExpression(node)) {
    yield [node, text(node.whenTrue), "condition"];
    yield [node, text(node.whenFalse), "condition"];
  } else if (ts.isExpressionStatement(node)) {
    yield [node.expression, "undefined", "statement"];
  } else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node)) {
    yield [node, "[]", "array"];
  }
}

/**
 * All mutants of a text, in order, and a text that contains each of them beside the original: `$on === n && $met() ?
 * changed : original`. Numbers begin with `first`.
 *
 * @param {string} text
 * @param {number} [first]
 * @returns {{ mutants: Mutant[], switched: string }}
 */
export function mutantsOf(text, first = 0) {
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.ESNext, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** The text before an expression, outermost first, and after it. @type {Map<ts.Node, string>} */
  const before = new Map();

  /** @type {(node: ts.Node) => void} */
  const find = (node) => {
    if (silent(node)) return;
    for (const [expression, replacement, kind] of changes(node, source)) {
      const start = expression.getStart(source);
      const end = expression.getEnd();
      before.set(
        expression,
        `${before.get(expression) ?? ""}$on === ${first + mutants.length} && $met() ? (${replacement}) : `,
      );
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ start, end, was: text.slice(start, end), replacement, line, kind });
    }
    ts.forEachChild(node, find);
  };
  find(source);

  /** @type {(node: ts.Node) => string} */
  const write = (node) => {
    const start = node.getStart(source);
    let written = "";
    let at = start;
    ts.forEachChild(node, (child) => {
      const from = child.getStart(source);
      // Types do not change, nor does text without characters, such as a missing initializer.
      if (silent(child) || from < at) return;
      written += text.slice(at, from) + write(child);
      at = child.getEnd();
    });
    written += text.slice(at, node.getEnd());
    const switches = before.get(node);
    return switches === undefined ? written : `(${switches}(${written}))`;
  };
  return { mutants, switched: text.slice(0, source.getStart(source)) + write(source) };
}
