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
const maxTexts = 24;

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

/** Number of names from which a switch on the length comes first, and the maximum number: for more, a table takes less code. */
const namesForLengthSwitch = 24;
const maxNames = 512;

/** Number of names of one length from which a switch on a letter comes first. */
const namesForLetterSwitch = 16;

/** A switch on the name of a member. */
export function switchOnName(key: Expression, cases: readonly Case[], module: ModuleContext): Statement {
  const count = labelsIn(cases);
  if (count === 0) return nothing;
  if (count < namesForLengthSwitch || count > maxNames) return switchOnText(key, cases, module);
  const byLength = grouped(cases, (label) => label.length).map(([length, those]) => ({
    labels: [length],
    body: sequence([switchOnLetters(key, length, those, module), leave()]),
  }));
  return switchOn(property(key, "length"), byLength, nothing);
}

/** A switch on a name of a known length: if there are many, first on the letter that tells most of them apart. */
function switchOnLetters(key: Expression, length: number, cases: readonly Case[], module: ModuleContext): Statement {
  const count = labelsIn(cases);
  if (count < namesForLetterSwitch) return switchOnText(key, cases, module);
  const positions = Array.from({ length }, (_, position) => {
    const groups = grouped(cases, (label) => label.charCodeAt(position));
    return { position, groups, largest: Math.max(...groups.map(([, those]) => labelsIn(those))) };
  });
  const { position, groups } = positions.reduce((one, other) => (other.largest < one.largest ? other : one));
  const byLetter = groups.map(([letter, those]) => ({
    labels: [letter],
    body: sequence([switchOnLetters(key, length, those, module), leave()]),
  }));
  return switchOn(method(key, "charCodeAt", literal(position)), byLetter, nothing);
}

/** The cases with a part of their labels each, by a property of the label, in ascending order. */
function grouped(
  cases: readonly Case[],
  propertyOf: (label: string) => number,
): readonly (readonly [number, readonly Case[]])[] {
  const groups = new Map<number, Case[]>();
  for (const { labels, body } of cases) {
    const parts = new Map<number, string[]>();
    for (const label of labels) parts.set(propertyOf(label), [...(parts.get(propertyOf(label)) ?? []), label]);
    for (const [found, part] of parts) {
      const group = groups.get(found) ?? [];
      group.push({ labels: part, body });
      groups.set(found, group);
    }
  }
  return [...groups].toSorted(([one], [other]) => one - other);
}
