// A dialect of a few keywords, for tests of what the engine makes of any.
import { type Argot, type CoreOptions, createArgot, defineDialect, defineVocabulary } from "../src/index.js";
import {
  all,
  branch,
  decoded,
  defineKeyword,
  type Edge,
  items,
  json,
  members,
  schema,
  schemaList,
  schemaMap,
  some,
  string,
  T,
} from "../src/keyword.js";

const id = (name: string): string => `https://example.com/keyword/${name}`;

const parsed = (text: string): { readonly value: unknown } => ({ value: JSON.parse(text) as unknown });

const keywords = {
  $id: defineKeyword({ id: id("id"), value: string, identify: (uri) => ({ id: uri }) }),
  even: defineKeyword({
    id: id("even"),
    value: json,
    applies: T.number,
    test: (instance) => (instance as number) % 2 === 0,
    message: "must be even, is {actual:json}",
  }),
  note: defineKeyword({ id: id("note"), value: json, annotation: "value" }),
  both: defineKeyword<Edge[]>({ id: id("both"), value: schemaList, lower: (k) => all(k.value) }),
  either: defineKeyword<Edge[]>({
    id: id("either"),
    value: schemaList,
    lower: (k) => some(k.value, { min: 1 }),
    message: "must match one, matches none",
  }),
  no: defineKeyword<Edge>({
    id: id("no"),
    value: schema,
    lower: (k) => some([k.value], { max: 0 }),
    message: "must not match",
  }),
  unless: defineKeyword<Edge>({
    id: id("unless"),
    value: schema,
    lower: (k) => branch({ if: k.value, then: k.value }),
  }),
  each: defineKeyword<Edge>({
    id: id("each"),
    value: schema,
    applies: T.array,
    annotation: "applied",
    lower: (k) => items({ rest: k.value }),
  }),
  named: defineKeyword<ReadonlyMap<string, Edge>>({
    id: id("named"),
    value: schemaMap,
    applies: T.object,
    annotation: "applied",
    lower: (k) => members({ named: k.value }),
  }),
  inside: defineKeyword<Edge>({
    id: id("inside"),
    value: schema,
    applies: T.string,
    lower: (k) => decoded({ edge: k.value, decode: { call: parsed, argument: null, name: id("inside") }, deepest: 16 }),
  }),
};

const core = defineVocabulary({ uri: "https://example.com/vocabulary/mini", keywords });
const mini = defineDialect({ uri: "https://example.com/dialect/mini", vocabularies: [core], core });

/** An Argot that speaks it. */
export const miniArgot = (options: Partial<CoreOptions> = {}): Argot => createArgot({ dialects: [mini], ...options });
