import type { Plan } from "@argot/core/plan";
import { legible } from "../code/quote.js";
import type { ModuleBindings } from "./bindings.js";
import { isPattern, partsOfText, valueText } from "./value-text.js";

/**
 * A function without parameters that makes a plan, as JavaScript. It leaves out what is `undefined`. What stands in several
 * places is written once: the values of keywords that hold schemas hold those of the keywords in them.
 */
export function planFunction(plan: Plan, bindings: ModuleBindings): string {
  const { texts, objects } = repeatedIn(plan, bindings);
  const inner: ModuleBindings = {
    pattern: (each) => bindings.pattern(each),
    customFunction: (each) => bindings.customFunction(each),
    text: (each) => (texts.has(each) ? bindings.text(each) : legible(each)),
  };
  const known = new Map<unknown, string>();
  const declared = objects.map((each, i) => {
    const declaration = `const v${i}=${valueText(each, inner, known)};`;
    known.set(each, `v${i}`);
    return declaration;
  });
  return `() => {${declared.join("")}return ${valueText(plan, inner, known)}}`;
}

/** Texts that occur more than once, and objects, each after those in it. */
function repeatedIn(plan: Plan, bindings: ModuleBindings): { texts: ReadonlySet<string>; objects: readonly object[] } {
  const seen = new Set<unknown>();
  const repeated = new Set<unknown>();
  const texts = new Set<string>();
  const finished: object[] = [];
  const noting: ModuleBindings = {
    pattern: (each) => bindings.pattern(each),
    customFunction: (each) => bindings.customFunction(each),
    text(each) {
      if (seen.has(each)) texts.add(each);
      seen.add(each);
      return "";
    },
  };
  // An object comes a second time when all in it have been looked at.
  const pending: { readonly value: unknown; readonly finishes: object | undefined }[] = [
    { value: plan, finishes: undefined },
  ];
  for (let task = pending.pop(); task; task = pending.pop()) {
    if (task.finishes) {
      finished.push(task.finishes);
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
      pending.push({ value, finishes: value });
    }
    for (const part of partsOfText(value, noting))
      if (typeof part !== "string") pending.push({ value: part.value, finishes: undefined });
  }
  return { texts, objects: finished.filter((each) => repeated.has(each)) };
}
