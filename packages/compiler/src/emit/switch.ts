import { array, call, type Expression, helper, literal, method, property } from "../code/expression.js";
import { leave, nothing, sequence, type Statement, switchOn } from "../code/statement.js";
import type { ModuleContext } from "./module-context.js";

/** A case of a switch on texts. */
export interface Case {
  readonly labels: readonly string[];
  /** Ends with a statement that leaves the switch. */
  readonly body: Statement;
}

/** Maximum number of texts in a switch, which compares them one after another. For more, a table maps texts to cases. */
const maxTexts = 512;

/** A switch on texts. `otherwise` runs for other values. */
export function switchOnText(
  value: Expression,
  cases: readonly Case[],
  module: ModuleContext,
  otherwise: Statement = nothing,
): Statement {
  if (labelsIn(cases) <= maxTexts) return switchOn(value, cases, otherwise);
  const lists = array(cases.map(({ labels }) => array(labels.map(literal))));
  // JavaScript engines jump directly to the case of a number.
  const numbered = cases.map(({ body }, i) => ({ labels: [i], body }));
  return switchOn(method(module.share("t", call(helper("numbered"), lists)), "get", value), numbered, otherwise);
}

const labelsIn = (cases: readonly Case[]): number => cases.reduce((sum, { labels }) => sum + labels.length, 0);

/** Number of names from which a switch on the length comes first, up to the number from which a switch uses a table. */
const namesForLengthSwitch = 24;

/** A switch on the name of a member. */
export function switchOnName(key: Expression, cases: readonly Case[], module: ModuleContext): Statement {
  const count = labelsIn(cases);
  if (count === 0) return nothing;
  if (count < namesForLengthSwitch || count > maxTexts) return switchOnText(key, cases, module);
  const lengths = new Set(cases.flatMap(({ labels }) => labels.map((label) => label.length)));
  const byLength = [...lengths]
    .toSorted((a, b) => a - b)
    .map((length) => {
      const those = cases.flatMap(({ labels, body }) => {
        const found = labels.filter((label) => label.length === length);
        return found.length === 0 ? [] : [{ labels: found, body }];
      });
      return { labels: [length], body: sequence([switchOnText(key, those, module), leave()]) };
    });
  return switchOn(property(key, "length"), byLength, nothing);
}
