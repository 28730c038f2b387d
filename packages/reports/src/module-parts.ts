// What modules carry with them that do not import module-runtime.ts. scripts/lib/runtime-text.mjs turns this file, and all that it
// imports, into text; nothing else imports it.
import {
  candidatesOf,
  closest,
  countDecoded,
  Declarations,
  differenceFrom,
  EvaluatedSet,
  findInParts,
  matchingItems,
  suggested,
} from "@argot/core/internal";
import { causesOfChoice, causesOfTooFewItems, resolveTie } from "./issues/causes.js";
import { collectCounted } from "./issues/collect-issues.js";
import { conditionDataOf } from "./issues/condition-context.js";
import { leaveOutDoubtfulConditions } from "./issues/doubtful-conditions.js";
import { falseSchemaMessage } from "./issues/explain/false-schema-message.js";
import { tooManyMatches } from "./issues/explain/too-many-matches.js";
import { MatchScores } from "./issues/match-scores.js";
import { joinMisspelledNames } from "./issues/misspelled-names.js";
import { beginWithNearest } from "./issues/nearest.js";
import { mistypedNames, suggestedConstant, suggestedName } from "./issues/suggestions.js";
import { choiceOutlineOf } from "./messages/discriminators.js";
import { describedProperties, namesKnownIn } from "./messages/known-names.js";
import { requirementsOf, summaryOf } from "./messages/schema-summary.js";
import { ValueOutlines } from "./messages/value-outlines.js";

export * from "./module-runtime.js";

/**
 * Functions and classes that only some plans can lead to. A module has them only if a plan in it has what their part is named
 * after. What is only for some ops is found by the names of the ops, and needs no part.
 */
export const parts: Readonly<Record<string, readonly object[]>> = {
  /** Rules that count how many applications hold, and have a message. */
  counts: [collectCounted, MatchScores, beginWithNearest],
  /** Rules of which too few alternatives can hold. */
  choices: [causesOfChoice, resolveTie, choiceOutlineOf, ValueOutlines, describedProperties],
  /** Rules of which too many applications can hold. */
  maxima: [tooManyMatches],
  /** Rules that count items. */
  quotas: [causesOfTooFewItems, matchingItems],
  /** Messages that say in a few words what another schema requires. */
  summaries: [requirementsOf, summaryOf],
  /** Schemas that count under a condition. */
  conditions: [leaveOutDoubtfulConditions, conditionDataOf],
  /** Schemas that are `false`. */
  falseSchemas: [falseSchemaMessage, suggestedName, namesKnownIn],
  /** Names that are perhaps mistyped, where others are missing. */
  misspelled: [joinMisspelledNames],
  /** Properties that are missing. */
  missing: [mistypedNames],
  /** Texts and names that another one may be meant to be. */
  suggestions: [closest, suggested, candidatesOf],
  /** Values that another one may be meant to be. */
  constants: [suggestedConstant],
  /** Conditions that consist of others, except required properties. */
  composites: [findInParts],
  /** Objects and arrays that values must be equal to. */
  structures: [differenceFrom],
  /** Rules that depend on what others have evaluated. */
  evaluated: [EvaluatedSet, Declarations],
  /** Content that is decoded. */
  contents: [countDecoded],
};
