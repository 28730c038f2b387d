// Plans and values on which work can repeat.
import * as fc from "fast-check";
import { JsonType } from "../src/json/types.js";
import { cycleInPlace } from "../src/plan/cycles.js";
import { applicationsOf, readsEvaluated } from "../src/plan/walk.js";
import * as op from "./op.js";

const maxBlocks = 5;

const applied: fc.Arbitrary<op.Application> = fc.nat(maxBlocks - 1).map((target) => op.applicationTo(target));
const several = fc.array(applied, { minLength: 1, maxLength: 3 });
const kinds = fc.constantFrom(JsonType.string, JsonType.array, JsonType.object, JsonType.array | JsonType.object);

const startsWithA: op.Pattern = { source: "^a", flags: "u", foreign: undefined, test: (name) => name.startsWith("a") };

const inPlace: fc.Arbitrary<op.Constraint> = fc.oneof(
  several.map(op.all),
  several.map((applications) => op.some(applications, { min: 1 })),
  several.map((applications) => op.some(applications, { max: 0 })),
  fc.record({ if: applied, then: applied, else: applied }).map(op.branch),
);
const ofParts: fc.Arbitrary<op.Constraint> = fc.oneof(
  applied.map((rest) => op.items({ rest })),
  applied.map((rest) => op.items({ rest, quota: { min: 1, max: Infinity } })),
  fc.tuple(applied, applied).map(([one, rest]) => op.items({ prefix: [one], rest, from: 1 })),
  fc.tuple(applied, applied).map(([one, rest]) => op.members({ named: new Map([["a", one]]), rest })),
  fc
    .tuple(applied, applied)
    .map(([one, other]) =>
      op.members({ named: new Map([["a", one]]), patterns: [{ pattern: startsWithA, application: other }] }),
    ),
  applied.map((rest) => op.members({ rest, except: "evaluated" })),
  applied.map((rest) => op.items({ rest, except: "evaluated" })),
);
const constraint = fc.oneof(
  { weight: 4, arbitrary: inPlace },
  { weight: 8, arbitrary: ofParts },
  { weight: 1, arbitrary: kinds.map((types) => op.test(op.is(types))) },
);

const domainOf = ({ op: name }: op.Constraint): number =>
  name === "members" ? JsonType.object : name === "items" ? JsonType.array : JsonType.any;

/** Plans in which blocks refer to one another in circles and apply schemas in every way. */
export const recursivePlan: fc.Arbitrary<op.Plan> = fc
  .array(fc.array(constraint, { minLength: 1, maxLength: 3 }), { minLength: maxBlocks, maxLength: maxBlocks })
  .map((blocks) => ({
    entry: op.applicationTo(0),
    blocks: blocks.map((constraints, id) => {
      const rules = constraints.map((each) => op.ruleOf(domainOf(each), each));
      const readers = rules.filter((rule) => readsEvaluated(rule.constraint));
      return { id, resource: 0, pointer: "", rules: [...rules.filter((rule) => !readers.includes(rule)), ...readers] };
    }),
    resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
  }))
  // References that never leave a value are refused when a schema is compiled.
  .filter((each) => cycleInPlace(each, each.blocks, ({ target }) => [target]) === undefined);

const leaf = fc.constantFrom<unknown>(1, "a", null);
/** Values that are deep. */
export const deepValue: fc.Arbitrary<unknown> = fc
  .tuple(leaf, fc.array(fc.constantFrom("array", "object", "pair", "both"), { maxLength: 60 }))
  .map(([end, levels]) =>
    levels.reduce((inner, level) => {
      if (level === "array") return [inner];
      if (level === "pair") return [inner, 1];
      return level === "object" ? { a: inner } : { a: inner, b: "x" };
    }, end),
  );

/** The size of a plan: blocks, rules and applications. */
export const sizeOf = ({ blocks }: op.Plan): number =>
  blocks.reduce(
    (sum, { rules }) => sum + rules.reduce((all, each) => all + applicationsOf(each.constraint).length, 1),
    0,
  );
