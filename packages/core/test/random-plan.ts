// Random plans: every op, well-formed, and without applications that lead back to the same value.
import * as fc from "fast-check";
import { JsonType, type Json, type TypeSet } from "../src/json/types.js";
import { applicationsOf, readsEvaluated } from "../src/plan/walk.js";
import * as op from "./op.js";
import { functions } from "./plan-file.js";

const names = fc.constantFrom("a", "b", "x1", "", "constructor");
const patterns = ["^x", "a", "[0-9]$", "/", '"'].map((source): op.Pattern => {
  const expression = new RegExp(source, "u");
  return { source, flags: "u", foreign: undefined, test: (text) => expression.test(text) };
});
const pattern = fc.constantFrom(...patterns);
const strings = fc.constantFrom("", "a", "ab", "long", "1", '"a"', "[1]", '"\\"a\\""', "é😀");
const numbers = fc.constantFrom<number | bigint>(-1, -0, 0, 1, 2, 3, 1.5, 0.1, 2 ** 53, 2n ** 53n + 1n);
const scalars: fc.Arbitrary<Json> = fc.oneof(fc.constantFrom(null, true, false), numbers, strings);

/** JSON values with names and texts that occur in plans. */
export const instances: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalars,
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(names, tie("json"), { maxKeys: 4 }),
  ),
})).json;

/** Types of rules, most of them those that an op is about. */
const typesWithin = (domain: TypeSet): fc.Arbitrary<TypeSet> => {
  const few = [JsonType.string, JsonType.array, JsonType.object, JsonType.number, JsonType.string | JsonType.object];
  return fc.constantFrom(domain, ...few.filter((types) => (types & ~domain) === 0));
};

interface PredicateRow {
  /** The types of values that it can be applied to. */
  readonly domain: TypeSet;
  readonly make: (types: TypeSet, depth: number) => fc.Arbitrary<op.Predicate>;
}

const measured: { readonly [Of in op.Measure]: TypeSet } = {
  self: JsonType.number | JsonType.integer,
  characterCount: JsonType.string,
  itemCount: JsonType.array,
  propertyCount: JsonType.object,
};
const measures = Object.keys(measured) as op.Measure[];
const comparisons = fc.constantFrom(op.atLeast, op.atMost, op.above, op.below);
const compared = (types: TypeSet): op.Measure[] => measures.filter((each) => (types & ~measured[each]) === 0);
const several = (types: TypeSet, depth: number): fc.Arbitrary<op.Predicate[]> =>
  fc.array(predicate(types, depth - 1), { maxLength: 3 });

const predicateRows: { readonly [Op in op.Predicate["op"]]: PredicateRow } = {
  is: { domain: JsonType.any, make: () => fc.integer({ min: 0, max: JsonType.any }).map(op.is) },
  compare: {
    domain: JsonType.any,
    make: (types) =>
      fc.tuple(comparisons, fc.constantFrom(...compared(types)), numbers).map(([make, of, to]) => make(of, to)),
  },
  multiple: { domain: measured.self, make: () => fc.constantFrom(1, 2, 0.5, 3n).map(op.multipleOf) },
  match: { domain: JsonType.string, make: () => pattern.map(op.match) },
  among: { domain: JsonType.any, make: () => fc.array(instances, { maxLength: 3 }).map(op.among) },
  has: { domain: JsonType.any, make: () => names.map(op.has) },
  member: {
    domain: JsonType.any,
    make: (_types, depth) =>
      fc.tuple(names, predicate(JsonType.any, depth - 1)).map(([name, of]) => op.member(name, of)),
  },
  unique: { domain: JsonType.array, make: () => fc.constant(op.unique()) },
  custom: {
    domain: JsonType.any,
    make: () =>
      fc.constant({ op: "custom", test: functions.get("even") as op.CustomFunction<boolean>, testAt: undefined }),
  },
  and: { domain: JsonType.any, make: (types, depth) => several(types, depth).map(op.and) },
  or: { domain: JsonType.any, make: (types, depth) => several(types, depth).map(op.or) },
  not: { domain: JsonType.any, make: (types, depth) => predicate(types, depth - 1).map(op.not) },
};

const withParts: readonly string[] = ["member", "and", "or", "not"] satisfies op.Predicate["op"][];

/** A predicate that can be applied to values of these types. */
function predicate(types: TypeSet, depth: number): fc.Arbitrary<op.Predicate> {
  const fitting = Object.entries(predicateRows).filter(
    ([name, { domain }]) =>
      (types & ~domain) === 0 &&
      (depth > 0 || !withParts.includes(name)) &&
      (name !== "compare" || compared(types).length > 0),
  );
  return fc.oneof(...fitting.map(([, { make }]) => make(types, depth)));
}

/** What is known of a plan while a rule of one of its blocks is made. */
interface Surroundings {
  /** The number of the block. */
  readonly block: number;
  readonly blocks: number;
  /** Blocks from this one on may be named by dynamic anchors. */
  readonly anchored: number;
  readonly types: TypeSet;
}

/** An application to the same value, which leads to a later block, or to part of it, which may lead to any. */
function application(
  { block, blocks, anchored, types }: Surroundings,
  subject: "value" | "part" | "name",
): fc.Arbitrary<op.Application> {
  const isInPlace = subject === "value";
  const about = isInPlace ? types : subject === "name" ? JsonType.string : JsonType.any;
  const mayBeDynamic = !isInPlace || block < anchored;
  return fc.record({
    target: fc.integer({ min: isInPlace ? block + 1 : 0, max: blocks - 1 }),
    keywordPath: fc.array(fc.constantFrom("a", "", "a b", "~/"), { maxLength: 2 }),
    dynamic: mayBeDynamic ? fc.option(fc.constantFrom("x", ""), { freq: 6, nil: undefined }) : fc.constant(undefined),
    when: fc.option(predicate(about, 1), { freq: 4, nil: undefined }),
    namedBy: fc.option(fc.record({ property: names, values: fc.uniqueArray(fc.string(), { maxLength: 2 }) }), {
      freq: 4,
      nil: undefined,
    }),
  });
}

interface ConstraintRow<Op extends op.Constraint["op"]> {
  readonly domain: TypeSet;
  /** How often it occurs, compared with the others: most is to be found out about what several rules evaluate. */
  readonly weight: number;
  readonly make: (around: Surroundings) => fc.Arbitrary<op.Constraint & { readonly op: Op }>;
}

const ranges = fc.constantFrom<op.Range>(
  { min: 0, max: Infinity },
  { min: 1, max: Infinity },
  { min: 0, max: 0 },
  { min: 1, max: 1 },
  { min: 2, max: 3 },
);
const optional = <Part>(part: fc.Arbitrary<Part>): fc.Arbitrary<Part | undefined> =>
  fc.option(part, { nil: undefined });
const siblings = fc
  .record({ names: fc.array(names, { maxLength: 2 }), patterns: fc.array(pattern, { maxLength: 1 }) })
  .map((each) => ({ ...each, names: new Set(each.names) }));
const steps = fc.constantFrom("json", "reversed").map((name) => functions.get(name) as op.Decoding);

const constraintRows: { readonly [Op in op.Constraint["op"]]: ConstraintRow<Op> } = {
  test: {
    domain: JsonType.any,
    weight: 2,
    make: ({ types }) => predicate(types, 2).map((each) => ({ op: "test", predicate: each })),
  },
  all: {
    domain: JsonType.any,
    weight: 4,
    make: (around) =>
      fc.record({ op: fc.constant("all"), applications: fc.array(application(around, "value"), { maxLength: 3 }) }),
  },
  some: {
    domain: JsonType.any,
    weight: 3,
    make: (around) =>
      fc.record({
        op: fc.constant("some"),
        applications: fc.array(application(around, "value"), { minLength: 1, maxLength: 3 }),
        range: ranges,
      }),
  },
  branch: {
    domain: JsonType.any,
    weight: 2,
    make: (around) =>
      fc.record({
        op: fc.constant("branch"),
        if: application(around, "value"),
        then: optional(application(around, "value")),
        else: optional(application(around, "value")),
      }),
  },
  members: {
    domain: JsonType.object,
    weight: 5,
    make: (around) =>
      fc.record({
        op: fc.constant("members"),
        named: fc.array(fc.tuple(names, application(around, "part")), { maxLength: 3 }).map((each) => new Map(each)),
        patterns: fc.array(fc.record({ pattern, application: application(around, "part") }), { maxLength: 2 }),
        rest: optional(application(around, "part")),
        except: fc.oneof(fc.constant(null), fc.constantFrom("evaluated" as const), siblings),
      }),
  },
  names: {
    domain: JsonType.object,
    weight: 1,
    make: (around) => fc.record({ op: fc.constant("names"), application: application(around, "name") }),
  },
  items: {
    domain: JsonType.array,
    weight: 4,
    make: (around) =>
      fc.record({
        op: fc.constant("items"),
        prefix: fc.array(application(around, "part"), { maxLength: 2 }),
        rest: optional(application(around, "part")),
        from: fc.nat(3),
        except: fc.constantFrom(null, null, "evaluated" as const),
        quota: fc.option(ranges, { freq: 3, nil: undefined }),
        keepsUnevaluated: fc.constantFrom(undefined, undefined, true as const),
      }),
  },
  decoded: {
    domain: JsonType.string,
    weight: 1,
    make: (around) =>
      fc.record({
        op: fc.constant("decoded"),
        decode: fc.array(steps, { minLength: 1, maxLength: 2 }),
        // To a later block, so that contents in contents come to an end.
        application: optional(application({ ...around, types: JsonType.any }, "value")),
        deepest: fc.constantFrom(1, 2, Infinity),
      }),
  },
  nothing: { domain: JsonType.any, weight: 1, make: () => fc.constant({ op: "nothing" }) },
};

/** Those that apply blocks to the same value or its content: not for the last block. */
const needsLaterBlock: readonly string[] = ["all", "some", "branch", "decoded"] satisfies op.Constraint["op"][];

const annotations = fc.oneof(
  fc.constant<op.RuleAnnotation>({ kind: "applied" }),
  instances.map((value): op.RuleAnnotation => ({ kind: "value", value })),
);
const texts = fc.constantFrom("a", "", "two words", "https://example.com/a,b", '"; {', "line\nbreak\u2028", "\ud800");
const reports: fc.Arbitrary<op.Report> = fc.record({
  id: texts,
  template: texts,
  data: fc.dictionary(names, instances, { maxKeys: 2, noNullPrototype: true }),
  verbatim: fc.constantFrom(undefined, true as const),
});
const sometimes = <Part>(part: fc.Arbitrary<Part>): fc.Arbitrary<Part | undefined> =>
  fc.option(part, { freq: 3, nil: undefined });

function rule(around: Omit<Surroundings, "types">): fc.Arbitrary<op.Rule> {
  const rows = Object.entries(constraintRows).filter(
    ([name]) => around.block < around.blocks - 1 || !needsLaterBlock.includes(name),
  );
  const rules = rows.map(([, { domain, weight, make }]) => ({
    weight,
    arbitrary: typesWithin(domain).chain((types): fc.Arbitrary<op.Rule> =>
      fc.record({
        name: sometimes(texts),
        appliesTo: fc.constant(types),
        constraint: make({ ...around, types }),
        vocabulary: sometimes(texts),
        annotation: sometimes(annotations),
        report: sometimes(reports),
      }),
    ),
  }));
  return fc.oneof(...rules);
}

/** Rules that read what others evaluated run last. */
const ordered = (rules: readonly op.Rule[]): readonly op.Rule[] => [
  ...rules.filter(({ constraint }) => !readsEvaluated(constraint)),
  ...rules.filter(({ constraint }) => readsEvaluated(constraint)),
];

/** Well-formed plans whose evaluation ends. */
export const plans: fc.Arbitrary<op.Plan> = fc
  .record({
    blocks: fc.integer({ min: 1, max: 6 }),
    part: fc.constant(undefined),
    resources: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ blocks, resources }) => {
    const anchored = blocks >> 1;
    const block = (id: number): fc.Arbitrary<op.Block> =>
      fc.record({
        id: fc.constant(id),
        resource: fc.nat(resources - 1),
        pointer: fc.constantFrom("", "/a", "/a b", '/"', "/é~1"),
        rules: fc.array(rule({ block: id, blocks, anchored }), { maxLength: 3 }).map(ordered),
      });
    const anchors = fc.array(fc.tuple(fc.constantFrom("x", ""), fc.integer({ min: anchored, max: blocks - 1 })), {
      maxLength: 2,
    });
    return fc.record({
      entry: fc.nat(blocks - 1).map((target) => op.applicationTo(target)),
      blocks: fc.tuple(...Array.from({ length: blocks }, (_, id) => block(id))),
      part: fc.constant(undefined),
      resources: fc.array(
        fc.record({
          uri: fc.constantFrom("s:", "https://example.com/s"),
          dialect: sometimes(texts),
          dynamicAnchors: anchors.map((each) => new Map(each)),
        }),
        { minLength: resources, maxLength: resources },
      ),
    });
  });

/** The ops in a plan. */
export const opsIn = ({ blocks }: op.Plan): readonly string[] =>
  blocks.flatMap(({ rules }) =>
    rules.flatMap(({ constraint }) => [
      constraint.op,
      ...op.usesOf(constraint).predicates.map((each) => each.op),
      ...applicationsOf(constraint).flatMap(({ dynamic }) => (dynamic === undefined ? [] : "dynamic")),
    ]),
  );

export const constraintOps: readonly string[] = Object.keys(constraintRows);
export const predicateOps: readonly string[] = Object.keys(predicateRows);

/** The same without dynamic applications. */
export const staticPlans: fc.Arbitrary<op.Plan> = plans.map((plan) => ({
  ...plan,
  blocks: plan.blocks.map((block) => ({
    ...block,
    rules: block.rules.map(({ constraint, ...rest }) => ({
      ...rest,
      constraint: op.mapApplications(constraint, (applied) => ({ ...applied, dynamic: undefined })),
    })),
  })),
}));
