import { type Json, type Measure, type Predicate, type Relation, JsonType } from "@argot/core/plan";
import { characterBounds } from "../analysis/character-bounds.js";
import { splitConstants, needsJsonSet } from "../analysis/constants.js";
import { divisionBy } from "../analysis/division.js";
import { anything, kindsOf } from "../analysis/kinds.js";
import {
  and,
  array,
  compare,
  call,
  conditional,
  construct,
  equals,
  type Expression,
  helper,
  leaf,
  literal,
  member,
  method,
  name,
  not,
  or,
  present,
  property,
  calculate,
} from "../code/expression.js";
import { isOneOf } from "./kind-test.js";
import type { ModuleContext } from "./module-context.js";
import { patternCondition } from "./pattern.js";
import type { Subject } from "./site.js";

/** The condition for a predicate. */
export function condition(predicate: Predicate, subject: Subject, module: ModuleContext): Expression {
  const { value } = subject;
  switch (predicate.op) {
    case "is":
      return isOneOf(subject, kindsOf(predicate.types));
    case "compare":
      return comparisonCode(predicate.of, predicate.relation, predicate.to, value);
    case "multiple":
      return multipleOfCode(value, predicate.of);
    case "match":
      return patternCondition(predicate.pattern, value, module);
    case "among":
      return amongCode(predicate.values, subject, module);
    case "has":
      return hasMember(predicate.name, subject);
    case "member": {
      const part = { value: member(value, predicate.name), known: anything };
      return and([hasMember(predicate.name, subject), condition(predicate.of, part, module)]);
    }
    case "unique":
      return leaf("hasUniqueItems", value);
    case "custom": {
      const { call: test, argument, name: testName } = predicate.test;
      const rest = argument === undefined ? [] : [module.constant(argument)];
      return leaf("answerOf", call(module.constant(test), value, ...rest), literal(testName));
    }
    case "and":
      return and(predicate.of.map((part) => condition(part, subject, module)));
    case "or":
      return or(predicate.of.map((part) => condition(part, subject, module)));
    case "not":
      return not(condition(predicate.of, subject, module));
  }
}

/** A condition: an object has an own property. */
export const hasOwn = (value: Expression, key: string): Expression => method(helper("h"), "call", value, literal(key));

/** The member is read first: that is fast, and most members that are not there are not inherited either. */
const hasMember = (key: string, subject: Subject): Expression =>
  and([isOneOf(subject, JsonType.object), present(member(subject.value, key)), hasOwn(subject.value, key)]);

function comparisonCode(of: Measure, relation: Relation, to: number | bigint, value: Expression): Expression {
  switch (of) {
    case "self":
      return compare(value, relation, literal(to));
    case "itemCount":
      return compare(property(value, "length"), relation, literal(to));
    case "propertyCount":
      return compare(leaf("countProperties", value), relation, literal(to));
    case "characterCount":
      return lengthComparisonCode(relation, Number(to), value);
  }
}

/** The number of code units decides most comparisons, and needs no count. */
function lengthComparisonCode(relation: Relation, to: number, value: Expression): Expression {
  const exact = compare(leaf("countCharacters", value), relation, literal(to));
  const bounds = characterBounds(relation, to);
  if (!bounds) return exact;
  const unitsAre = (bound: number): Expression => compare(property(value, "length"), relation, literal(bound));
  const { necessary, sufficient } = bounds;
  if (necessary === sufficient) return unitsAre(to);
  return relation === ">="
    ? and([unitsAre(necessary), or([unitsAre(sufficient), exact])])
    : or([unitsAre(sufficient), and([unitsAre(necessary), exact])]);
}

function multipleOfCode(value: Expression, divisor: number | bigint): Expression {
  const exact = leaf("isMultipleOf", value, literal(divisor));
  switch (divisionBy(divisor)) {
    case "by one":
      return or([method(name("Number"), "isInteger", value), exact]);
    case "by remainder": {
      const isWhole = method(name("Number"), "isSafeInteger", value);
      return conditional(isWhole, equals(calculate(value, "%", literal(divisor)), literal(0)), exact);
    }
    case "decimal":
      return exact;
  }
}

/** Maximum number of constants that are compared one by one: with a value, and with a name, which takes a fraction of the time. */
const maxComparisons = 8;
const maxComparisonsOfName = 24;

function amongCode(values: readonly Json[], { value, known, isName }: Subject, module: ModuleContext): Expression {
  const constants = splitConstants(values);
  const { scalars, structures } = constants;
  const integers = known & JsonType.integer ? scalars.filter(Number.isInteger) : [];
  const asBigInt = (test: Expression): Expression => and([leaf("isBigInt", value), test]);
  const tests: Expression[] = [];
  const most = isName ? maxComparisonsOfName : maxComparisons;
  if (needsJsonSet(constants, most)) {
    const set = module.share("e", leaf("jsonSet", module.constant(values)));
    return method(set, "has", value);
  }
  if (scalars.length <= most) {
    tests.push(...scalars.map((each) => equals(value, literal(each))));
    const equalIntegers = integers.map((each) => leaf("equal", literal(each), value));
    if (integers.length > 0) tests.push(integers.length === 1 ? or(equalIntegers) : asBigInt(or(equalIntegers)));
  } else tests.push(method(module.share("e", construct(name("Set"), array(scalars.map(literal)))), "has", value));
  return or([...tests, ...structures.map((each) => leaf("equal", module.constant(each), value))]);
}
