// Declarations that emitted code contains if it uses them. They contain nothing of a schema.

interface Helper {
  readonly source: string;
  /** Other helpers that it uses. */
  readonly needs: readonly HelperName[];
}

/** A helper, by the name that it has in emitted code. */
export type HelperName = "O" | "h" | "G" | "numbered" | "none" | "add" | "addCounted" | "found" | "isLost" | "Later";

export const helpers: Readonly<Record<HelperName, Helper>> = {
  O: { source: "const O = Object.prototype;", needs: [] },
  /** Whether an object has a property of its own. */
  h: { source: "const h = Object.prototype.hasOwnProperty;", needs: [] },
  G: { source: "const G = Object.getPrototypeOf;", needs: [] },
  /** A map from each text to the index of the list that contains it. */
  numbered: {
    source: "const numbered = (lists) => new Map(lists.flatMap((texts, i) => texts.map((text) => [text, i])));",
    needs: [],
  },
  none: { source: "const none = [];", needs: [] },
  /** Adds an element to a list that is `undefined` while it is empty. */
  add: {
    source: "function add(list, one) {\n  if (list === undefined) return [one];\n  list.push(one);\n  return list;\n}",
    needs: [],
  },
  /** Counts failures. */
  found: { source: "const found = L.found;", needs: [] },
  /** The same as `add`. It counts the elements of a list after the first, which may end the run: no run has many without long lists. */
  addCounted: {
    source:
      "function addCounted(list, one) {\n  if (list === undefined) return [one];\n  if (found.left-- === 0) found.end();\n  list.push(one);\n  return list;\n}",
    needs: ["found"],
  },
  /** Whether one of the rules that apply schemas in place has failed. */
  isLost: {
    source:
      "const isLost = (failures, inPlace) => failures !== undefined && failures.some(({ ruleIndex }) => inPlace.includes(ruleIndex));",
    needs: [],
  },
  /** An application whose failures are found when they are first read. */
  Later: {
    source: `class Later {
  application; block; key = undefined; value; #found; #explain;
  constructor(application, block, value, explain) { this.application = application; this.block = block; this.value = value; this.#explain = explain; }
  get failures() { return this.#found ??= this.#explain(this.value, 0) ?? none; }
}`,
    needs: ["none"],
  },
};
