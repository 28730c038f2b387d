import { additionalChanges, isOpen, schemaOfAdditional, unevaluatedChanges } from "./additional.js";
import { areCompatible, type Change, change, type Compare, within } from "./change.js";
import { limitChanges } from "./limit.js";
import { type ArrayModel, isEmpty, type Part } from "./model.js";

export const arrayChanges = (before: ArrayModel, after: ArrayModel, compare: Compare): readonly Change[] => [
  ...within("items", compare(before.items, after.items)),
  ...tupleChanges(before, after, compare),
  ...within("additionalItems", additionalChanges("ITEMS", before, after, compare)),
  ...within("unevaluatedItems", unevaluatedChanges("ITEMS", before, after, compare)),
  ...limitChanges("maxItems", "MAX_ITEMS", before.maxItems, after.maxItems),
  ...limitChanges("minItems", "MIN_ITEMS", before.minItems, after.minItems),
  ...uniquenessChanges(before.isUnique, after.isUnique),
  ...limitChanges("maxContains", "MAX_CONTAINS", before.maxContains, after.maxContains),
  ...limitChanges("minContains", "MIN_CONTAINS", before.minContains, after.minContains),
];

function uniquenessChanges(before: boolean, after: boolean): readonly Change[] {
  if (before === after) return [];
  return [change(before ? "UNIQUE_ITEMS_REMOVED" : "UNIQUE_ITEMS_ADDED", "uniqueItems")];
}

/** The changes of items that have schemas of their own. */
function tupleChanges(before: ArrayModel, after: ArrayModel, compare: Compare): readonly Change[] {
  const longer = before.tuple.length > after.tuple.length ? before.tuple : after.tuple;
  return longer.flatMap((_, i) => {
    const [old, current] = [before.tuple[i], after.tuple[i]];
    if (!current) return within(`items/${i}`, removedItem(old as Part, after, compare));
    return within(`items/${i}`, old ? compare(old, current) : addedItem(current, before, compare));
  });
}

function removedItem(part: Part, after: ArrayModel, compare: Compare): readonly Change[] {
  if (isOpen(after)) return [change("ITEM_REMOVED_FROM_OPEN_CONTENT_MODEL")];
  const covering = schemaOfAdditional(after);
  if (covering) {
    const changes = compare(part, covering);
    const how = areCompatible(changes) ? "IS" : "NOT";
    return [...changes, change(`ITEM_REMOVED_${how}_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL`)];
  }
  const isImpossible = part.model.kind === "false";
  return [
    change(
      isImpossible ? "ITEM_WITH_FALSE_REMOVED_FROM_CLOSED_CONTENT_MODEL" : "ITEM_REMOVED_FROM_CLOSED_CONTENT_MODEL",
    ),
  ];
}

function addedItem(part: Part, before: ArrayModel, compare: Compare): readonly Change[] {
  if (isOpen(before)) {
    const isAny = isEmpty(part);
    return [change(isAny ? "ITEM_WITH_EMPTY_SCHEMA_ADDED_TO_OPEN_CONTENT_MODEL" : "ITEM_ADDED_TO_OPEN_CONTENT_MODEL")];
  }
  const covering = schemaOfAdditional(before);
  if (!covering) return [change("ITEM_ADDED_TO_CLOSED_CONTENT_MODEL")];
  const changes = compare(covering, part);
  const how = areCompatible(changes) ? "IS" : "NOT";
  return [...changes, change(`ITEM_ADDED_${how}_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL`)];
}
