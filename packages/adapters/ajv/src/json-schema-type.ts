// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign

/**
 * A schema of values of a type. It is checked that the schema names the type, the properties and what is required; `compile` gives a
 * function that narrows to the type.
 *
 * @typeParam T - The type of valid values. A property that may be absent is `nullable: true`, as with Ajv.
 */
export type JSONSchemaType<T> = (SchemaOfType<T> | SchemaOfParts<T>) & {
  /** Any keyword. */
  [keyword: string]: any;
};

/** A schema that consists of other schemas. */
type SchemaOfParts<T> =
  | { readonly $ref: string }
  | { readonly anyOf: readonly PartialSchema<T>[] }
  | { readonly oneOf: readonly PartialSchema<T>[] }
  | { readonly allOf: readonly PartialSchema<T>[] }
  | { readonly type: readonly string[] };

/** A part of a schema: of some of the values, or of some of their properties. */
export type PartialSchema<T> = JSONSchemaType<T> | { readonly [keyword: string]: any; readonly type?: string };

type IsAny<T> = 0 extends 1 & T ? true : false;

type SchemaOfType<T> =
  IsAny<T> extends true
    ? object
    : [T] extends [boolean]
      ? { readonly type: "boolean" }
      : [NonNullable<T>] extends [never]
        ? { readonly type: "null" } | { readonly nullable: true }
        : (null extends T ? { readonly nullable: true } : unknown) & SchemaOfValue<NonNullable<T>>;

type SchemaOfValue<T> = [T] extends [number]
  ? { readonly type: "number" | "integer"; readonly enum?: readonly (T | null)[]; readonly const?: T }
  : [T] extends [string]
    ? { readonly type: "string"; readonly enum?: readonly (T | null)[]; readonly const?: T }
    : [T] extends [boolean]
      ? { readonly type: "boolean" }
      : T extends readonly (infer Item)[]
        ? {
            readonly type: "array";
            readonly items: JSONSchemaType<Item> | readonly unknown[];
            readonly minItems?: number;
          }
        : T extends object
          ? SchemaOfObject<T>
          : object;

type SchemaOfObject<T extends object> = {
  readonly type: "object";
  readonly properties?: { readonly [K in keyof T]?: SchemaOfProperty<T[K]> };
} & (string extends keyof T
  ? { readonly required?: readonly string[] }
  : [RequiredNames<T>] extends [never]
    ? { readonly required?: readonly never[] }
    : { readonly required: readonly RequiredNames<T>[] });

type SchemaOfProperty<T> = undefined extends T
  ? JSONSchemaType<Exclude<T, undefined>> & ({ readonly nullable: true } | { readonly $ref: string })
  : JSONSchemaType<T>;

type RequiredNames<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
