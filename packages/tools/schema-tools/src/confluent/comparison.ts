import { equal } from "@argot/core/json";
import { arrayChanges } from "./array.js";
import { areCompatible, type Change, change, type Compare } from "./change.js";
import { type ConfluentChangeType, isCompatibleType } from "./change-type.js";
import { combinedChanges } from "./combined.js";
import { ConfluentError } from "./confluent-error.js";
import { constChanges } from "./const.js";
import { enumChanges } from "./enum.js";
import { type Annotations, isEmpty, type Model, type Part } from "./model.js";
import { notChanges } from "./not.js";
import { numberChanges } from "./number.js";
import { objectChanges } from "./object.js";
import { PairMap } from "./pair-map.js";
import { maxDepth } from "./schema-document.js";
import { stringChanges } from "./string.js";

/** How many pairs of schemas are compared. */
const maxPairs = 300_000;

/** How many changes of a pair are kept. What many schemas refer to changes at many places. */
const maxChanges = 1000;

/**
 * The changes between two schemas. In a cycle of references, a pair is taken to be compatible while it is compared. If it
 * turns out not to be, all is compared again with what is known of it, until nothing new is found.
 */
export function changesBetween(before: Part, after: Part): readonly Change[] {
  const incompatible = new PairMap<readonly Change[]>();
  for (let pairs = 0; ;) {
    const known = incompatible.size;
    const pass = new Pass(incompatible, maxPairs - pairs);
    const changes = pass.compare(before, after);
    if (!pass.hasAssumed || incompatible.size === known) return changes;
    pairs += pass.pairs;
  }
}

class Pass {
  /** Whether some pair was taken to be compatible because it was being compared. */
  hasAssumed = false;
  /** How many pairs were compared. */
  pairs = 0;
  readonly #maxPairs: number;
  readonly #incompatible: PairMap<readonly Change[]>;
  readonly #results = new PairMap<readonly Change[]>();
  readonly #begun = new PairMap<true>();
  #depth = 0;

  constructor(incompatible: PairMap<readonly Change[]>, most: number) {
    this.#incompatible = incompatible;
    this.#maxPairs = most;
  }

  readonly compare: Compare = (before, after) => {
    if (!before || !after) {
      if (before === after) return [];
      return [change(before ? "SCHEMA_REMOVED" : "SCHEMA_ADDED")];
    }
    return this.#compare(referred(before), referred(after));
  };

  #compare(before: Part, after: Part): readonly Change[] {
    const result = this.#results.get(before, after);
    if (result) return result;
    if (this.#begun.get(before, after)) return this.#assumed(before, after);
    if (this.#depth === maxDepth) throw new ConfluentError("too-large", "schemas are nested too deeply to be compared");
    if (this.pairs++ === this.#maxPairs)
      throw new ConfluentError("too-large", "schemas refer to one another too often");
    this.#begun.set(before, after, true);
    this.#depth++;
    const changes = bounded(
      singletonChanges(before, after, this.compare) ?? kindChanges(before.model, after.model, this.compare),
    );
    this.#depth--;
    this.#results.set(before, after, changes);
    if (!areCompatible(changes)) this.#incompatible.set(before, after, changes);
    return changes;
  }

  #assumed(before: Part, after: Part): readonly Change[] {
    const known = this.#incompatible.get(before, after);
    if (!known) this.hasAssumed = true;
    return known ?? [];
  }
}

/** Some of very many changes. Those that are not compatible come first, since they decide. */
function bounded(changes: readonly Change[]): readonly Change[] {
  if (changes.length <= maxChanges) return changes;
  const incompatible = changes.filter(({ type }) => !isCompatibleType(type));
  return [...incompatible, ...changes.filter(({ type }) => isCompatibleType(type))].slice(0, maxChanges);
}

/** Where references lead. One that only leads to others may lead back to itself. */
function referred(part: Part): Part {
  const seen = new Set<Part>();
  let at = part;
  while (at.model.kind === "reference" && !seen.has(at)) {
    seen.add(at);
    at = at.model.target();
  }
  return at;
}

/** The changes between a schema and one of those that another schema combines, if they are compatible. */
function singletonChanges(before: Part, after: Part, compare: Compare): readonly Change[] | undefined {
  const [old, current] = [before.model, after.model];
  if (old.kind !== "combined" && current.kind === "combined") {
    const { parts, criterion } = current;
    if (parts.length === 1) return compatibleChanges(compare(before, parts[0]));
    if (criterion === "allOf") return undefined;
    return firstCompatible(parts, (part) => compare(before, part), "SUM_TYPE_EXTENDED");
  }
  if (old.kind === "combined" && current.kind !== "combined") {
    const { parts, criterion } = old;
    if (parts.length === 1) return compatibleChanges(compare(parts[0], after));
    if (criterion !== "allOf") return undefined;
    return firstCompatible(parts, (part) => compare(part, after), "PRODUCT_TYPE_NARROWED");
  }
  return undefined;
}

const compatibleChanges = (changes: readonly Change[]): readonly Change[] | undefined =>
  areCompatible(changes) ? changes : undefined;

function firstCompatible(
  parts: readonly Part[],
  changesOf: (part: Part) => readonly Change[],
  type: ConfluentChangeType,
): readonly Change[] | undefined {
  for (const part of parts) {
    const changes = changesOf(part);
    if (areCompatible(changes)) return [...changes, change(type)];
  }
  return undefined;
}

function kindChanges(before: Model, after: Model, compare: Compare): readonly Change[] {
  if (before.kind === after.kind) return [...annotationChanges(before, after), ...ownChanges(before, after, compare)];
  if (before.kind === "false" || isEmpty({ model: after })) return [];
  return before.connectType === "bytes" && after.connectType === "bytes" ? [] : [change("TYPE_CHANGED")];
}

const annotationChanges = (before: Annotations, after: Annotations): readonly Change[] => [
  ...(before.id === after.id ? [] : [change("ID_CHANGED")]),
  ...(before.title === after.title ? [] : [change("TITLE_CHANGED")]),
  ...(before.description === after.description ? [] : [change("DESCRIPTION_CHANGED")]),
  ...(equal(before.default, after.default) ? [] : [change("DEFAULT_CHANGED")]),
];

function ownChanges(before: Model, after: Model, compare: Compare): readonly Change[] {
  if (before.kind === "string" && after.kind === "string") return stringChanges(before, after);
  if (before.kind === "number" && after.kind === "number") return numberChanges(before, after);
  if (before.kind === "const" && after.kind === "const") return constChanges(before, after);
  if (before.kind === "enum" && after.kind === "enum") return enumChanges(before, after);
  if (before.kind === "combined" && after.kind === "combined") return combinedChanges(before, after, compare);
  if (before.kind === "not" && after.kind === "not") return notChanges(before, after, compare);
  if (before.kind === "object" && after.kind === "object") return objectChanges(before, after, compare);
  if (before.kind === "array" && after.kind === "array") return arrayChanges(before, after, compare);
  return [];
}
