import { type Flaw, flaws, setOf } from "@argot/algebra";
import { type Argot, SchemaError } from "@argot/core";
import type { IndexedDocument } from "../schema-index/index.js";

/** What the algebra proves to be wrong in a document. Locations are JSON Pointers in it, except those in other documents. */
export function provenFlaws(document: IndexedDocument, argot: Argot, maxSteps: number | undefined): readonly Flaw[] {
  const pointerOf = (location: string): string => {
    const at = argot.locate(location);
    return at?.document === document.uri ? at.pointer : location;
  };
  const isHere = ({ location }: Flaw): boolean => argot.locate(location)?.document === document.uri;
  return flawsIn(document.uri, argot, maxSteps)
    .filter(isHere)
    .map((flaw) => withLocations(flaw, pointerOf));
}

/** The flaws of a document. None if it cannot be compiled, which other rules report. */
function flawsIn(uri: string, argot: Argot, maxSteps: number | undefined): readonly Flaw[] {
  if (!argot.locate(uri)) return [];
  try {
    return flaws(setOf(argot, uri), maxSteps === undefined ? {} : { maxSteps });
  } catch (error) {
    if (error instanceof SchemaError) return [];
    throw error;
  }
}

function withLocations(flaw: Flaw, change: (location: string) => string): Flaw {
  const location = change(flaw.location);
  if (flaw.kind === "no-value") return { ...flaw, location, keywords: flaw.keywords.map(change) };
  const placed = { ...flaw, location, schema: change(flaw.schema) };
  if (placed.kind === "covered") return { ...placed, by: change(placed.by) };
  return placed.kind === "overlap" ? { ...placed, other: change(placed.other) } : placed;
}
