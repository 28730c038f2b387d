import type { CalledRule } from "../keywords/custom-rule.js";
import type { AddedKeyword } from "../keywords/keyword-table.js";
import type { MessageOptions } from "./message-options.js";
import type { KeywordGroup, KeywordPlace } from "./keyword-groups.js";

/** What the errors of a compiled schema depend on: options, and the keywords of the instance. */
export interface ErrorSettings {
  readonly allErrors: boolean;
  readonly verbose: boolean;
  readonly messages: boolean;
  readonly inlineRefs: boolean | number;
  readonly coerceTypes: boolean | "array" | undefined;
  /** Whether the value of a keyword may be in the data. */
  canBeInData(keyword: string): boolean;
  /** Whether `discriminator` selects one of the alternatives of `oneOf`. */
  readonly discriminator: boolean;
  /** The options of `ajv-errors`. */
  readonly messageOptions: MessageOptions | undefined;
  /** Whether `minContains` and `maxContains` are keywords. */
  readonly counts: boolean;
  /** The order of keywords. */
  readonly groups: readonly KeywordGroup[];
  /** The positions of a keyword in the order: one in each of its groups. */
  placesOf(keyword: string): readonly KeywordPlace[];
  /** The keywords that were added to the instance. */
  readonly added: ReadonlyMap<string, AddedKeyword>;
  /** The function of a keyword in a schema object. */
  ruleOf(schema: object, keyword: string): CalledRule | undefined;
}
