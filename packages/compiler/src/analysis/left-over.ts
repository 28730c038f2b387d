import { type Application, evaluatesMember, type Pattern, type SiblingNames } from "@argot/core/plan";
import { type EvaluatedLayout, maskOf } from "./evaluated.js";
import type { Rest } from "./members.js";

/**
 * The members of an object that a rule leaves to its `rest`: those that no sibling rule answers for, or those that nothing
 * has evaluated. Where that depends on the value, bits of the layout say what has been evaluated.
 */
export interface LeftOver {
  /** What is applied to each of them. */
  readonly application: Application;
  /** The names that are told apart from all others. */
  readonly names: readonly string[];
  /** The bits of which none may be set where a member with this name is left; `undefined` where it never is. */
  maskOfName(name: string): number | undefined;
  /** The bits of which none may be set where any member is left. */
  readonly mask: number;
  /** A member whose name one of these matches is not left where the bit is set; 0 stands for everywhere. */
  readonly matched: readonly { readonly bit: number; readonly patterns: readonly Pattern[] }[];
}

/**
 * @param layout - Where the block reads what has been evaluated.
 * @returns `undefined` where nothing is left of any object.
 */
export function leftOverOf({ application, except }: Rest, layout: EvaluatedLayout | undefined): LeftOver | undefined {
  if (except === "evaluated") return layout ? unevaluated(application, layout) : everything(application);
  return except === null ? everything(application) : unclaimed(application, except);
}

const everything = (application: Application): LeftOver => ({
  application,
  names: [],
  maskOfName: () => 0,
  mask: 0,
  matched: [],
});

const unclaimed = (application: Application, { names, patterns }: SiblingNames): LeftOver => ({
  application,
  names: [...names],
  maskOfName: (name) => (names.has(name) || patterns.some((pattern) => pattern.test(name)) ? undefined : 0),
  mask: 0,
  matched: patterns.length === 0 ? [] : [{ bit: 0, patterns }],
});

function unevaluated(application: Application, layout: EvaluatedLayout): LeftOver | undefined {
  const { certain, choices } = layout;
  if (certain.everyMember) return undefined;
  const parts = [{ bit: 0, parts: certain }, ...choices];
  return {
    application,
    names: parts.flatMap((each) => [...each.parts.names]),
    maskOfName: (name) =>
      evaluatesMember(certain, name) ? undefined : maskOf(layout, (each) => evaluatesMember(each, name)),
    mask: maskOf(layout, ({ everyMember }) => everyMember),
    matched: parts
      .filter((each) => each.parts.patterns.length > 0)
      .map((each) => ({ bit: each.bit, patterns: each.parts.patterns })),
  };
}

/** Whether every member is left whose name is not told apart. */
export const leavesAllOthers = ({ mask, matched }: LeftOver): boolean => mask === 0 && matched.length === 0;
