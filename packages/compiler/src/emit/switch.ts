import { array, call, type Expression, helper, literal, method, property } from "../code/expression.js";
import { leave, nothing, sequence, type Statement, switchOn } from "../code/statement.js";
import type { ModuleContext } from "./module-context.js";

/** A case of a switch on texts. */
export interface Case {
  readonly labels: readonly string[];
  /** With a statement that leaves the switch at the end. */
  readonly body: Statement;
}

/** A switch on texts compares one after another: with more than this, a table says which case it is. */
const mostTexts = 512;

/** A switch on texts; `otherwise` is for values that are none of them. */
export function switchOnText(
  value: Expression,
  cases: readonly Case[],
  module: ModuleContext,
  otherwise: Statement = nothing,
): Statement {
  if (labelsIn(cases) <= mostTexts) return switchOn(value, cases, otherwise);
  const lists = array(cases.map(({ labels }) => array(labels.map(literal))));
  // Engines jump to the case of a number.
  const numbered = cases.map(({ body }, i) => ({ labels: [i], body }));
  return switchOn(method(module.share("t", call(helper("numbered"), lists)), "get", value), numbered, otherwise);
}

const labelsIn = (cases: readonly Case[]): number => cases.reduce((sum, { labels }) => sum + labels.length, 0);

/** From so many names on, a switch looks at the length first; from so many that a switch has a table, that is no help. */
const manyNames = 24;

/** A switch on the name of a member. */
export function switchOnName(key: Expression, cases: readonly Case[], module: ModuleContext): Statement {
  const count = labelsIn(cases);
  if (count === 0) return nothing;
  if (count < manyNames || count > mostTexts) return switchOnText(key, cases, module);
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
