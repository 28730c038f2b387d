// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign

/**
 * A schema of values of a type. Its types, properties and required properties are checked, and the values of its keywords; `compile`
 * gives a function that narrows to the type.
 *
 * @typeParam T - The type of valid values. A property that may be absent is `nullable: true`, as with Ajv.
 */
export type JSONSchemaType<T> = SchemaOf<T, false>;

/** A part of a schema: of some of the values, or of some of their properties. */
export type PartialSchema<T> = Partial<SchemaOf<T, true>>;

/** The properties of a schema for objects of a type. */
type PropertiesSchema<T> = {
  [K in keyof T]-?: (SchemaOf<T[K], false> & Presence<T[K]>) | { $ref: string };
};

/** The names of the properties of a type that are always present. */
type RequiredMembers<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** @typeParam IsPart - Whether the schema is within one that says the rest, such as the type. */
type SchemaOf<T, IsPart extends boolean> = (
  | { anyOf: readonly SchemaOf<T, IsPart>[] }
  | { oneOf: readonly SchemaOf<T, IsPart>[] }
  | SchemaOfTypes<T, IsPart>
  | (SchemaOfType<T, IsPart> & AppliedSchemas<T>)
) & {
  [keyword: string]: any;
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaOf<AnyJson, true>>;
  definitions?: Record<string, SchemaOf<AnyJson, true>>;
};

type AnyJson = { [name: string]: AnyJson } | [AnyJson, ...AnyJson[]] | AnyJson[] | number | string | boolean | null;

type AppliedSchemas<T> = {
  [K in "allOf" | "anyOf" | "oneOf"]?: readonly PartialSchema<T>[];
} & {
  [K in "if" | "then" | "else" | "not"]?: PartialSchema<T>;
};

type TypeName<Name extends string, IsPart extends boolean> = Name | (IsPart extends true ? undefined : never);

/** A schema that names several types, none of which is `array` or `object`. */
type SchemaOfTypes<T, IsPart extends boolean> = {
  type: readonly TypeName<ScalarName<T>, IsPart>[];
} & Intersection<ScalarKeywords<T>>;

type ScalarName<T> = T extends number
  ? "number" | "integer"
  : T extends string
    ? "string"
    : T extends boolean
      ? "boolean"
      : never;

/** The keywords about a type of scalars, as the parameter of a function, so that those of a union can be intersected. */
type ScalarKeywords<T> = (
  keywords: T extends number ? NumberKeywords : T extends string ? StringKeywords : T extends boolean ? object : never,
) => void;

type Intersection<Functions> = Functions extends (keywords: infer Keywords) => void ? Keywords : never;

interface NumberKeywords {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  format?: string;
}

interface StringKeywords {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

type SchemaOfType<T, IsPart extends boolean> = T extends number
  ? { type: TypeName<"number" | "integer", IsPart> } & NumberKeywords
  : T extends string
    ? { type: TypeName<"string", IsPart> } & StringKeywords
    : T extends boolean
      ? { type: TypeName<"boolean", IsPart> }
      : T extends readonly [any, ...any[]]
        ? SchemaOfTuple<T, IsPart>
        : T extends readonly any[]
          ? {
              type: TypeName<"array", IsPart>;
              items: SchemaOf<T[0], false>;
              contains?: PartialSchema<T[0]>;
              minItems?: number;
              maxItems?: number;
              minContains?: number;
              maxContains?: number;
              uniqueItems?: true;
              additionalItems?: never;
            }
          : T extends Record<string, any>
            ? SchemaOfObject<T, IsPart>
            : T extends null
              ? { type: TypeName<"null", IsPart>; nullable: true }
              : never;

type SchemaOfTuple<T extends readonly unknown[], IsPart extends boolean> = {
  type: TypeName<"array", IsPart>;
  items: { readonly [K in keyof T]-?: SchemaOf<T[K], false> & Presence<T[K]> } & { length: T["length"] };
  minItems: T["length"];
} & ({ maxItems: T["length"] } | { additionalItems: false });

type SchemaOfObject<T extends Record<string, any>, IsPart extends boolean> = {
  type: TypeName<"object", IsPart>;
  properties?: IsPart extends true ? Partial<PropertiesSchema<T>> : PropertiesSchema<T>;
  patternProperties?: Record<string, SchemaOf<T[string], false>>;
  propertyNames?: Omit<SchemaOf<string, false>, "type"> & { type?: "string" };
  dependencies?: { [K in keyof T]?: readonly (keyof T)[] | PartialSchema<T> };
  dependentRequired?: { [K in keyof T]?: readonly (keyof T)[] };
  dependentSchemas?: { [K in keyof T]?: PartialSchema<T> };
  minProperties?: number;
  maxProperties?: number;
} & {
  [K in "additionalProperties" | "unevaluatedProperties"]?: boolean | SchemaOf<T[string], false>;
} & RequiredOf<T, IsPart>;

/** `required` may be left out only if no property has to be there. */
type RequiredOf<T, IsPart extends boolean> = IsPart extends true
  ? { required: readonly (keyof T)[] }
  : [RequiredMembers<T>] extends [never]
    ? { required?: readonly RequiredMembers<T>[] }
    : { required: readonly RequiredMembers<T>[] };

/** What a property's schema says of `null`, which stands for an absent property. */
type Presence<T> = undefined extends T
  ? { nullable: true; const?: null; enum?: readonly (T | null)[]; default?: T | null }
  : { nullable?: false; const?: T; enum?: readonly T[]; default?: T };
