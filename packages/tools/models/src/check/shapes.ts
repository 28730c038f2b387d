import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import type { IndexedSchema } from "@argot/schema-tools/schema-index";
import { recursiveReferences } from "./recursive-references.js";

/** A place that does not have the form. */
interface ShapeFault {
  readonly pointer: string;
  readonly message: string;
}

/** The name of a form that a profile can require. */
export type ShapeName =
  /** The root has `"type": "object"`. */
  | "object-root"
  /** The root has no `anyOf`, `oneOf` and `allOf`. */
  | "no-root-union"
  /** Every object has `"additionalProperties": false`. */
  | "closed-objects"
  /** Every property is in `required`. */
  | "all-required"
  /** Every schema has `type`, `anyOf` or `$ref`. */
  | "typed"
  /** Nothing but keywords that begin with `$` is beside `$ref`. */
  | "reference-alone"
  /** References lead to the document itself. */
  | "local-references"
  /** No schema refers to itself. */
  | "no-recursion"
  /** A schema refers to itself only within properties that are not required. */
  | "optional-recursion";

/** A form that providers require. */
interface Shape {
  /** Whether only the root must have it. */
  readonly rootOnly: boolean;
  /** What is required, as a clause. */
  readonly description: string;
  /** The form of a schema object, as a schema; absent if a schema cannot say it. */
  readonly schema?: JsonObject;
  /** Finds schemas without the form, if a schema cannot say it. */
  readonly find?: (schemas: readonly IndexedSchema[]) => Iterable<ShapeFault>;
}

const required = (...names: string[]): JsonObject => ({ required: names });

/** The forms of schemas that profiles can require, by name. */
export const shapes: Readonly<Record<ShapeName, Shape>> = {
  "object-root": {
    rootOnly: true,
    description: 'the root must have "type": "object"',
    schema: { properties: { type: { const: "object" } }, ...required("type") },
  },
  "no-root-union": {
    rootOnly: true,
    description: 'the root must not have "anyOf", "oneOf" or "allOf"',
    schema: { properties: { anyOf: false, oneOf: false, allOf: false } },
  },
  "closed-objects": {
    rootOnly: false,
    description: 'objects must have "additionalProperties": false',
    schema: {
      if: {
        anyOf: [
          required("properties"),
          {
            properties: { type: { anyOf: [{ const: "object" }, { type: "array", contains: { const: "object" } }] } },
            ...required("type"),
          },
        ],
      },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword
      then: { properties: { additionalProperties: { const: false } }, ...required("additionalProperties") },
    },
  },
  "all-required": {
    rootOnly: false,
    description: 'every property must be in "required"',
    *find(schemas) {
      for (const { json, pointer } of schemas) {
        if (!isObject(json) || !isObject(json["properties"])) continue;
        const listed: readonly Json[] = Array.isArray(json["required"]) ? json["required"] : [];
        const missing = Object.keys(json["properties"]).filter((name) => !listed.includes(name));
        if (missing.length === 0) continue;
        const names = missing.map((name) => JSON.stringify(name)).join(", ");
        yield {
          pointer,
          message: `every property must be in "required": ${names} ${missing.length === 1 ? "is" : "are"} not`,
        };
      }
    },
  },
  typed: {
    rootOnly: false,
    description: 'every schema must have "type", "anyOf" or "$ref"',
    schema: { anyOf: [required("type"), required("anyOf"), required("$ref")] },
  },
  "reference-alone": {
    rootOnly: false,
    description: 'beside "$ref" there must be no keyword that does not begin with "$"',
    schema: { if: required("$ref"), then: { propertyNames: { pattern: "^\\$" } } },
  },
  "local-references": {
    rootOnly: false,
    description: "references must lead to the document itself",
    schema: { properties: { $ref: { pattern: "^#" }, $dynamicRef: { pattern: "^#" } } },
  },
  "no-recursion": {
    rootOnly: false,
    description: "a schema must not refer to itself",
    *find(schemas) {
      for (const { pointer } of recursiveReferences(schemas, () => true))
        yield { pointer, message: "a schema must not refer to itself, as it does by this reference" };
    },
  },
  "optional-recursion": {
    rootOnly: false,
    description: "a schema may refer to itself only within properties that are not required",
    *find(schemas) {
      const message = "a schema may refer to itself only within properties that are not required";
      for (const { pointer } of recursiveReferences(schemas, isRequired)) yield { pointer, message };
    },
  },
};

/** Whether a schema is one that each value of the schema around it must have a value for, as far as `required` says so. */
function isRequired({ parent, pointer }: IndexedSchema): boolean {
  if (parent?.keyword !== "properties") return true;
  const { json } = parent.schema;
  const name = pointer
    .slice(pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  return isObject(json) && Array.isArray(json["required"]) && json["required"].includes(name);
}
