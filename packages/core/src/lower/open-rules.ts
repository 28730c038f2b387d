import { JsonType } from "../json/types.js";
import { applicationTo } from "../plan/application.js";
import { items } from "../plan/ops/items.js";
import { members } from "../plan/ops/members.js";
import type { BlockId, Rule } from "../plan/plan.js";
import { ruleOf } from "../plan/rule.js";

/**
 * The rules of what is left open. They accept every value, and evaluate all its members and items: nobody knows which ones the schema that
 * was meant evaluates.
 *
 * @param accepted - A block without rules.
 */
export const openRules = (accepted: BlockId): readonly Rule[] => [
  ruleOf(JsonType.object, members({ rest: applicationTo(accepted) })),
  ruleOf(JsonType.array, items({ rest: applicationTo(accepted) })),
];
