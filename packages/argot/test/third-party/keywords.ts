// Keywords of 2020-12 as a third party would write them: with `@argot/core/keyword` alone.
import {
  all,
  among,
  and,
  atLeast,
  atMost,
  branch,
  defineFacet,
  defineKeyword,
  dynamicReference,
  type Application,
  has,
  is,
  items as itemsOf,
  json,
  characterCount,
  listOf,
  mapOf,
  claimedProperties,
  members,
  nonNegativeInteger,
  not as notOf,
  number,
  or,
  type Pattern,
  pattern as patternShape,
  patternMap,
  simpleShape,
  prefixLength,
  match,
  reference,
  schema,
  schemaList,
  schemaMap,
  self,
  singleFacet,
  some,
  string,
  strings,
  JsonType,
  unique,
  boolean,
  type Keyword,
} from "@argot/core/keyword";

const id = (name: string): string => `https://third.example/keyword/${name}`;

// ---- identity and references ----

const dollarId = defineKeyword({
  id: id("id"),
  doc: "The URI of the schema, against which the references in it are resolved.",
  value: string,
  identify: (uri) => ({ id: uri.replace(/#$/, "") }),
});
const dollarSchema = defineKeyword({ id: id("schema"), value: string });
const anchor = defineKeyword({ id: id("anchor"), value: string, identify: (name) => ({ anchor: name }) });
const dynamicAnchor = defineKeyword({
  id: id("dynamic-anchor"),
  value: string,
  identify: (name) => ({ anchor: name, dynamicAnchor: name }),
});
const ref = defineKeyword({ id: id("ref"), value: reference, lower: (k) => all([k.value]) });
const dynamicRef = defineKeyword({ id: id("dynamic-ref"), value: dynamicReference, lower: (k) => all([k.value]) });
const defs = defineKeyword({ id: id("defs"), value: schemaMap });
const comment = defineKeyword({ id: id("comment"), value: string });

// ---- assertions ----

const names = ["array", "boolean", "integer", "null", "number", "object", "string"] as const;
type Name = (typeof names)[number];
const oneOrMore = simpleShape(
  "a type, or types",
  (value): value is Name | Name[] =>
    [value].flat().every((each) => names.includes(each as Name)) && (!Array.isArray(value) || value.length > 0),
);
const type = defineKeyword({
  id: id("type"),
  value: oneOrMore,
  predicate: (wanted) => or([wanted].flat().map((name) => is(JsonType[name]))),
  message: "must be {value:text}, is {actual:text}",
});
const constKeyword = defineKeyword({ id: id("const"), value: json, predicate: (value) => among([value]) });
const enumKeyword = defineKeyword({ id: id("enum"), value: listOf(json, "values"), predicate: among });
const minimum = defineKeyword({
  id: id("minimum"),
  value: number,
  appliesTo: JsonType.number,
  predicate: (least) => atLeast(self, least),
  message: "must be {value} or more, is {actual}",
});
const maximum = defineKeyword({
  id: id("maximum"),
  value: number,
  appliesTo: JsonType.number,
  predicate: (most) => atMost(self, most),
});
const minLength = defineKeyword({
  id: id("min-length"),
  value: nonNegativeInteger,
  appliesTo: JsonType.string,
  predicate: (least) => atLeast(characterCount, least),
});
const maxLength = defineKeyword({
  id: id("max-length"),
  value: nonNegativeInteger,
  appliesTo: JsonType.string,
  // A function instead of a predicate.
  test: (text, most) => Array.from(text).length <= most,
});
const pattern: Keyword<Pattern> = defineKeyword({
  id: id("pattern"),
  value: patternShape,
  appliesTo: JsonType.string,
  predicate: match,
});
const uniqueItems = defineKeyword({
  id: id("unique-items"),
  value: boolean,
  appliesTo: JsonType.array,
  predicate: (wanted) => (wanted ? unique() : undefined),
});
const required = defineKeyword({
  id: id("required"),
  value: strings,
  appliesTo: JsonType.object,
  predicate: (wanted) => and(wanted.map(has)),
  message: "must have {missing}",
});
const dependentRequired = defineKeyword({
  id: id("dependent-required"),
  value: mapOf(strings, "lists of names"),
  appliesTo: JsonType.object,
  predicate: (wanted) => and(Array.from(wanted, ([name, also]) => or([notOf(has(name)), and(also.map(has))]))),
});

// ---- applicators ----

const properties = defineKeyword({
  id: id("properties"),
  value: schemaMap,
  appliesTo: JsonType.object,
  annotation: "applied",
  provide: (named) => claimedProperties.of({ names: named.keys() }),
  lower: (k) => members({ named: k.value }),
});
const patternProperties = defineKeyword({
  id: id("pattern-properties"),
  value: patternMap,
  appliesTo: JsonType.object,
  annotation: "applied",
  provide: (entries) => claimedProperties.of({ patterns: entries.map((entry) => entry.pattern) }),
  lower: (k) => members({ patterns: k.value }),
});
const additionalProperties = defineKeyword({
  id: id("additional-properties"),
  value: schema,
  appliesTo: JsonType.object,
  annotation: "applied",
  lower: (k) => members({ rest: k.value, except: k.read(claimedProperties) }),
});
const unevaluatedProperties = defineKeyword({
  id: id("unevaluated-properties"),
  value: schema,
  appliesTo: JsonType.object,
  annotation: "applied",
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});
const prefixItems = defineKeyword({
  id: id("prefix-items"),
  value: schemaList,
  appliesTo: JsonType.array,
  annotation: "applied",
  provide: (first) => prefixLength.of(first.length),
  lower: (k) => itemsOf({ prefix: k.value }),
});
const items = defineKeyword({
  id: id("items"),
  value: schema,
  appliesTo: JsonType.array,
  annotation: "applied",
  lower: (k) => itemsOf({ rest: k.value, from: k.read(prefixLength) ?? 0 }),
});
const unevaluatedItems = defineKeyword({
  id: id("unevaluated-items"),
  value: schema,
  appliesTo: JsonType.array,
  annotation: "applied",
  lower: (k) => itemsOf({ rest: k.value, except: "evaluated" }),
});
const allOf = defineKeyword({ id: id("all-of"), value: schemaList, lower: (k) => all(k.value) });
const anyOf = defineKeyword({ id: id("any-of"), value: schemaList, lower: (k) => some(k.value, { min: 1 }) });
const oneOf = defineKeyword({ id: id("one-of"), value: schemaList, lower: (k) => some(k.value, { min: 1, max: 1 }) });
const not = defineKeyword({ id: id("not"), value: schema, lower: (k) => some([k.value], { max: 0 }) });

// Custom facets: `if` reads what `then` and `else` provide.
const thenApplication = singleFacet<Application>("https://third.example/facet/then");
const elseApplication = defineFacet<Application, Application | undefined>(
  "https://third.example/facet/else",
  ([first]) => first,
);
const ifKeyword = defineKeyword({
  id: id("if"),
  value: schema,
  lower: (k) => branch({ if: k.value, then: k.read(thenApplication), else: k.read(elseApplication) }),
});
const thenKeyword = defineKeyword({
  id: id("then"),
  value: schema,
  provide: (application) => thenApplication.of(application),
});
const elseKeyword = defineKeyword({
  id: id("else"),
  value: schema,
  provide: (application) => elseApplication.of(application),
});

// ---- annotations ----

const title = defineKeyword({ id: id("title"), value: string, annotation: "value" });
const defaultKeyword = defineKeyword({ id: id("default"), value: json, annotation: "value" });

/** The keywords by their names in 2020-12. */
export const identifying = {
  $id: dollarId,
  $schema: dollarSchema,
  $anchor: anchor,
  $dynamicAnchor: dynamicAnchor,
  $ref: ref,
  $dynamicRef: dynamicRef,
  $defs: defs,
  $comment: comment,
};
export const asserting = {
  type,
  const: constKeyword,
  enum: enumKeyword,
  minimum,
  maximum,
  minLength,
  maxLength,
  pattern,
  uniqueItems,
  required,
  dependentRequired,
};
export const applying = {
  properties,
  patternProperties,
  additionalProperties,
  prefixItems,
  items,
  allOf,
  anyOf,
  oneOf,
  not,
  if: ifKeyword,
  then: thenKeyword,
  else: elseKeyword,
  unevaluatedProperties,
  unevaluatedItems,
};
export const describing = { title, default: defaultKeyword };
