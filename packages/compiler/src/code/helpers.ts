// Declarations that emitted code contains if it uses them. They contain nothing of a schema.

interface Helper {
  readonly source: string;
  /** Other helpers that it uses. */
  readonly needs: readonly HelperName[];
}

/** A helper, by the name that it has in emitted code. */
export type HelperName = "O" | "h" | "G" | "numbered";

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
};
