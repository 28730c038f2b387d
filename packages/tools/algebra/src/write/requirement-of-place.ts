import { domainOf, readsEvaluated } from "@argot/core/plan";
import { meaningOfConstraint, requiredOf } from "../formula/constraints.js";
import type { Formula } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import type { Place } from "../formula/place.js";
import { meaningOfUnevaluated } from "../formula/unevaluated.js";

/** What a schema requires of values of all types. Schemas that it applies stay references. */
export const requirementOfPlace = (formulas: Formulas, place: Place): Formula =>
  formulas.and(
    place.block.rules.map(({ constraint, appliesTo }, index) => {
      const written = readsEvaluated(constraint)
        ? meaningOfUnevaluated(formulas, place, index)
        : meaningOfConstraint(formulas, place, constraint);
      return requiredOf(formulas, appliesTo & domainOf(constraint), written);
    }),
  );
