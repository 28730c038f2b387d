import { type Flaw, flaws, setOf } from "@argot/algebra";
import { type Argot, SchemaError } from "@argot/core";
import { splitFragment } from "@argot/core/json";
import type { IndexedDocument } from "../schema-index/index.js";

/** A flaw that is proven, with the JSON Pointers of its locations in the document. */
export type ProvenFlaw = Flaw & {
  /** Where it is. */
  readonly pointer: string;
  /** The schema around it; for a schema without values, that schema. */
  readonly schemaPointer: string;
};

/** What the algebra proves to be wrong in a document. Nothing if the document cannot be compiled, which other rules report. */
export function provenFlaws(
  document: IndexedDocument,
  argot: Argot,
  maxSteps: number | undefined,
): readonly ProvenFlaw[] {
  const pointerOf = (location: string): string | undefined => {
    const at = argot.locate(location);
    return at?.document === document.uri ? at.pointer : undefined;
  };
  return flawsIn(document.uri, argot, maxSteps).flatMap((flaw) => {
    const pointer = pointerOf(flaw.location);
    const schemaPointer = "schema" in flaw ? pointerOf(flaw.schema) : pointer;
    return pointer === undefined || schemaPointer === undefined ? [] : [{ ...flaw, pointer, schemaPointer }];
  });
}

function flawsIn(uri: string, argot: Argot, maxSteps: number | undefined): readonly Flaw[] {
  if (!argot.locate(uri)) return [];
  try {
    return flaws(setOf(argot, uri), maxSteps === undefined ? {} : { maxSteps });
  } catch (error) {
    if (error instanceof SchemaError) return [];
    throw error;
  }
}

/** The fragment of a location, as a JSON Pointer. */
export const pointerIn = (location: string): string => decodeURIComponent(splitFragment(location).fragment ?? "");
