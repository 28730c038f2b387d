import type { Json } from "@argot/core/keyword";

/** A schema, or what one of its keywords says by itself, as the registry sees it. */
export interface Part {
  /** Equal for schemas that say the same. */
  readonly key: string;
  readonly model: Model;
}

/** What the registry reads of a schema: one kind of schema; several are combined by `allOf`. */
export type Model = Annotations &
  (
    | { readonly kind: "true" | "false" | "empty" | "boolean" | "null" | "conditional" }
    | StringModel
    | NumberModel
    | EnumModel
    | ConstModel
    | NotModel
    | CombinedModel
    | ObjectModel
    | ArrayModel
    | ReferenceModel
  );

export interface Annotations {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly default?: Json | undefined;
  /** What Kafka Connect calls the type. */
  readonly connectType?: Json | undefined;
}

export interface StringModel {
  readonly kind: "string";
  readonly maxLength: number | bigint | undefined;
  readonly minLength: number | bigint | undefined;
  readonly pattern: string | undefined;
}

export interface NumberModel {
  readonly kind: "number";
  readonly isInteger: boolean;
  readonly maximum: number | bigint | undefined;
  readonly minimum: number | bigint | undefined;
  readonly exclusiveMaximum: number | bigint | undefined;
  readonly exclusiveMinimum: number | bigint | undefined;
  readonly multipleOf: number | bigint | undefined;
}

export interface EnumModel {
  readonly kind: "enum";
  /** In canonical form. */
  readonly values: ReadonlySet<string>;
}

export interface ConstModel {
  readonly kind: "const";
  /** In canonical form. */
  readonly value: string;
}

export interface NotModel {
  readonly kind: "not";
  readonly negated: Part;
}

export interface CombinedModel {
  readonly kind: "combined";
  readonly criterion: "allOf" | "anyOf" | "oneOf";
  readonly parts: readonly Part[];
  /** Whether it stands for the keywords of a schema, rather than for a keyword. */
  readonly isGenerated: boolean;
}

/** What may follow the properties or items that a schema names. */
export interface Open {
  /** The schema for additional ones; `false` if there may be none, `undefined` if they may have any value. */
  readonly additional: Part | false | undefined;
  readonly unevaluated: Part | undefined;
}

export interface ObjectModel extends Open {
  readonly kind: "object";
  readonly properties: ReadonlyMap<string, Part>;
  readonly patterns: readonly { readonly matches: (name: string) => boolean; readonly part: Part }[];
  readonly required: ReadonlySet<string>;
  readonly dependentNames: ReadonlyMap<string, ReadonlySet<string>>;
  readonly dependentSchemas: ReadonlyMap<string, Part>;
  readonly maxProperties: number | bigint | undefined;
  readonly minProperties: number | bigint | undefined;
}

export interface ArrayModel extends Open {
  readonly kind: "array";
  /** The schema for all items. */
  readonly items: Part | undefined;
  /** The schemas for the first items. */
  readonly tuple: readonly Part[];
  readonly maxItems: number | bigint | undefined;
  readonly minItems: number | bigint | undefined;
  readonly isUnique: boolean;
  readonly maxContains: number | bigint | undefined;
  readonly minContains: number | bigint | undefined;
}

export interface ReferenceModel {
  readonly kind: "reference";
  readonly target: () => Part;
}

/** Whether a schema takes every value because it says nothing. */
export const isEmpty = ({ model: { kind } }: Pick<Part, "model">): boolean => kind === "empty" || kind === "true";

export const hasDefault = ({ model }: Part): boolean => model.default !== undefined;
