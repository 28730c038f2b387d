import { compare, setOf } from "@argot/algebra";
import { SchemaError } from "@argot/core";
import { stringifyJson } from "@argot/core/json";
import { inline, InlineError } from "@argot/schema-tools/inline";
import { merge } from "@argot/schema-tools/merge";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import type { Argot } from "@argot/reports";
import type { Json } from "../json.js";
import { argotWithDocuments, documentUri } from "./documents.js";
import { type Disagreement, type Judge, outcomeOf } from "./judge.js";

/** The changes that keep what a schema accepts. */
const changes: Readonly<Record<string, (index: SchemaIndex) => Json>> = {
  inline: (index) => inline(index, documentUri).schema as Json,
  "inline, short": (index) => inline(index, documentUri, { maxCharacters: 100 }).schema as Json,
  merge: (index) => merge(index, documentUri).schema as Json,
};

/**
 * A validator; `undefined` for what a schema may not say in so many words. A dynamic reference that leads back to itself for the same
 * value has no verdict, and a plain one is refused. Lists of types in draft-03 must differ, also where references to equal schemas were.
 */
function compiled(argot: Argot, schema: Json): ReturnType<Argot["compile"]> | undefined {
  try {
    return argot.compile(schema);
  } catch (error) {
    if (error instanceof SchemaError && error.code === "endless-reference") return undefined;
    if (error instanceof SchemaError && error.reason.includes("unique items")) return undefined;
    throw error;
  }
}

/** Maximum number of steps of a proof. */
const maxSteps = 3000;

/** Writes references out, merges conjunctions, and compares verdicts and sets of values. */
export const inlinedAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  const argot = outcomeOf(() => argotWithDocuments(fuzzDialect, asserted, new Map([[documentUri, schema]])));
  if ("thrown" in argot) return [];
  const original = outcomeOf(() => argot.compile(documentUri));
  if (typeof original !== "function") return [];
  const index = new SchemaIndex([{ value: schema, uri: documentUri }], argot);
  return Object.entries(changes).flatMap(([source, change]): Disagreement[] => {
    let changed: Json;
    try {
      changed = change(index);
    } catch (error) {
      // A schema that has no such form is not a disagreement.
      if (error instanceof InlineError) return [];
      throw error;
    }
    const other = argotWithDocuments(fuzzDialect, asserted, new Map());
    const validator = outcomeOf(() => compiled(other, changed));
    if (validator === undefined) return [];
    if (typeof validator !== "function")
      return [{ source, instance: changed, expected: "a validator", found: validator }];
    const differing = instances.flatMap((instance): Disagreement[] => {
      const expected = outcomeOf(() => original(instance));
      const found = outcomeOf(() => validator(instance));
      return stringifyJson(found) === stringifyJson(expected) ? [] : [{ source, instance, expected, found }];
    });
    if (differing.length > 0 || stringifyJson(changed) === stringifyJson(schema)) return differing;
    const comparison = outcomeOf(() => compare(setOf(argot, documentUri), setOf(other, changed), { maxSteps }));
    if ("thrown" in comparison) return [];
    return Object.values(comparison).flatMap((each): Disagreement[] =>
      each.answer === "no" ? [{ source, instance: each.value, expected: "equal sets", found: changed }] : [],
    );
  });
};
