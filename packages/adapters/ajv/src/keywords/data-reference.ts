// The option `$data`: values of keywords that are in the data.
import { tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { byName, plain } from "../schemas/keyword-values.js";
import { memberAt } from "../schemas/member-at.js";
import type { DataValidationCxt } from "./keyword-definition.js";

/** The value of a keyword that is in the data. */
export interface DataReference {
  /** A JSON Pointer, or a relative one. */
  readonly $data: string;
}

/** Whether the value of a keyword is in the data. */
export const isDataReference = (value: unknown): value is DataReference =>
  isObject(value) && typeof value["$data"] === "string" && Object.keys(value).length === 1;

const form = /^(?:(?<up>\d+)(?<rest>#|\/.*)?|(?:\/.*)?)$/s;

/** @throws Error if a pointer has neither of the two forms. */
export function requirePointer(pointer: string): void {
  const { rest } = form.exec(pointer)?.groups ?? { rest: "none" };
  const inner = rest === undefined || rest === "#" ? "" : rest;
  if (!form.test(pointer) || tokensOf(pointer.startsWith("/") ? pointer : inner) === undefined)
    throw new Error(`Invalid JSON-pointer: ${pointer}`);
}

/** The part of the data at a pointer, from the location of a value; `undefined` if there is none. */
export function dataAt(
  pointer: string,
  { rootData, instancePath }: Pick<DataValidationCxt, "rootData" | "instancePath">,
): unknown {
  const { up, rest = "" } = form.exec(pointer)?.groups ?? {};
  if (up === undefined) return memberAt(rootData, pointer);
  const tokens = tokensOf(instancePath) ?? [];
  const level = tokens.length - Number(up);
  if (level < 0) return undefined;
  const outer = follow(rootData, tokens.slice(0, level));
  if (rest !== "#") return memberAt(outer, rest);
  const key = tokens.at(level - 1);
  if (level === 0 || key === undefined) return undefined;
  return Array.isArray(follow(rootData, tokens.slice(0, level - 1))) ? Number(key) : key;
}

const follow = (root: unknown, tokens: readonly string[]): unknown =>
  tokens.reduce<unknown>((value, token) => (value as Record<string, unknown> | undefined)?.[token], root);

/**
 * A copy of a schema without values that are in the data, for the check against a meta-schema.
 *
 * @param exampleOf - A value in place of one in the data; `undefined` for a keyword whose value cannot be there.
 */
export function withExamples(schema: unknown, exampleOf: (keyword: string) => unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((each: unknown) => withExamples(each, exampleOf));
  if (!isObject(schema)) return schema;
  const members = Object.entries(schema).map(([name, value]): [string, unknown] => {
    const example = !names && isDataReference(value) ? exampleOf(name) : undefined;
    if (example !== undefined || (!names && plain.has(name))) return [name, example ?? value];
    return [name, withExamples(value, exampleOf, !names && byName.has(name))];
  });
  return Object.fromEntries(members);
}
