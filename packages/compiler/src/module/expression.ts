import type { HostFunction, Pattern, Plan } from "@argot/core/plan";
import { quote } from "../emit/text.js";

/** Names for what an expression takes from the module around it. */
export interface Names {
  /** The name of a regular expression. */
  pattern(pattern: Pattern): string;
  /** The name of an imported function. */
  host(host: HostFunction<unknown>): string;
}

/** A plan as a JavaScript expression. What is `undefined` is left out. */
export const planExpression = (plan: Plan, names: Names): string => expression(plan, names);

/** A JSON value as a JavaScript expression; `undefined` for any other value. */
export function jsonExpression(value: unknown): string | undefined {
  return isJson(value) ? expression(value) : undefined;
}

/** Text to write, or a value to be written. */
type Task = string | { readonly value: unknown };

/** A tree of objects, arrays, maps and sets, on a stack of its own: values in schemas are of any depth. */
function expression(root: unknown, names?: Names): string {
  const text: string[] = [];
  const pending: Task[] = [{ value: root }];
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    if (typeof task === "string") text.push(task);
    // One by one: an array can be longer than a list of arguments.
    else for (const each of tasksOf(task.value, names).reverse()) pending.push(each);
  }
  return text.join("");
}

function tasksOf(value: unknown, names: Names | undefined): Task[] {
  if (typeof value !== "object" || value === null) return [quote(value as string | number | boolean | null)];
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
  name === "__proto__" ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);

const isPattern = (value: object): value is Pattern =>
  "source" in value && "flags" in value && "test" in value && typeof value.test === "function";

const isHost = (value: object): value is HostFunction<unknown> => "call" in value && typeof value.call === "function";

function isJson(root: unknown): boolean {
  const pending = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (value === null || typeof value === "string" || typeof value === "boolean") continue;
    if (typeof value === "number" && Number.isFinite(value)) continue;
    if (typeof value !== "object") return false;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return false;
    for (const part of Object.values(value)) pending.push(part);
  }
  return true;
}
