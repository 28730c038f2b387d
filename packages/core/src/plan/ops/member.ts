import { hasProperty } from "../../json/measure.js";
import { isObject } from "../../json/types.js";
import {
  type EvidenceOf,
  type MayComeToHold,
  noProblem,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import { openBeneath } from "../open-path.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { quote } from "../text.js";

/** Holds of an object that has an own property of this name, of whose value the predicate holds. */
export const member = (name: string, of: Predicate): Predicate => ({ op: "member", name, of });

export const memberFacts: PredicateFacts<PredicateOf<"member">> = {
  partsOf: ({ of }) => [of],
  usesOf: noUses,
};

export const memberEvidence: EvidenceOf<"member"> = showsValue;

export const memberMayHold: MayComeToHold<"member"> = ({ name, of }, value, open, mayHold) =>
  !isObject(value) || !hasProperty(value, name) || mayHold(of, value[name], openBeneath(open, name));

export const memberForm: PredicateForm<PredicateOf<"member">> = {
  problemOf: noProblem,
  print: ({ name, of }, printer) => `member ${quote(name)} ${printer.predicate(of)}`,
};

export const parseMember = (parser: PlanParser): Predicate => member(parser.string(), parser.predicate());
