import { predicatesOf } from "@argot/core/internal";
import { tokensOf } from "@argot/core/json";
import type { Measure, Predicate } from "@argot/core/keyword";
import type { IndexedSchema, SchemaIndex } from "../../schema-index/index.js";
import { classesAllowed, ownRules, rulesInForce, type SourcedRule } from "../facts.js";
import type { Fault, LintRule } from "../rule.js";
import { isWithin } from "../referred-parts.js";
import { everyClass, namesOf } from "../types.js";

/** Reports schemas whose rules exclude each other: types, bounds, and properties that are required and refused. */
export const contradiction: LintRule = {
  code: "contradiction",
  description: "Keywords of a schema exclude each other",
  severity: "error",
  fixable: false,
  *check({ document, index, flaws }) {
    const explained: Fault[] = [];
    for (const schema of document.schemas) {
      const rules = rulesInForce(index, schema);
      explained.push(
        ...emptyLists(schema, index),
        ...disjointTypes(schema, rules),
        ...crossedBounds(schema, rules),
        ...refusedProperties(schema, rules, index),
      );
    }
    yield* explained;
    for (const flaw of flaws())
      if (flaw.kind === "no-value" && !explained.some(({ pointer }) => isWithin(pointer, flaw.location)))
        yield proven(flaw.location, flaw.keywords);
  },
};

/** A contradiction that no form of keywords shows. */
function proven(schema: string, keywords: readonly string[]): Fault {
  const nameIn = (pointer: string): string => {
    const [name, at] = [tokensOf(pointer)?.at(-1), pointer.slice(0, pointer.lastIndexOf("/"))];
    return at === schema ? `"${name}"` : `"${name}" at "${at}"`;
  };
  const own = keywords.findLast((pointer) => pointer.slice(0, pointer.lastIndexOf("/")) === schema);
  const names = keywords.map(nameIn);
  const message =
    names.length < 2 ? "no value is valid" : `no value is valid: ${names.join(" and ")} exclude each other`;
  return { pointer: own ?? schema, part: own === undefined ? "value" : "name", message };
}

/**
 * A fault of a schema, at one of its keywords that causes it. Contradictions between schemas are reported in the schema
 * that applies both.
 */
function faultAt(schema: IndexedSchema, parts: readonly SourcedRule[], message: string): readonly Fault[] {
  const own = parts.findLast((each) => each.schema === schema);
  if (own) return [{ pointer: own.keyword.pointer, part: "name", message }];
  // If all parts are in one applied schema, it is reported there.
  if (parts.every((each) => each.schema === parts[0]?.schema)) return [];
  return [{ pointer: schema.pointer, part: "value", message }];
}

const nameOf = ({ keyword, schema }: SourcedRule, at: IndexedSchema): string =>
  schema === at ? `"${keyword.name}"` : `"${keyword.name}" of the schema at "${schema.pointer}"`;

/** Lists of allowed values without any. */
function* emptyLists(schema: IndexedSchema, index: SchemaIndex): Iterable<Fault> {
  for (const { keyword, rule } of ownRules(index, schema))
    if (predicatesOf(rule).some((predicate) => predicate.op === "among" && predicate.values.length === 0))
      yield { pointer: keyword.pointer, part: "name", message: `no value is valid: "${keyword.name}" lists none` };
}

function disjointTypes(schema: IndexedSchema, rules: readonly SourcedRule[]): readonly Fault[] {
  let allowed = everyClass;
  const parts: SourcedRule[] = [];
  for (const each of rules) {
    const classes = classesAllowed(each.rule);
    if (classes === everyClass || classes === 0) continue;
    if ((allowed & classes) === 0) {
      const message = `no value is valid: ${nameOf(each, schema)} allows ${namesOf(classes)}, and ${parts
        .map((part) => nameOf(part, schema))
        .join(" and ")} only ${namesOf(allowed)}`;
      return faultAt(schema, [...parts, each], message);
    }
    allowed &= classes;
    parts.push(each);
  }
  return [];
}

/** A bound of a measure. */
interface Bound {
  readonly limit: number | bigint;
  readonly exclusive: boolean;
  readonly source: SourcedRule;
}

const measures: Readonly<Record<Measure, string>> = {
  self: "number",
  characterCount: "string",
  itemCount: "array",
  propertyCount: "object",
};

function crossedBounds(schema: IndexedSchema, rules: readonly SourcedRule[]): readonly Fault[] {
  const lows = new Map<Measure, Bound>();
  const highs = new Map<Measure, Bound>();
  for (const source of rules) {
    const required: string[] = [];
    for (const predicate of predicatesOf(source.rule)) {
      if (predicate.op === "has") required.push(predicate.name);
      if (predicate.op !== "compare") continue;
      const { of, relation, to: limit } = predicate;
      const bound = { limit, exclusive: relation === "<" || relation === ">", source };
      if (relation.startsWith(">")) raise(lows, of, bound);
      else lower(highs, of, bound);
    }
    const limit = new Set(required).size;
    if (limit > 0) raise(lows, "propertyCount", { limit, exclusive: false, source });
  }
  return [...lows].flatMap(([measure, low]) => {
    const high = highs.get(measure);
    if (!high || low.limit < high.limit || (low.limit === high.limit && !low.exclusive && !high.exclusive)) return [];
    if (low.source === high.source) return [];
    const message = `no ${measures[measure]} is valid: ${nameOf(low.source, schema)} requires ${textOf("least", low)}, and ${nameOf(high.source, schema)} ${textOf("most", high)}`;
    return faultAt(schema, [low.source, high.source], message);
  });
}

const textOf = (end: "least" | "most", { limit, exclusive }: Bound): string =>
  exclusive ? `${end === "least" ? "more" : "less"} than ${limit}` : `at ${end} ${limit}`;

function raise(lows: Map<Measure, Bound>, measure: Measure, bound: Bound): void {
  const other = lows.get(measure);
  if (!other || bound.limit > other.limit || (bound.limit === other.limit && bound.exclusive)) lows.set(measure, bound);
}

function lower(highs: Map<Measure, Bound>, measure: Measure, bound: Bound): void {
  const other = highs.get(measure);
  if (!other || bound.limit < other.limit || (bound.limit === other.limit && bound.exclusive))
    highs.set(measure, bound);
}

const isHas = (predicate: Predicate): predicate is Predicate & { op: "has" } => predicate.op === "has";

/** Properties that one rule requires and another one refuses. */
function* refusedProperties(schema: IndexedSchema, rules: readonly SourcedRule[], index: SchemaIndex): Iterable<Fault> {
  const refusing = rules.filter(({ rule }) => rule.constraint.op === "members");
  if (refusing.length === 0) return;
  for (const requiring of rules)
    for (const { name } of predicatesOf(requiring.rule).filter(isHas)) {
      const other = refusing.find((each) => refuses(each, name, index));
      if (!other) continue;
      yield* faultAt(
        schema,
        [other, requiring],
        `no object is valid: ${nameOf(requiring, schema)} requires the property "${name}", which ${nameOf(other, schema)} refuses`,
      );
    }
}

/** Whether a rule refuses every object with a property, because the schema for the property is `false`. */
function refuses({ rule: { constraint } }: SourcedRule, name: string, index: SchemaIndex): boolean {
  if (constraint.op !== "members") return false;
  const { named, patterns, rest, except } = constraint;
  const own = named.get(name);
  const matching = patterns.filter(({ pattern }) => pattern.test(name));
  if (own && index.isFalse(own.target)) return true;
  if (matching.some(({ application }) => index.isFalse(application.target))) return true;
  if (!rest || !index.isFalse(rest.target) || own || matching.length > 0 || except === "evaluated") return false;
  return except === null || !(except.names.has(name) || except.patterns.some((pattern) => pattern.test(name)));
}
