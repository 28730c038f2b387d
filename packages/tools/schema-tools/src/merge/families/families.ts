import { annotations } from "./annotations.js";
import { applicators } from "./applicators.js";
import type { KeywordFamily } from "./family.js";
import { items } from "./items.js";
import { limits } from "./limits.js";
import { multipleOf } from "./multiple-of.js";
import { properties } from "./properties.js";
import { required } from "./required.js";
import { type } from "./type.js";
import { values } from "./values.js";

const families: readonly KeywordFamily[] = [
  type,
  values,
  ...limits,
  multipleOf,
  ...required,
  properties,
  items,
  ...applicators,
  ...annotations,
];

/** The family of each keyword whose conjunctions are known. */
export const familyOf: ReadonlyMap<string, KeywordFamily> = new Map(
  families.flatMap((family) => family.keywords.map((name): [string, KeywordFamily] => [name, family])),
);

/** Keywords that read what the rest of their schema evaluates: they see less or more in another schema object. */
export const readsSiblings: ReadonlySet<string> = new Set(["unevaluatedProperties", "unevaluatedItems"]);
