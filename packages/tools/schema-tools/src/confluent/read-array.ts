import type { ArrayModel } from "./model.js";
import { followersAt, listAt, memberAt, numberAt, partAt } from "./read-keyword.js";
import type { SchemaPart } from "./schema-document.js";

export const readArray = (part: SchemaPart): ArrayModel => ({
  kind: "array",
  ...itemsOf(part),
  maxItems: numberAt(part, "maxItems"),
  minItems: numberAt(part, "minItems"),
  isUnique: memberAt(part.json, "uniqueItems") === true,
  ...containedOf(part),
  unevaluated: part.document.dialect.isModern ? partAt(part, "unevaluatedItems") : undefined,
});

/** Every form of `items` and its companions. */
function itemsOf(part: SchemaPart): Pick<ArrayModel, "items" | "tuple" | "additional"> {
  const { isModern } = part.document.dialect;
  const isTuple = Array.isArray(memberAt(part.json, "items"));
  if (isTuple || !isModern)
    return {
      items: isTuple ? undefined : partAt(part, "items"),
      tuple: isTuple ? partsAt(part, "items") : [],
      additional: followersAt(part, "additionalItems"),
    };
  const tuple = partsAt(part, "prefixItems");
  const followers = followersAt(part, "items");
  return followers && tuple.length === 0
    ? { items: followers, tuple, additional: undefined }
    : { items: undefined, tuple, additional: followers };
}

const partsAt = (part: SchemaPart, name: string): readonly SchemaPart[] =>
  (listAt(part, name) ?? []).map((json, i) => partAt(part, name, json, i) as SchemaPart);

function containedOf(part: SchemaPart): Pick<ArrayModel, "maxContains" | "minContains"> {
  const { isModern } = part.document.dialect;
  if (isModern && memberAt(part.json, "contains") === undefined)
    return { maxContains: undefined, minContains: undefined };
  const minContains = numberAt(part, "minContains");
  return { maxContains: numberAt(part, "maxContains"), minContains: isModern ? (minContains ?? 1) : minContains };
}
