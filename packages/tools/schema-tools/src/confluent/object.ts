import { additionalChanges, isOpen, schemaOfAdditional, unevaluatedChanges } from "./additional.js";
import { areCompatible, type Change, change, type Compare, within } from "./change.js";
import { isSubset } from "./enum.js";
import { limitChanges } from "./limit.js";
import { hasDefault, isEmpty, type ObjectModel, type Part } from "./model.js";

export const objectChanges = (before: ObjectModel, after: ObjectModel, compare: Compare): readonly Change[] => [
  ...within("required", requiredChanges(before, after)),
  ...within("properties", propertiesChanges(before, after, compare)),
  ...within("dependencies", dependencyChanges(before, after, compare)),
  ...within("additionalProperties", additionalChanges("PROPERTIES", before, after, compare)),
  ...within("unevaluatedProperties", unevaluatedChanges("PROPERTIES", before, after, compare)),
  ...limitChanges("maxProperties", "MAX_PROPERTIES", before.maxProperties, after.maxProperties),
  ...limitChanges("minProperties", "MIN_PROPERTIES", before.minProperties, after.minProperties),
];

/** Names of properties count only where both schemas describe the property. */
function requiredChanges(before: ObjectModel, after: ObjectModel): readonly Change[] {
  return [...before.properties.keys()].toSorted().flatMap((name): readonly Change[] => {
    const part = after.properties.get(name);
    const isRequired = after.required.has(name);
    if (!part || before.required.has(name) === isRequired) return [];
    if (!isRequired) return [change("REQUIRED_ATTRIBUTE_REMOVED", name)];
    return [change(hasDefault(part) ? "REQUIRED_ATTRIBUTE_WITH_DEFAULT_ADDED" : "REQUIRED_ATTRIBUTE_ADDED", name)];
  });
}

const propertiesChanges = (before: ObjectModel, after: ObjectModel, compare: Compare): readonly Change[] =>
  namesOf(before.properties, after.properties).flatMap((name) => {
    const [old, current] = [before.properties.get(name), after.properties.get(name)];
    if (!current) return within(name, removedProperty(name, old as Part, after, compare));
    if (!old) return within(name, addedProperty(name, before, after, compare));
    return within(name, compare(old, current));
  });

function removedProperty(name: string, part: Part, after: ObjectModel, compare: Compare): readonly Change[] {
  if (isOpenFor(after)) return [change("PROPERTY_REMOVED_FROM_OPEN_CONTENT_MODEL")];
  const covering = coveringSchema(after, name);
  if (covering) {
    const changes = compare(part, covering);
    const how = areCompatible(changes) ? "IS" : "NOT";
    return [...changes, change(`PROPERTY_REMOVED_${how}_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL`)];
  }
  const isImpossible = part.model.kind === "false";
  return [
    change(
      isImpossible
        ? "PROPERTY_WITH_FALSE_REMOVED_FROM_CLOSED_CONTENT_MODEL"
        : "PROPERTY_REMOVED_FROM_CLOSED_CONTENT_MODEL",
    ),
  ];
}

function addedProperty(name: string, before: ObjectModel, after: ObjectModel, compare: Compare): readonly Change[] {
  const part = after.properties.get(name) as Part;
  if (isOpenFor(before)) {
    if (isEmpty(part)) return [change("PROPERTY_WITH_EMPTY_SCHEMA_ADDED_TO_OPEN_CONTENT_MODEL")];
    return [change(`${necessity(name, after)}_ADDED_TO_OPEN_CONTENT_MODEL`)];
  }
  const covering = coveringSchema(before, name);
  const changes = covering ? compare(covering, part) : [];
  const how = areCompatible(changes) ? "IS" : "NOT";
  return [
    ...changes,
    ...(covering ? [change(`PROPERTY_ADDED_${how}_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL`)] : []),
    change(`${necessity(name, after)}_ADDED_TO_UNOPEN_CONTENT_MODEL`),
  ];
}

function necessity(
  name: string,
  { required, properties }: ObjectModel,
): "OPTIONAL_PROPERTY" | "REQUIRED_PROPERTY" | "REQUIRED_PROPERTY_WITH_DEFAULT" {
  if (!required.has(name)) return "OPTIONAL_PROPERTY";
  return hasDefault(properties.get(name) as Part) ? "REQUIRED_PROPERTY_WITH_DEFAULT" : "REQUIRED_PROPERTY";
}

const isOpenFor = (model: ObjectModel): boolean => model.patterns.length === 0 && isOpen(model);

/** The schema for a property that a schema does not name. */
const coveringSchema = (model: ObjectModel, name: string): Part | undefined =>
  model.patterns.find(({ matches }) => matches(name))?.part ?? schemaOfAdditional(model);

const dependencyChanges = (before: ObjectModel, after: ObjectModel, compare: Compare): readonly Change[] => [
  ...namesOf(before.dependentNames, after.dependentNames).flatMap((name) =>
    within(name, dependentNamesChanges(before.dependentNames.get(name), after.dependentNames.get(name))),
  ),
  ...namesOf(before.dependentSchemas, after.dependentSchemas).flatMap((name) => {
    const [old, current] = [before.dependentSchemas.get(name), after.dependentSchemas.get(name)];
    if (!current) return [change("DEPENDENCY_SCHEMA_REMOVED", name)];
    return old ? within(name, compare(old, current)) : [change("DEPENDENCY_SCHEMA_ADDED", name)];
  }),
];

type Names = ReadonlySet<string> | undefined;

function dependentNamesChanges(before: Names, after: Names): readonly Change[] {
  if (!after) return [change("DEPENDENCY_ARRAY_REMOVED")];
  if (!before) return [change("DEPENDENCY_ARRAY_ADDED")];
  const [hasAll, hasOnly] = [isSubset(before, after), isSubset(after, before)];
  if (hasAll && hasOnly) return [];
  if (hasAll) return [change("DEPENDENCY_ARRAY_EXTENDED")];
  return [change(hasOnly ? "DEPENDENCY_ARRAY_NARROWED" : "DEPENDENCY_ARRAY_CHANGED")];
}

/** The names of two maps. They are sorted, so that the order of members does not matter. */
const namesOf = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted();
