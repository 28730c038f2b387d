// Splits the text of core that modules contain into declarations, and declarations into what each plan needs of them.
import ts from "typescript";

/**
 * @typedef {string | Section} Text
 * @typedef {{ for: string[], needs: string[], text: Text[], otherwise: string }} Section
 * @typedef {{ section: Section, start: number, end: number }} Cut
 * @typedef {{ name: string, part: string | null, needs: string[], text: Text[] }} Declaration
 * @typedef {{ name: string, node: ts.Node, prefix: string, suffix: string }} Found
 */

/**
 * The declarations of a script, in their order.
 *
 * @param {string} code
 * @returns {Declaration[]}
 */
export function declarationsIn(code) {
  const source = ts.createSourceFile("module-runtime.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const all = source.statements.flatMap(declared);
  const partOf = partsIn(all);
  const found = all.filter(({ name }) => name !== tableOfParts);
  const splitter = new Splitter(code, found);
  return found.map(({ name, node, prefix, suffix }) => {
    const { needs, text } = splitter.split(node);
    needs.delete(name);
    return {
      name,
      part: partOf.get(name) ?? null,
      needs: [...needs].toSorted(),
      text: joined([prefix, ...text, suffix]),
    };
  });
}

/** The name of the table in packages/reports/src/module-parts.ts. It says what only some plans need, and is no part of modules. */
const tableOfParts = "parts";

/**
 * @param {readonly Found[]} found
 * @returns {Map<string, string>} the part that a declaration belongs to, by its name
 */
function partsIn(found) {
  const table = found.find(({ name }) => name === tableOfParts);
  const parts = table && tableIn(table.node);
  if (!parts) throw new Error(`there is no table of ${tableOfParts}`);
  /** @type {Map<string, string>} */
  const partOf = new Map();
  for (const part of parts.properties) {
    const name = keyOf(part);
    if (name === undefined || !ts.isPropertyAssignment(part) || !ts.isArrayLiteralExpression(part.initializer))
      throw new Error(`not a part: ${part.getText()}`);
    for (const each of part.initializer.elements) {
      if (!ts.isIdentifier(each)) throw new Error(`not a declaration: ${each.getText()}`);
      partOf.set(each.text, name);
    }
  }
  return partOf;
}

/**
 * @param {ts.Statement} statement
 * @returns {Found[]} what a statement of the script declares
 */
function declared(statement) {
  if (ts.isExportDeclaration(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => {
      if (!ts.isIdentifier(node.name)) throw new Error(`${node.name.getText()} declares several names`);
      // The bundler writes `let` for constants and classes.
      return { name: node.name.text, node, prefix: "const ", suffix: ";" };
    });
  }
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [{ name: statement.name.text, node: statement, prefix: "", suffix: "" }];
  throw new Error(`neither a declaration nor an export: ${statement.getText().slice(0, 80)}`);
}

/**
 * Splits declarations into sections:
 *
 * - the members of a table by op, the cases of a `switch` over an op, and what is done only for an op: for plans with that op,
 * - the members of a table by message id: for texts in which the id occurs elsewhere.
 */
class Splitter {
  #code;
  #names;
  #ops;
  #ids;

  /**
   * @param {string} code
   * @param {readonly Found[]} found
   */
  constructor(code, found) {
    this.#code = code;
    this.#names = new Set(found.map(({ name }) => name));
    const tables = found.flatMap(({ node }) => tableIn(node) ?? []);
    // The facts of ops are the only tables that surely have all of them.
    this.#ops = found
      .filter(({ name }) => name === "constraintFacts" || name === "predicateFacts")
      .map(({ node }) => new Set(keysOf(tableIn(node))));
    this.#ids = new Set(tables.filter(isTableOfMessages).flatMap(keysOf));
  }

  /**
   * @param {ts.Node} node
   * @returns {{ needs: Set<string>, text: Text[] }}
   */
  split(node) {
    return this.#range(childrenOf(node), node.getStart(), node.end);
  }

  /**
   * @param {readonly ts.Node[]} nodes all nodes between the positions
   * @param {number} start
   * @param {number} end
   */
  #range(nodes, start, end) {
    /** @type {Set<string>} */
    const needs = new Set();
    /** @type {Text[]} */
    const text = [];
    let from = start;
    /** @type {(each: ts.Node) => void} */
    const visit = (each) => {
      const cuts = this.#cutsIn(each);
      for (const cut of cuts ?? []) {
        text.push(this.#code.slice(from, cut.start), cut.section);
        from = cut.end;
      }
      // Local variables have other names, which the minifier gave them.
      if (ts.isIdentifier(each) && isReference(each) && this.#names.has(each.text)) needs.add(each.text);
      if (ts.isStringLiteralLike(each) && this.#ids.has(each.text)) needs.add(each.text);
      if (!cuts) ts.forEachChild(each, visit);
      else if (ts.isConditionalExpression(each)) visit(each.whenFalse);
    };
    for (const node of nodes) visit(node);
    text.push(this.#code.slice(from, end));
    return { needs, text };
  }

  /**
   * @param {readonly string[]} labels
   * @param {readonly ts.Node[]} nodes
   * @param {{ start: number, end: number, after?: string, otherwise?: string }} range
   * @returns {Cut}
   */
  #cut(labels, nodes, { start, end, after = "", otherwise = "" }) {
    const { needs, text } = this.#range(nodes, start, end);
    const section = { for: [...labels], needs: [...needs].toSorted(), text: joined([...text, after]), otherwise };
    return { section, start, end };
  }

  /**
   * What is for some plans only in a node. The rest of it has no more of that, except the last part of `a ? b : c`.
   *
   * @param {ts.Node} node
   * @returns {readonly Cut[] | undefined}
   */
  #cutsIn(node) {
    const [start, { end }] = [node.getStart(), node];
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const table = tableIn(node.parent.parent);
      const label = table && this.#labelIn(table, keyOf(node));
      if (label === undefined) return undefined;
      const cut = this.#cut([label], childrenOf(node), { start, end, after: "," });
      // The comma after it.
      return [table?.properties.at(-1) === node ? cut : { ...cut, end: end + 1 }];
    }
    if (ts.isCaseBlock(node)) return this.#cases(node);
    if (ts.isIfStatement(node)) {
      const ops = this.#opsIn(node.expression);
      if (!ops || node.elseStatement) return undefined;
      return [this.#cut(ops, childrenOf(node), { start, end, otherwise: ";" })];
    }
    if (ts.isConditionalExpression(node)) {
      const ops = this.#opsIn(node.condition);
      if (!ops) return undefined;
      return [this.#cut(ops, [node.condition, node.whenTrue], { start, end: node.whenFalse.getStart() })];
    }
    return undefined;
  }

  /**
   * @param {ts.CaseBlock} block
   * @returns {readonly Cut[] | undefined}
   */
  #cases({ parent, clauses }) {
    if (!isOp(parent.expression)) return undefined;
    /** @type {Cut[]} */
    const cuts = [];
    /** @type {ts.CaseClause[]} */
    let cases = [];
    for (const clause of clauses) {
      if (ts.isDefaultClause(clause)) throw new Error("a switch over an op has a default");
      cases.push(clause);
      const last = clause.statements.at(-1);
      if (!last) continue;
      if (clause !== clauses.at(-1) && !leaves(last)) throw new Error(`a case falls through: ${clause.getText()}`);
      const labels = cases.map(({ expression }) => `op:${textOf(expression)}`);
      cuts.push(this.#cut(labels, cases, { start: cases[0]?.getStart() ?? 0, end: clause.end, after: ";" }));
      cases = [];
    }
    return cuts;
  }

  /**
   * @param {ts.ObjectLiteralExpression} table
   * @param {string | undefined} key
   * @returns {string | undefined}
   */
  #labelIn(table, key) {
    if (key === undefined) return undefined;
    if (isTableOfMessages(table)) return key;
    const keys = keysOf(table);
    const isByOp = this.#ops.some((ops) => keys.length === ops.size && keys.every((each) => ops.has(each)));
    return isByOp ? `op:${key}` : undefined;
  }

  /**
   * The ops that a condition is about, which is false for others.
   *
   * @param {ts.Expression} condition
   * @returns {readonly string[] | undefined}
   */
  #opsIn(condition) {
    if (ts.isParenthesizedExpression(condition)) return this.#opsIn(condition.expression);
    if (!ts.isBinaryExpression(condition)) return undefined;
    const { left, right, operatorToken } = condition;
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return this.#opsIn(left) ?? this.#opsIn(right);
    if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
      const [first, second] = [this.#opsIn(left), this.#opsIn(right)];
      return first && second && [...first, ...second];
    }
    const isEqual = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
    return isEqual && isOp(left) && ts.isStringLiteralLike(right) ? [`op:${right.text}`] : undefined;
  }
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node[]}
 */
function childrenOf(node) {
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (each) => void children.push(each));
  return children;
}

/** @param {ts.Expression} node whether it reads the op of a constraint or predicate */
const isOp = (node) => ts.isPropertyAccessExpression(node) && node.name.text === "op";

/**
 * @param {ts.Node} node
 * @returns {ts.ObjectLiteralExpression | undefined} the object that a declaration of a table consists of
 */
const tableIn = (node) =>
  ts.isVariableDeclaration(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer)
    ? node.initializer
    : undefined;

/** @param {ts.ObjectLiteralExpression | undefined} table */
const keysOf = (table) => (table?.properties ?? []).flatMap((property) => keyOf(property) ?? []);

/**
 * @param {ts.ObjectLiteralElementLike} property
 * @returns {string | undefined}
 */
const keyOf = ({ name }) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined);

/** @param {ts.ObjectLiteralExpression} table whether its keys are URIs */
const isTableOfMessages = (table) => {
  const keys = keysOf(table);
  return keys.length > 0 && keys.every((key) => key.includes(":"));
};

/**
 * @param {ts.Statement | undefined} statement
 * @returns {boolean} whether the statement after it is never next
 */
const leaves = (statement) =>
  statement !== undefined &&
  (ts.isReturnStatement(statement) ||
    ts.isBreakStatement(statement) ||
    ts.isContinueStatement(statement) ||
    (ts.isBlock(statement) && leaves(statement.statements.at(-1))) ||
    (ts.isIfStatement(statement) && leaves(statement.thenStatement) && leaves(statement.elseStatement)));

/** @param {ts.Expression} expression */
function textOf(expression) {
  if (!ts.isStringLiteralLike(expression)) throw new Error(`not the name of an op: ${expression.getText()}`);
  return expression.text;
}

/**
 * @param {ts.Identifier} node
 * @returns {boolean} whether it is the name of a variable, not of a property
 */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node;
  if (ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isAccessor(parent))
    return parent.name !== node;
  return !(ts.isBindingElement(parent) && parent.propertyName === node);
}

/**
 * @param {readonly Text[]} texts
 * @returns {Text[]} the same with neighbouring strings as one
 */
function joined(texts) {
  /** @type {Text[]} */
  const all = [];
  for (const text of texts) {
    const last = all.length - 1;
    if (text === "") continue;
    if (typeof text === "string" && typeof all[last] === "string") all[last] += text;
    else all.push(text);
  }
  return all;
}
