import type { Json } from "@argot/core/plan";

/** A schema as JSON. */
export type Schema = boolean | SchemaObject;
/** A schema with keywords. */
export interface SchemaObject {
  /** The values of keywords. */
  readonly [keyword: string]: Json;
}

/** A dialect that sets are written in, as far as dialects differ. */
export interface Target {
  /** The URI of its meta-schema. */
  readonly uri: string;
  /** The keyword that holds definitions. */
  readonly definitions: string;
  /** Whether a reference excludes all that stands beside it. */
  readonly referenceIsAlone: boolean;
  /** The first items of an array, and the others. */
  items(first: readonly Schema[], others: Schema): SchemaObject;
  /** How many items hold; `undefined` if the dialect cannot say that. */
  contains(schema: Schema, min: number, max: number): SchemaObject | undefined;
  /** Keywords for what others do not evaluate; `undefined` if it has none. */
  readonly unevaluated: { readonly object: string; readonly array: string } | undefined;
}

/** The dialects that sets can be written in. */
export const targets: Readonly<Record<"2020-12" | "draft-07", Target>> = {
  "2020-12": {
    uri: "https://json-schema.org/draft/2020-12/schema",
    definitions: "$defs",
    referenceIsAlone: false,
    items: (first, others) => ({
      ...(first.length > 0 ? { prefixItems: [...first] } : {}),
      ...(others === true ? {} : { items: others }),
    }),
    contains: (schema, min, max) => ({
      contains: schema,
      ...(min === 1 ? {} : { minContains: min }),
      ...(max === Infinity ? {} : { maxContains: max }),
    }),
    unevaluated: { object: "unevaluatedProperties", array: "unevaluatedItems" },
  },
  "draft-07": {
    uri: "http://json-schema.org/draft-07/schema#",
    definitions: "definitions",
    referenceIsAlone: true,
    items: (first, others) => {
      if (first.length === 0) return others === true ? {} : { items: others };
      return { items: [...first], ...(others === true ? {} : { additionalItems: others }) };
    },
    contains: (schema, min, max) => (min === 1 && max === Infinity ? { contains: schema } : undefined),
    unevaluated: undefined,
  },
};
