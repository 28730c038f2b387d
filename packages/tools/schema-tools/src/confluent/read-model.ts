import { canonical } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import type { Annotations, Model, Part } from "./model.js";
import { listAt, memberAt, numberAt, partAt, stringAt } from "./read-keyword.js";
import { readArray } from "./read-array.js";
import { readObject } from "./read-object.js";
import type { SchemaPart } from "./schema-document.js";

/** What the registry reads of a schema. */
export function readModel(part: SchemaPart): Model {
  const { json, document } = part;
  if (typeof json === "boolean") return { kind: json ? "true" : "false" };
  const reference = referenceIn(part);
  const annotations = annotationsOf(part);
  if (reference && !document.dialect.isModern) return { ...reference, ...annotations };
  const models = [...(reference ? [reference] : []), ...modelsOf(part)];
  const [first, second] = models;
  if (!first) return { kind: "empty", ...annotations };
  if (!second) return { ...first, ...annotations };
  const parts = models.map((model, i) => member(part, model, i));
  const isGenerated = document.dialect.isModern;
  return { kind: "combined", criterion: "allOf", parts: combinedFirst(parts), isGenerated, ...annotations };
}

/** What some keywords of a schema say, as a schema of its own. */
const member = (part: SchemaPart, model: Model, index: number): Part => ({
  get key() {
    return `${index} of ${part.key}`;
  },
  model,
});

/** The order in which schemas are combined. */
const combinedFirst = (parts: readonly Part[]): readonly Part[] => [
  ...parts.filter(({ model }) => model.kind === "combined"),
  ...parts.filter(({ model }) => model.kind !== "combined"),
];

function annotationsOf(part: SchemaPart): Annotations {
  const { json, document } = part;
  return {
    id: stringAt(part, document.dialect.identifier),
    title: stringAt(part, "title"),
    description: stringAt(part, "description"),
    default: memberAt(json, "default"),
    connectType: memberAt(json, "connect.type"),
  };
}

function referenceIn(part: SchemaPart): Model | undefined {
  const names = part.document.dialect.isModern ? ["$ref", "$dynamicRef", "$recursiveRef"] : ["$ref"];
  const reference = names.map((name) => stringAt(part, name)).find((text) => text !== undefined);
  if (reference === undefined) return undefined;
  let found: Part | undefined;
  return { kind: "reference", target: () => (found ??= part.target(reference)) };
}

/** What each kind of keyword says. */
function modelsOf(part: SchemaPart): readonly Model[] {
  const { hasConst } = part.document.dialect;
  const values = listAt(part, "enum");
  const negated = partAt(part, "not");
  const constant = hasConst ? memberAt(part.json, "const") : undefined;
  return [
    ...(values ? [{ kind: "enum" as const, values: new Set(values.map(canonical)) }] : []),
    ...(["allOf", "anyOf", "oneOf"] as const).flatMap((criterion) => combinedBy(part, criterion)),
    ...(negated ? [{ kind: "not" as const, negated }] : []),
    ...(constant === undefined ? [] : [{ kind: "const" as const, value: canonical(constant) }]),
    ...typedModels(part),
  ];
}

function combinedBy(part: SchemaPart, criterion: "allOf" | "anyOf" | "oneOf"): readonly Model[] {
  const schemas = listAt(part, criterion);
  if (!schemas) return [];
  const parts = schemas
    .map((json, i) => partAt(part, criterion, json, i) as Part)
    // The keywords of a schema of 2020-12 are combined with those of the other schemas.
    .flatMap((each) => (each.model.kind === "combined" && each.model.isGenerated ? each.model.parts : [each]));
  return [{ kind: "combined", criterion, parts: combinedFirst(parts), isGenerated: false }];
}

/** The types of a schema with their keywords, then the keywords of other types. */
function typedModels(part: SchemaPart): readonly Model[] {
  const type = memberAt(part.json, "type");
  const types = type === undefined ? [] : Array.isArray(type) ? type : [type];
  const models = types.map((name) => modelOfType(part, name));
  const parts = models.map((model, i): Part => ({ key: canonical(types[i]), model }));
  return [
    ...(Array.isArray(type)
      ? [{ kind: "combined" as const, criterion: "anyOf" as const, parts, isGenerated: false }]
      : models),
    ...untypedModels(part, new Set(models.map(({ kind }) => kind))),
  ];
}

function modelOfType(part: SchemaPart, name: Json): Model {
  switch (name) {
    case "string":
      return readString(part);
    case "integer":
    case "number":
      return readNumber(part, name === "integer");
    case "boolean":
    case "null":
      return { kind: name };
    case "array":
      return readArray(part);
    case "object":
      return readObject(part);
    default:
      throw part.invalid("type", "the name of a type");
  }
}

function untypedModels(part: SchemaPart, typed: ReadonlySet<Model["kind"]>): readonly Model[] {
  const { arrayKeywords, objectKeywords, stringKeywords, conditionKeywords } = part.document.dialect;
  const has = (names: readonly string[]): boolean => names.some((name) => says(part, name));
  return [
    ...(!typed.has("array") && has(arrayKeywords) ? [readArray(part)] : []),
    ...(!typed.has("object") && has(objectKeywords) ? [readObject(part)] : []),
    ...(!typed.has("number") && has(numberKeywords) ? [readNumber(part, false)] : []),
    ...(!typed.has("string") && has(stringKeywords) ? [readString(part)] : []),
    ...(has(conditionKeywords) ? [{ kind: "conditional" as const }] : []),
  ];
}

const numberKeywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];

/** Whether a schema has a keyword that says something. In 2020-12 an empty list of properties does not. */
function says({ json, document }: SchemaPart, name: string): boolean {
  const value = memberAt(json, name);
  const isMap = name === "properties" || name === "patternProperties";
  if (document.dialect.isModern && isMap && isObject(value)) return Object.keys(value).length > 0;
  return value !== undefined;
}

const readString = (part: SchemaPart): Model => ({
  kind: "string",
  maxLength: numberAt(part, "maxLength"),
  minLength: numberAt(part, "minLength"),
  pattern: stringAt(part, "pattern"),
});

function readNumber(part: SchemaPart, isInteger: boolean): Model {
  const { hasExclusiveLimits } = part.document.dialect;
  return {
    kind: "number",
    isInteger,
    maximum: numberAt(part, "maximum"),
    minimum: numberAt(part, "minimum"),
    exclusiveMaximum: hasExclusiveLimits ? numberAt(part, "exclusiveMaximum") : undefined,
    exclusiveMinimum: hasExclusiveLimits ? numberAt(part, "exclusiveMinimum") : undefined,
    multipleOf: numberAt(part, "multipleOf"),
  };
}
