import type { Block, BlockId, Plan } from "@argot/core/plan";
import { legible } from "../code/quote.js";
import type { ModuleBindings } from "./bindings.js";
import { isPattern, partsOfText, valueText } from "./value-text.js";

/**
 * A function without parameters that returns a plan, as JavaScript. It leaves out members that are `undefined`. An object that
 * occurs several times is written once: the value of a keyword with subschemas contains the values of the keywords in them.
 */
export function planFunction(whole: Plan, bindings: ModuleBindings): string {
  const plan = { ...whole, blocks: withRelativePointers(whole.blocks) };
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

/** Maximum number of tokens in the pointer of a block that is relative to another one. */
const maxTokens = 3;

/** The blocks with pointers that go on from those of earlier blocks around them (see `complete` of core). */
function withRelativePointers(blocks: readonly (Block | undefined)[]): readonly (Block | undefined)[] {
  const numbers = new Map<string, BlockId>();
  return blocks.map((block, id) => {
    if (!block) return block;
    const { resource, pointer } = block;
    let outer = pointer;
    let below: BlockId | undefined;
    for (let i = 0; i < maxTokens && outer !== "" && below === undefined; i++) {
      outer = outer.slice(0, outer.lastIndexOf("/"));
      below = outer === "" ? undefined : numbers.get(`${resource}#${outer}`);
    }
    numbers.set(`${resource}#${pointer}`, id);
    return below === undefined ? block : { ...block, below, pointer: pointer.slice(outer.length) };
  });
}

/** Texts and objects that occur more than once. An object follows those that it contains. */
function repeatedIn(
  plan: unknown,
  bindings: ModuleBindings,
): { texts: ReadonlySet<string>; objects: readonly object[] } {
  const seen = new Set<unknown>();
  const repeated = new Set<unknown>();
  const texts = new Set<string>();
  const finished: object[] = [];
  const findingRepeats: ModuleBindings = {
    pattern: (each) => bindings.pattern(each),
    customFunction: (each) => bindings.customFunction(each),
    text(each) {
      if (seen.has(each)) texts.add(each);
      seen.add(each);
      return "";
    },
  };
  // An object is visited a second time after everything in it has been visited.
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
    for (const part of partsOfText(value, findingRepeats))
      if (typeof part !== "string") pending.push({ value: part.value, finishes: undefined });
  }
  return { texts, objects: finished.filter((each) => repeated.has(each)) };
}
