import type { CustomFunction, Pattern, Plan } from "@argot/core/plan";
import { legible } from "../code/quote.js";

/** Names for what an expression takes from the module around it. */
export interface Names {
  /** The name of a regular expression. */
  pattern(pattern: Pattern): string;
  /** The name of an imported function. */
  host(host: CustomFunction<unknown>): string;
  /** The name of a text that occurs more than once. */
  text(text: string): string;
}

/**
 * A function without parameters that makes a plan, as a JavaScript expression. What is `undefined` is left out. What
 * stands in several places is written once: the values of keywords that hold schemas hold those of the keywords in them.
 */
export function planFunction(plan: Plan, names: Names): string {
  const host = (each: CustomFunction<unknown>): string => names.host(each);
  const pattern = (each: Pattern): string => names.pattern(each);
  const { texts, objects } = repeatedIn(plan, { host, pattern });
  const text = (each: string): string => (texts.has(each) ? names.text(each) : legible(each));
  const known = new Map<unknown, string>();
  const declared = objects.map((each, i) => {
    const declaration = `const v${i}=${expression(each, { host, pattern, text }, known)};`;
    known.set(each, `v${i}`);
    return declaration;
  });
  return `() => {${declared.join("")}return ${expression(plan, { host, pattern, text }, known)}}`;
}

/** Texts that occur more than once, and objects, each after those in it. */
function repeatedIn(
  plan: Plan,
  names: Omit<Names, "text">,
): { texts: ReadonlySet<string>; objects: readonly object[] } {
  const seen = new Set<unknown>();
  const repeated = new Set<unknown>();
  const texts = new Set<string>();
  const left: object[] = [];
  const text = (each: string): string => {
    if (seen.has(each)) texts.add(each);
    seen.add(each);
    return "";
  };
  const pending: { readonly value: unknown; readonly leaves: object | undefined }[] = [
    { value: plan, leaves: undefined },
  ];
  for (let task = pending.pop(); task; task = pending.pop()) {
    if (task.leaves) {
      left.push(task.leaves);
      continue;
    }
    const { value } = task;
    const isObject = typeof value === "object" && value !== null && !isPattern(value);
    if (isObject && seen.has(value)) {
      repeated.add(value);
      continue;
    }
    if (isObject) {
      seen.add(value);
      pending.push({ value, leaves: value });
    }
    for (const each of tasksOf(value, { ...names, text }))
      if (typeof each !== "string") pending.push({ ...each, leaves: undefined });
  }
  return { texts, objects: left.filter((each) => repeated.has(each)) };
}

/** Text that is shorter is not worth a name. */
const longText = 16;

/** A JSON value as a JavaScript expression; `undefined` for any other value. */
export function jsonExpression(value: unknown): string | undefined {
  return isJson(value) ? expression(value) : undefined;
}

/** Text to write, or a value to be written. */
type Task = string | { readonly value: unknown };

/** A tree of objects, arrays, maps and sets, on a stack of its own: values in schemas are of any depth. */
export function expression(root: unknown, names?: Names, known?: ReadonlyMap<unknown, string>): string {
  const text: string[] = [];
  const pending: Task[] = [{ value: root }];
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    const name = typeof task === "string" ? task : known?.get(task.value);
    if (name !== undefined) text.push(name);
    // One by one: an array can be longer than a list of arguments.
    else for (const each of tasksOf((task as { value: unknown }).value, names).reverse()) pending.push(each);
  }
  return text.join("");
}

function tasksOf(value: unknown, names: Names | undefined): Task[] {
  if (Object.is(value, -0)) return ["-0"];
  if (names && typeof value === "string" && value.length >= longText) return [names.text(value)];
  if (typeof value !== "object" || value === null) return [legible(value as string | number | bigint | boolean | null)];
  if (Array.isArray(value)) return arrayTasks(value);
  if (value instanceof Map) {
    const entries = Array.from(value, (entry) => entry as unknown[]);
    return entries.length === 0 ? ["new Map()"] : ["new Map(", ...arrayTasks(entries), ")"];
  }
  if (value instanceof Set) return value.size === 0 ? ["new Set()"] : ["new Set(", ...arrayTasks([...value]), ")"];
  if (names && isPattern(value)) return [names.pattern(value)];
  if (names && isHost(value)) {
    const { call: _, module: __, ...rest } = value;
    return ["{", "call:", names.host(value), ",", ...memberTasks(rest), "}"];
  }
  return ["{", ...memberTasks(value), "}"];
}

/** What is missing in an array stays missing. */
function arrayTasks(values: readonly unknown[]): Task[] {
  const tasks: Task[] = ["["];
  for (const [i, value] of values.entries()) {
    if (value !== undefined) tasks.push({ value });
    if (i < values.length - 1 || value === undefined) tasks.push(",");
  }
  return [...tasks, "]"];
}

function memberTasks(object: object): Task[] {
  const members = Object.entries(object).filter(([, value]) => value !== undefined);
  return members.flatMap(([name, value], i) => [`${i > 0 ? "," : ""}${keyOf(name)}:`, { value }]);
}

/** `__proto__` without brackets would be the prototype. */
const keyOf = (name: string): string =>
  name === "__proto__" ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : legible(name);

const isPattern = (value: object): value is Pattern =>
  Object.hasOwn(value, "source") && Object.hasOwn(value, "flags") && hasFunction(value, "test");

const isHost = (value: object): value is CustomFunction<unknown> => hasFunction(value, "call");

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
