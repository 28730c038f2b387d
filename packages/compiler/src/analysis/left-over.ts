import {
  type Application,
  type ConstraintOf,
  evaluatesMember,
  type Pattern,
  type SiblingNames,
} from "@argot/core/plan";
import { type EvaluatedLayout, maskOf } from "./evaluated.js";

/**
 * The members of an object that a rule leaves to its `rest`: those that no sibling rule is about, or those that nothing has
 * evaluated. If the latter depends on the value, bits of the layout show what has been evaluated.
 */
export interface LeftOver {
  /** What is applied to each of them. */
  readonly application: Application;
  /** The names that are told apart from all others. */
  readonly names: readonly string[];
  /** The bits of which none may be set if a member with this name is left; `undefined` if it never is. */
  maskOfName(name: string): number | undefined;
  /** The bits of which none may be set if any member is left. */
  readonly mask: number;
  /** A member whose name one of these matches is not left if the bit is set; 0 stands for always. */
  readonly matched: readonly { readonly bit: number; readonly patterns: readonly Pattern[] }[];
}

/**
 * What a rule leaves to its `rest`; `undefined` if it has none, or if that is nothing for every object.
 *
 * @param layout - What the block finds evaluated, if it reads that.
 */
export function leftOverOf(
  { rest, except }: ConstraintOf<"members">,
  layout: EvaluatedLayout | undefined,
): LeftOver | undefined {
  if (!rest) return undefined;
  if (except === "evaluated") return layout ? unevaluated(rest, layout) : everyMember(rest);
  return except === null ? everyMember(rest) : withoutSiblings(rest, except);
}

const everyMember = (application: Application): LeftOver => ({
  application,
  names: [],
  maskOfName: () => 0,
  mask: 0,
  matched: [],
});

const withoutSiblings = (application: Application, { names, patterns }: SiblingNames): LeftOver => ({
  application,
  names: [...names],
  maskOfName: (name) => (names.has(name) || patterns.some((pattern) => pattern.test(name)) ? undefined : 0),
  mask: 0,
  matched: patterns.length === 0 ? [] : [{ bit: 0, patterns }],
});

function unevaluated(application: Application, layout: EvaluatedLayout): LeftOver | undefined {
  const { certain, choices } = layout;
  if (certain.everyMember) return undefined;
  const all = [{ bit: 0, parts: certain }, ...choices];
  return {
    application,
    names: all.flatMap(({ parts }) => [...parts.names]),
    maskOfName: (name) =>
      evaluatesMember(certain, name) ? undefined : maskOf(layout, (parts) => evaluatesMember(parts, name)),
    mask: maskOf(layout, (parts) => parts.everyMember),
    matched: all
      .filter(({ parts }) => parts.patterns.length > 0)
      .map(({ bit, parts }) => ({ bit, patterns: parts.patterns })),
  };
}

/** Whether every member is left whose name is not told apart. */
export const leavesAllOthers = ({ mask, matched }: LeftOver): boolean => mask === 0 && matched.length === 0;
