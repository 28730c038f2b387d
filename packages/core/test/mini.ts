// A dialect of a few keywords, for tests of what the engine makes of any.
import { type Argot, type CoreOptions, createArgot, defineDialect, defineVocabulary } from "../src/index.js";
import {
  above,
  all,
  among,
  and,
  atLeast,
  below,
  boolean,
  branch,
  decoded,
  decoding,
  defineKeyword,
  dynamicReference,
  type Application,
  has,
  is,
  items,
  json,
  characterCount,
  listOf,
  match,
  member,
  claimedProperties,
  members,
  names,
  nonNegativeInteger,
  not,
  or,
  pattern,
  patternMap,
  schema,
  schemaList,
  schemaMap,
  type Shape,
  propertyCount,
  some,
  string,
  strings,
  JsonType,
  unique,
  when,
} from "../src/keyword.js";

const id = (name: string): string => `https://example.com/keyword/${name}`;

const parsed = (text: string): { readonly value: unknown } => ({ value: JSON.parse(text) as unknown });

const step = decoding({ call: parsed, argument: null, name: id("inside") });

/** A schema, and the reference to the one because of which it counts. */
const conditional: Shape<{ if: Application; then: Application }> = {
  expected: "a reference and a schema",
  problem: () => undefined,
  subschemaPaths: () => [["then"]],
  parse: (value, context) => ({
    if: context.child("at").dynamicReference((value as { at: string }).at),
    then: context.child("then").subschema(),
  }),
};

const keywords = {
  $id: defineKeyword({ id: id("id"), value: string, identify: (uri) => ({ id: uri }) }),
  even: defineKeyword({
    id: id("even"),
    value: json,
    appliesTo: JsonType.number,
    test: (instance) => (instance as number) % 2 === 0,
    message: "must be even, is {actual:json}",
  }),
  annotation: defineKeyword({ id: id("note"), value: json, annotation: "value" }),
  both: defineKeyword({ id: id("both"), value: schemaList, lower: (k) => all(k.value) }),
  either: defineKeyword({
    id: id("either"),
    value: schemaList,
    lower: (k) => some(k.value, { min: 1 }),
    message: "must match one, matches none",
  }),
  no: defineKeyword({
    id: id("no"),
    value: schema,
    lower: (k) => some([k.value], { max: 0 }),
    message: "must not match",
  }),
  // A condition, what holds where it does, and what holds where it does not.
  choice: defineKeyword({
    id: id("choice"),
    value: schemaList,
    lower: ({ value: [condition, ...ways] }) => branch({ if: condition as Application, then: ways[0], else: ways[1] }),
  }),
  kinds: defineKeyword({
    id: id("kinds"),
    value: strings,
    predicate: (wanted) => is(wanted.reduce((types, name) => types | JsonType[name as keyof typeof JsonType], 0)),
    message: "must be {expected:text}, is {actual:text}",
  }),
  among: defineKeyword({
    id: id("among"),
    value: listOf(json, "JSON values"),
    predicate: (values) => among(values),
    message: "must be among {value}, is {actual:json}",
  }),
  has: defineKeyword({
    id: id("has"),
    value: strings,
    appliesTo: JsonType.object,
    predicate: (wanted) => and(wanted.map((name) => has(name))),
    message: "must have {missing}",
  }),
  matches: defineKeyword({
    id: id("matches"),
    value: pattern,
    appliesTo: JsonType.string,
    predicate: (expression) => match(expression),
    message: "must match {value:text}, is {actual:json}",
  }),
  only: defineKeyword({
    id: id("only"),
    value: schema,
    lower: (k) => some([k.value, k.value], { max: 1 }),
    message: "must match at most {max}, matches {actual}",
  }),
  one: defineKeyword({
    id: id("one"),
    value: schemaList,
    lower: (k) => some(k.value, { min: 1, max: 1 }),
    message: "must match one, matches {actual}",
  }),
  some: defineKeyword({
    id: id("some"),
    value: schema,
    appliesTo: JsonType.array,
    lower: (k) => items({ rest: k.value, quota: { min: 1, max: Infinity } }),
    message: "must contain at least {min}, contains {actual}",
  }),
  few: defineKeyword({
    id: id("few"),
    value: schema,
    appliesTo: JsonType.array,
    lower: (k) => items({ rest: k.value, quota: { min: 0, max: 1 } }),
    message: "must contain at most {max}, contains {actual}",
  }),
  // Their types follow from their constraints.
  members: defineKeyword({
    id: id("members"),
    value: schema,
    annotation: "applied",
    lower: (k) => members({ rest: k.value }),
  }),
  memberNames: defineKeyword({ id: id("memberNames"), value: schema, lower: (k) => names(k.value) }),
  items: defineKeyword({ id: id("items"), value: schema, lower: (k) => items({ rest: k.value }) }),
  others: defineKeyword({
    id: id("others"),
    value: schema,
    appliesTo: JsonType.object,
    lower: (k) => members({ rest: k.value, except: k.read(claimedProperties) ?? null }),
  }),
  names: defineKeyword({ id: id("names"), value: schema, appliesTo: JsonType.object, lower: (k) => names(k.value) }),
  distinct: defineKeyword({
    id: id("distinct"),
    value: boolean,
    appliesTo: JsonType.array,
    predicate: () => unique(),
    message: "must not have equal items, {equal} are",
  }),
  long: defineKeyword({
    id: id("long"),
    value: nonNegativeInteger,
    appliesTo: JsonType.string,
    predicate: (least) => atLeast(characterCount, least),
    message: "must be {value} {value:character|characters} long, is {actual}",
  }),
  each: defineKeyword({
    id: id("each"),
    value: schema,
    appliesTo: JsonType.array,
    annotation: "applied",
    lower: (k) => items({ rest: k.value }),
  }),
  named: defineKeyword({
    id: id("named"),
    value: schemaMap,
    appliesTo: JsonType.object,
    annotation: "applied",
    provide: (named) => claimedProperties.of({ names: [...named.keys()] }),
    lower: (k) => members({ named: k.value }),
  }),
  inside: defineKeyword({
    id: id("inside"),
    value: schema,
    appliesTo: JsonType.string,
    lower: (k) => decoded({ application: k.value, decode: [step], deepest: 16 }),
  }),
  unspoken: defineKeyword({
    id: id("unspoken"),
    value: schema,
    appliesTo: JsonType.object,
    lower: (k) => members({ rest: k.value, except: "evaluated" }),
  }),
  needs: defineKeyword({
    id: id("needs"),
    value: string,
    appliesTo: JsonType.object,
    predicate: (name) => has(name),
    message: "must have {missing}",
  }),
  lacks: defineKeyword({
    id: id("lacks"),
    value: string,
    appliesTo: JsonType.object,
    predicate: (name) => not(has(name)),
    message: "must not have {present}",
  }),
  // Speaks of what has no members as well.
  owns: defineKeyword({
    id: id("owns"),
    value: string,
    predicate: (name) => has(name),
    message: "must have {missing}",
  }),
  word: defineKeyword({
    id: id("word"),
    value: nonNegativeInteger,
    appliesTo: JsonType.string,
    predicate: (least) =>
      and([not(or([below(characterCount, least), above(characterCount, 9)])), not(not(is(JsonType.string)))]),
    message: "must be a word, found {actual}",
  }),
  like: defineKeyword({ id: id("like"), value: patternMap, lower: (k) => members({ patterns: k.value }) }),
  card: defineKeyword({
    id: id("card"),
    value: strings,
    appliesTo: JsonType.object,
    predicate: (wanted) => and([...wanted.map((name) => has(name)), atLeast(propertyCount, 3)]),
    message: "must have three members and {missing}",
  }),
  // One name in place of another.
  instead: defineKeyword({
    id: id("instead"),
    value: strings,
    appliesTo: JsonType.object,
    predicate: ([old = "", now = ""]) => and([not(has(old)), has(now)]),
    message: "must have other names",
  }),
  oneName: defineKeyword({
    id: id("oneName"),
    value: strings,
    appliesTo: JsonType.object,
    predicate: (wanted) => or(wanted.map((name) => has(name))),
    message: "must have one of {missing}",
  }),
  fewDistinct: defineKeyword({
    id: id("fewDistinct"),
    value: nonNegativeInteger,
    appliesTo: JsonType.array,
    predicate: (most) => and([not(above(propertyCount, most)), unique()]),
    message: "must have few items, none of them twice",
  }),
  first: defineKeyword({
    id: id("first"),
    value: schemaList,
    annotation: "applied",
    lower: (k) => items({ prefix: k.value }),
  }),
  seen: defineKeyword({
    id: id("seen"),
    value: schema,
    annotation: "applied",
    lower: (k) => items({ rest: k.value, quota: { min: 1, max: Infinity }, keepsUnevaluated: true }),
  }),
  alike: defineKeyword({
    id: id("alike"),
    value: patternMap,
    annotation: "applied",
    lower: (k) => members({ patterns: k.value }),
  }),
  // Counts for what has a member of some form.
  ifHas: defineKeyword({ id: id("ifHas"), value: schema, lower: (k) => all([when(k.value, has("m"))]) }),
  ifText: defineKeyword({
    id: id("ifText"),
    value: schema,
    lower: (k) => all([when(k.value, member("m", is(JsonType.string)))]),
  }),
  ifOne: defineKeyword({ id: id("ifOne"), value: schema, lower: (k) => all([when(k.value, member("m", among([1])))]) }),
  ifNot: defineKeyword({ id: id("ifNot"), value: schema, lower: (k) => all([when(k.value, not(among([1])))]) }),
  // Without messages.
  quietly: defineKeyword({ id: id("quietly"), value: strings, predicate: ([name = ""]) => has(name) }),
  anyQuietly: defineKeyword({ id: id("anyQuietly"), value: schemaList, lower: (k) => some(k.value, { min: 1 }) }),
  // What the dynamic scope finds.
  spot: defineKeyword({
    id: id("spot"),
    value: string,
    identify: (name) => ({ anchor: name, dynamicAnchor: name }),
  }),
  defs: defineKeyword({ id: id("defs"), value: schemaMap }),
  noneAt: defineKeyword({
    id: id("noneAt"),
    value: dynamicReference,
    lower: (k) => some([k.value], { max: 0 }),
    message: "must not be as there",
  }),
  someAt: defineKeyword({
    id: id("someAt"),
    value: dynamicReference,
    lower: (k) => items({ rest: k.value, quota: { min: 1, max: Infinity } }),
    message: "must contain such an item",
  }),
  thenAt: defineKeyword({ id: id("thenAt"), value: conditional, lower: (k) => branch(k.value) }),
  // Decides members without reading them.
  says: defineKeyword({ id: id("says"), value: strings, provide: (said) => claimedProperties.of({ names: said }) }),
  rightNames: defineKeyword({
    id: id("rightNames"),
    value: schema,
    lower: (k) => names(k.value),
    message: "must have other names than {names}",
  }),
  rightItems: defineKeyword({
    id: id("rightItems"),
    value: schema,
    lower: (k) => items({ rest: k.value }),
    message: "must have the right items",
  }),
  // More than there can be.
  oneMore: defineKeyword({
    id: id("oneMore"),
    value: schemaList,
    lower: (k) => some(k.value, { min: k.value.length + 1 }),
    message: "must match {min}, matches {actual}",
  }),
  filled: defineKeyword({
    id: id("filled"),
    value: boolean,
    lower: (k) => items({ rest: k.trueSchema, quota: { min: 1, max: Infinity } }),
  }),
};

const core = defineVocabulary({ uri: "https://example.com/vocabulary/mini", keywords });
const mini = defineDialect({ uri: "https://example.com/dialect/mini", vocabularies: [core], core });

/** An Argot instance with this dialect. */
export const miniArgot = <Methods = unknown>(options: Partial<CoreOptions<Methods>> = {}): Argot<Methods> =>
  createArgot({ dialects: [mini], ...options });
