import type { CustomFunction, Pattern } from "@argot/core/plan";
import { legible } from "../code/quote.js";
import type { ModuleBindings } from "./bindings.js";

/** Length from which a repeated text gets a name. */
const longText = 16;

/** A JSON value as JavaScript; `undefined` for any other value. */
export const jsonText = (value: unknown): string | undefined => (isJson(value) ? valueText(value) : undefined);

/** Text, or a value whose text is still to be written. */
export type TextPart = string | { readonly value: unknown };

/**
 * A tree of objects, arrays, maps and sets as JavaScript. Without recursion, since values in schemas may be of any depth.
 *
 * @param known - Values that already have a name, and the names.
 */
export function valueText(root: unknown, bindings?: ModuleBindings, known?: ReadonlyMap<unknown, string>): string {
  const text: string[] = [];
  const pending: TextPart[] = [{ value: root }];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const written = typeof part === "string" ? part : known?.get(part.value);
    if (written !== undefined) text.push(written);
    // One by one: an array may have more elements than a call can have arguments.
    else for (const each of partsOfText((part as { value: unknown }).value, bindings).reverse()) pending.push(each);
  }
  return text.join("");
}

/** The text of a value, in which the values that it contains are still values. */
export function partsOfText(value: unknown, bindings: ModuleBindings | undefined): TextPart[] {
  if (Object.is(value, -0)) return ["-0"];
  if (bindings && typeof value === "string" && value.length >= longText) return [bindings.text(value)];
  if (typeof value !== "object" || value === null) return [legible(value as string | number | bigint | boolean | null)];
  if (Array.isArray(value)) return partsOfArray(value);
  if (value instanceof Map) {
    const entries = Array.from(value, (entry) => entry as unknown[]);
    return entries.length === 0 ? ["new Map()"] : ["new Map(", ...partsOfArray(entries), ")"];
  }
  if (value instanceof Set) return value.size === 0 ? ["new Set()"] : ["new Set(", ...partsOfArray([...value]), ")"];
  if (bindings && isPattern(value)) return [bindings.pattern(value)];
  if (bindings && isCustomFunction(value)) {
    const { call: _, module: __, ...rest } = value;
    return ["{", "call:", bindings.customFunction(value), ",", ...partsOfMembers(rest), "}"];
  }
  return ["{", ...partsOfMembers(value), "}"];
}

/** What is missing is written: a gap would be read from `Object.prototype`. */
function partsOfArray(values: readonly unknown[]): TextPart[] {
  const parts: TextPart[] = ["["];
  for (const [i, value] of values.entries()) {
    if (i > 0) parts.push(",");
    parts.push(value === undefined ? "void 0" : { value });
  }
  return [...parts, "]"];
}

function partsOfMembers(object: object): TextPart[] {
  const members = Object.entries(object).filter(([, value]) => value !== undefined);
  return members.flatMap(([name, value], i) => [`${i > 0 ? "," : ""}${memberKey(name)}:`, { value }]);
}

/** `__proto__` without brackets would be the prototype. */
const memberKey = (name: string): string =>
  name === "__proto__" ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : legible(name);

export const isPattern = (value: object): value is Pattern =>
  Object.hasOwn(value, "source") && Object.hasOwn(value, "flags") && hasFunction(value, "test");

const isCustomFunction = (value: object): value is CustomFunction<unknown> => hasFunction(value, "call");

const hasFunction = (value: object, name: string): boolean =>
  Object.hasOwn(value, name) && typeof (value as Readonly<Record<string, unknown>>)[name] === "function";

function isJson(root: unknown): boolean {
  const pending = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (value === null || typeof value === "string" || typeof value === "boolean" || typeof value === "bigint")
      continue;
    if (typeof value === "number" && Number.isFinite(value)) continue;
    if (typeof value !== "object") return false;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return false;
    for (const part of Object.values(value)) pending.push(part);
  }
  return true;
}
