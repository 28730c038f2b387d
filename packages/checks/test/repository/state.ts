import ts from "typescript";
import { position } from "./sources.js";

/** Types of JavaScript that change. Their read-only counterparts have other names. */
const changing =
  /^(?:Array|Map|Set|WeakMap|WeakSet|Date|ArrayBuffer|DataView|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)$/;

/** Types of JavaScript that do not change, or of which nobody changes an object. */
const constant = /^(?:ReadonlyArray|ReadonlyMap|ReadonlySet|RegExp|Function|Promise)$/;

const readonlyCheckFlag = 8;

/** What a file declares at its top level, or as static, that can change: it lives as long as the module. */
export function stateIn(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  return source.statements
    .flatMap((statement) => declared(statement, checker))
    .flatMap(({ node, name, change }) => (change === undefined ? [] : [`${position(node)}: ${name} ${change}`]));
}

interface Declared {
  readonly node: ts.Node;
  readonly name: string;
  /** What can change; `undefined` if nothing can. */
  readonly change: string | undefined;
}

function declared(node: ts.Node, checker: ts.TypeChecker): Declared[] {
  if (ts.isVariableStatement(node)) {
    const isConstant = (node.declarationList.flags & ts.NodeFlags.Const) !== 0;
    return node.declarationList.declarations.map((each) => ({
      node: each,
      name: each.name.getText(),
      change: isConstant ? changeOf(each, checker) : "is a variable",
    }));
  }
  if (!ts.isClassDeclaration(node)) return [];
  return node.members.flatMap((member) => {
    if (!ts.isPropertyDeclaration(member)) return [];
    const flags = ts.getCombinedModifierFlags(member);
    if ((flags & ts.ModifierFlags.Static) === 0) return [];
    const change = (flags & ts.ModifierFlags.Readonly) === 0 ? "is a variable" : changeOf(member, checker);
    return [{ node: member, name: `${node.name?.text}.${member.name.getText()}`, change }];
  });
}

function changeOf(
  { name, initializer }: ts.VariableDeclaration | ts.PropertyDeclaration,
  checker: ts.TypeChecker,
): string | undefined {
  if (initializer && ts.isCallExpression(initializer)) {
    if (initializer.expression.getText() === "Object.freeze") return undefined;
    // What the function that made it kept for it is not in its type.
    if (checker.getTypeAtLocation(initializer).getCallSignatures().length > 0)
      return "is a function that another one makes, which may keep something for it";
  }
  return changeIn(checker.getTypeAtLocation(name), checker, new Set());
}

/** What can change in values of a type; `undefined` if nothing can. */
function changeIn(type: ts.Type, checker: ts.TypeChecker, seen: Set<ts.Type>): string | undefined {
  if (seen.has(type)) return undefined;
  seen.add(type);
  if (type.isUnionOrIntersection()) return firstOf(type.types, (each) => changeIn(each, checker, seen));
  if ((type.flags & ts.TypeFlags.Object) === 0) return undefined;
  const name = type.getSymbol()?.name ?? "";
  if (changing.test(name)) return `is ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
  if (constant.test(name) || checker.isTupleType(type))
    return firstOf(checker.getTypeArguments(type as ts.TypeReference), (each) => changeIn(each, checker, seen));
  // Functions keep nothing themselves.
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return undefined;
  return firstOf(checker.getPropertiesOfType(type), (property) => {
    // Without what TypeScript puts before private names.
    const shown = property.name.replace(/^__#\d+@/, "");
    if (isWritable(property)) return `has a property ${shown} that can be assigned to`;
    // A getter keeps nothing itself: what it returns is made, or is in another property.
    if ((property.flags & ts.SymbolFlags.GetAccessor) !== 0) return undefined;
    const change = changeIn(checker.getTypeOfSymbol(property), checker, seen);
    return change && `has ${shown}, which ${change}`;
  });
}

/** Whether a property can be assigned to. */
function isWritable(symbol: ts.Symbol): boolean {
  // Set by mapped types, such as `Readonly`. TypeScript does not declare it.
  const { links } = symbol as unknown as { readonly links?: { readonly checkFlags?: number } };
  if (((links?.checkFlags ?? 0) & readonlyCheckFlag) !== 0) return false;
  return (symbol.declarations ?? []).some(
    (each) =>
      (ts.isPropertyDeclaration(each) || ts.isPropertySignature(each) || ts.isPropertyAssignment(each)) &&
      (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly) === 0,
  );
}

function firstOf<Element>(list: readonly Element[], find: (each: Element) => string | undefined): string | undefined {
  for (const each of list) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
