import { type Application, type Constraint, type ConstraintOf, ruleOf, JsonType } from "@argot/core/plan";
import { anything } from "../analysis/kinds.js";
import { absent, always, assign, call, type Expression, never, not, property } from "../code/expression.js";
import { constants, evaluate, guarded, nothing, sequence, type Statement, variables } from "../code/statement.js";
import { alternativesCode } from "./alternatives.js";
import { arrayRules } from "./array.js";
import { isOneOf } from "./kind-test.js";
import { objectRules } from "./object.js";
import { condition } from "./predicate.js";
import type { Site } from "./site.js";

/** One constraint, as statements. Constraints about members and items have files of their own. */
export function constraintStatements(constraint: Constraint, site: Site): Statement {
  const { context, fail } = site;
  switch (constraint.op) {
    case "test":
      return guarded(not(condition(constraint.predicate, site, context.module)), fail);
    case "all":
      return sequence(constraint.applications.map((application) => context.writer.requireValid(application, site)));
    case "some":
      return alternativesCode(constraint, site);
    case "branch":
      return branchStatements(constraint, site);
    case "decoded":
      return decodedStatements(constraint, site);
    case "nothing":
      return nothing;
    case "members":
    case "names":
      return guarded(
        isOneOf(site, JsonType.object),
        objectRules([ruleOf(JsonType.object, constraint)], context.id, {
          ...site,
          known: JsonType.object,
          evaluatedBits: undefined,
        }),
      );
    case "items":
      return guarded(
        isOneOf(site, JsonType.array),
        arrayRules([ruleOf(JsonType.array, constraint)], { ...site, known: JsonType.array, evaluatedBits: undefined }),
      );
  }
}

function branchStatements(constraint: ConstraintOf<"branch">, site: Site): Statement {
  const { context, evaluatedBits } = site;
  const { if: tested } = constraint;
  const side = (application: Application | undefined): Statement =>
    application ? context.writer.requireValid(application, site) : nothing;
  const [then, otherwise] = [side(constraint.then), side(constraint.else)];
  const holds = (): Expression => context.writer.holds(tested, site, context);
  if (!evaluatedBits?.concerns(tested)) return guarded(holds(), then, otherwise);
  if (!evaluatedBits.isWithin(tested) && !tested.when)
    return guarded(holds(), sequence([evaluatedBits.set(tested), then]), otherwise);
  const held = context.module.variable("c");
  return sequence([
    variables([held, never]),
    context.writer.attempt(tested, evaluate(assign(held, always)), site, evaluatedBits),
    guarded(held, then, otherwise),
  ]);
}

function decodedStatements({ decode, application }: ConstraintOf<"decoded">, site: Site): Statement {
  const { context, fail } = site;
  const { module } = context;
  let content = site.value;
  const steps = decode.map((step) => {
    const decoded = module.variable("v");
    const declaration = constants([decoded, call(module.constant(step.call), content, module.constant(step.argument))]);
    content = property(decoded, "value");
    return sequence([declaration, guarded(absent(decoded), fail)]);
  });
  const held = application ? context.writer.holds(application, { value: content, known: anything }, context) : always;
  return sequence([...steps, guarded(not(held), fail)]);
}
