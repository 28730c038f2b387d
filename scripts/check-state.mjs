// Refuses state beside instances: what can change and stands at the top level of a file, or is static, is shared by all instances, and by
// all programs in a process. Two instances share nothing, so what changes belongs to an instance, a validator or a loop. What is constant
// has a type that says so.
import path from "node:path";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { root, shown, sources } from "./lib/workspace.mjs";

const files = ["packages/core/src", "packages/reports/src", "packages/compiler/src"].flatMap((folder) =>
  sources(path.join(root, folder)),
);
const config = path.join(root, "tsconfig.base.json");
const { options } = ts.parseJsonConfigFileContent(
  { ...ts.readConfigFile(config, ts.sys.readFile).config, files: [] },
  ts.sys,
  root,
  { noEmit: true, customConditions: ["@argot/source"], isolatedDeclarations: false, declaration: false },
);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();

/** Types of JavaScript that change. Their read-only counterparts have other names. */
const changing =
  /^(?:Array|Map|Set|WeakMap|WeakSet|Date|ArrayBuffer|DataView|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)$/;

/** Types of JavaScript that do not change, or of which nobody changes an object. */
const constant = /^(?:ReadonlyArray|ReadonlyMap|ReadonlySet|RegExp|Function|Promise)$/;

const readonlyCheckFlag = 8;

/** @param {ts.Symbol} symbol whether a property can be assigned to */
function isWritable(symbol) {
  const { declarations = [] } = symbol;
  // Set by mapped types, such as `Readonly`. TypeScript does not declare it.
  const { links } = /** @type {{ links?: { checkFlags?: number } }} */ (/** @type {unknown} */ (symbol));
  if (((links?.checkFlags ?? 0) & readonlyCheckFlag) !== 0) return false;
  return declarations.some(
    (each) =>
      (ts.isPropertyDeclaration(each) || ts.isPropertySignature(each) || ts.isPropertyAssignment(each)) &&
      (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly) === 0,
  );
}

/**
 * What can change in values of a type; `undefined` if nothing can.
 *
 * @param {ts.Type} type
 * @param {Set<ts.Type>} seen
 * @returns {string | undefined}
 */
function changeIn(type, seen = new Set()) {
  if (seen.has(type)) return undefined;
  seen.add(type);
  if (type.isUnionOrIntersection()) return firstOf(type.types, (each) => changeIn(each, seen));
  if ((type.flags & ts.TypeFlags.Object) === 0) return undefined;
  const name = type.getSymbol()?.name ?? "";
  if (changing.test(name)) return `is ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
  if (constant.test(name) || checker.isTupleType(type))
    return firstOf(checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)), (each) => changeIn(each, seen));
  // Functions keep nothing themselves.
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return undefined;
  return firstOf(checker.getPropertiesOfType(type), (property) => {
    if (isWritable(property)) return `has a property ${shownName(property)} that can be assigned to`;
    // A getter keeps nothing itself: what it returns is made, or is in another property.
    if ((property.flags & ts.SymbolFlags.GetAccessor) !== 0) return undefined;
    const change = changeIn(checker.getTypeOfSymbol(property), seen);
    return change && `has ${shownName(property)}, which ${change}`;
  });
}

/** @param {ts.Symbol} property the name, without what TypeScript puts before private ones */
const shownName = ({ name }) => name.replace(/^__#\d+@/, "");

/**
 * @template Element
 * @param {readonly Element[]} list
 * @param {(each: Element) => string | undefined} find
 */
function firstOf(list, find) {
  for (const each of list) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @param {ts.Expression | undefined} initializer */
const isFrozen = (initializer) =>
  initializer !== undefined && ts.isCallExpression(initializer) && initializer.expression.getText() === "Object.freeze";

/** @param {ts.Expression | undefined} value a function that a function returned: what that one kept for it is not in its type */
const isMade = (value) =>
  value !== undefined && ts.isCallExpression(value) && checker.getTypeAtLocation(value).getCallSignatures().length > 0;

/** @param {ts.VariableDeclaration | ts.PropertyDeclaration} declaration */
function changeOf(declaration) {
  if (isFrozen(declaration.initializer)) return undefined;
  if (isMade(declaration.initializer)) return "is a function that another one makes, which may keep something for it";
  return changeIn(checker.getTypeAtLocation(declaration.name));
}

/**
 * @param {ts.Node} node
 * @returns {{ node: ts.Node, name: string, change: string | undefined }[]} what a node declares that lives as long as the module
 */
function declared(node) {
  if (ts.isVariableStatement(node)) {
    const isConstant = (node.declarationList.flags & ts.NodeFlags.Const) !== 0;
    return node.declarationList.declarations.map((each) => ({
      node: each,
      name: each.name.getText(),
      change: isConstant ? changeOf(each) : "is a variable",
    }));
  }
  if (!ts.isClassDeclaration(node)) return [];
  return node.members.flatMap((member) => {
    if (!ts.isPropertyDeclaration(member)) return [];
    const flags = ts.getCombinedModifierFlags(member);
    if ((flags & ts.ModifierFlags.Static) === 0) return [];
    const change = (flags & ts.ModifierFlags.Readonly) === 0 ? "is a variable" : changeOf(member);
    return [{ node: member, name: `${node.name?.text}.${member.name.getText()}`, change }];
  });
}

/** @param {string} file */
function stateIn(file) {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${shown(file)} was not read`);
  return source.statements.flatMap(declared).flatMap(({ node, name, change }) => {
    if (change === undefined) return [];
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return [`${shown(file)}:${line}: ${name} ${change}`];
  });
}

finish(
  "state",
  files.flatMap((file) => stateIn(file)),
  "Make it a member of the instance, validator or loop that needs it. If it never changes, give it a type that says so, such as `ReadonlyMap`, " +
    "or members that are `readonly`.",
  `${files.length} files keep no state beside instances`,
);
