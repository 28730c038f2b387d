// Types of TypeScript as values, and their text.

/** A type of TypeScript. */
export type Type =
  | { readonly kind: "unknown" }
  | { readonly kind: "never" }
  /** A type as text, such as `string` or `"a"`. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "union"; readonly of: readonly Type[] }
  | { readonly kind: "intersection"; readonly of: readonly Type[] }
  | { readonly kind: "object"; readonly members: readonly Member[]; readonly index: Type | undefined }
  | { readonly kind: "array"; readonly prefix: readonly Type[]; readonly required: number; readonly rest: Type };

/** A member of an object type. */
export interface Member {
  readonly name: string;
  readonly type: Type;
  readonly optional: boolean;
  /** The lines of its comment. */
  readonly comment: readonly string[];
}

export const unknown: Type = { kind: "unknown" };
export const never: Type = { kind: "never" };
export const text = (given: string): Type => ({ kind: "text", text: given });

/** The type of values of at least one of the types. */
export function union(types: readonly Type[]): Type {
  const flat = distinct(types.flatMap((type) => (type.kind === "union" ? type.of : [type])));
  if (flat.some(({ kind }) => kind === "unknown")) return unknown;
  const possible = flat.filter(({ kind }) => kind !== "never");
  return possible.length === 1
    ? (possible[0] as Type)
    : possible.length === 0
      ? never
      : { kind: "union", of: possible };
}

/** The type of values of all of the types. */
export function intersection(types: readonly Type[]): Type {
  const flat = distinct(types.flatMap((type) => (type.kind === "intersection" ? type.of : [type])));
  if (flat.some(({ kind }) => kind === "never")) return never;
  const known = flat.filter(({ kind }) => kind !== "unknown");
  return known.length === 1 ? (known[0] as Type) : known.length === 0 ? unknown : { kind: "intersection", of: known };
}

function distinct(types: readonly Type[]): readonly Type[] {
  const texts = new Set<string>();
  return types.filter((type) => {
    const key = print(type, "");
    if (texts.has(key)) return false;
    texts.add(key);
    return true;
  });
}

/** The text of a type, with the indentation of the line that it begins in. */
export function print(type: Type, indent: string): string {
  switch (type.kind) {
    case "unknown":
    case "never":
      return type.kind;
    case "text":
      return type.text;
    case "union":
      return type.of
        .map((each) => (each.kind === "intersection" ? `(${print(each, indent)})` : print(each, indent)))
        .join(" | ");
    case "intersection":
      return type.of
        .map((each) => (each.kind === "union" ? `(${print(each, indent)})` : print(each, indent)))
        .join(" & ");
    case "object":
      return printObject(type, indent);
    case "array":
      return printArray(type, indent);
  }
}

function printObject({ members, index }: Type & { kind: "object" }, indent: string): string {
  const inner = `${indent}  `;
  const lines = members.flatMap(({ name, type, optional, comment }) => [
    ...commentLines(comment, inner),
    `${inner}${propertyName(name)}${optional ? "?" : ""}: ${print(type, inner)};`,
  ]);
  if (index) lines.push(`${inner}[name: string]: ${print(index, inner)};`);
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

function printArray({ prefix, required, rest }: Type & { kind: "array" }, indent: string): string {
  const element = print(rest, indent);
  const list = rest.kind === "union" || rest.kind === "intersection" ? `(${element})[]` : `${element}[]`;
  if (prefix.length === 0) return rest.kind === "never" ? "[]" : list;
  const items = prefix.map((each, i) => {
    const item = print(each, indent);
    if (i < required) return item;
    return each.kind === "union" || each.kind === "intersection" ? `(${item})?` : `${item}?`;
  });
  return `[${[...items, ...(rest.kind === "never" ? [] : [`...${list}`])].join(", ")}]`;
}

/** A comment in the form of documentation; nothing without lines. */
export function commentLines(lines: readonly string[], indent: string): readonly string[] {
  const safe = lines
    .flatMap((line) => line.split(/\r\n|[\n\r\u2028\u2029]/))
    .map((line) => line.replaceAll("*/", "*\\/").trimEnd());
  if (safe.length === 0) return [];
  if (safe.length === 1) return [`${indent}/** ${safe[0]} */`];
  return [`${indent}/**`, ...safe.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}`), `${indent} */`];
}

/** A name as a property: quoted unless it is an identifier. `__proto__` in quotes is one like any other. */
const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
