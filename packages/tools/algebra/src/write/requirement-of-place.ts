import { domainOf, JsonType, readsEvaluated } from "@argot/core/plan";
import { meaningOfConstraint } from "../formula/constraints.js";
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
      const types = appliesTo & domainOf(constraint);
      if (types === JsonType.any) return written;
      return formulas.or([formulas.test({ op: "is", types }, false), written]);
    }),
  );
