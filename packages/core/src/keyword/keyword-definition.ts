import type { Json, JsonType, TypeSet } from "../json/types.js";
import type { Constraint, ExportedFrom, Predicate } from "../plan/plan.js";
import type { Provision } from "./facet.js";
import type { Identity, KeywordContext } from "./keyword.js";
import type { Shape } from "./shape.js";

/**
 * The JavaScript type of instances of one JSON type; `unknown` for several types. A number is a `number` or a `bigint`: `parseJson`
 * reads integers that no JavaScript number equals as BigInts. `<` and `>` compare both; `Number(value)` converts.
 */
export type InstanceOf<A extends TypeSet> = A extends typeof JsonType.object
  ? Record<string, unknown>
  : A extends typeof JsonType.array
    ? readonly unknown[]
    : A extends typeof JsonType.string
      ? string
      : A extends typeof JsonType.number | typeof JsonType.integer
        ? number | bigint
        : A extends typeof JsonType.boolean
          ? boolean
          : unknown;

/** The properties of a keyword definition, except those that give its meaning. */
export interface KeywordCommon<V, A extends TypeSet> {
  /** The absolute URI of the keyword. It does not depend on the name in a vocabulary. Message ids derive from it. */
  readonly id: string;
  /** A description for people, in Markdown, for editors and generated documentation. */
  readonly doc?: string;
  /** The form of the keyword's value. */
  readonly value: Shape<V>;
  /** The types of instances that the keyword constrains, as bits of `JsonType`. Default: every type. */
  readonly appliesTo?: A;
  /** Whether other keywords of the same schema object are ignored, as with `$ref` up to draft-07. Default: `false`. */
  readonly ignoresSiblings?: boolean;
  /** Returns the identifiers that the keyword gives to its schema. */
  identify?(value: V): Identity;
  /** Returns contributions to facets, which other keywords of the same schema object can read. */
  provide?(value: V): Provision | readonly Provision[];
  /**
   * The annotation if the instance is valid: the keyword's value, or the names or indices that the keyword applied schemas
   * to. Default: none.
   */
  readonly annotation?: "value" | "applied";
  /**
   * The values that have a meaning, with the types of instances that each is about. Another value has no effect; dialects that refuse
   * unknown keywords refuse it as well, unless it begins with `x-`. Default: all values have a meaning.
   */
  readonly knownValues?: Readonly<Record<string, TypeSet>>;
  /** Whether the value shows instances of its schema: one, as a default, or a list of them, as examples. Default: none. */
  readonly instances?: "value" | "items";
  /** For a keyword that a dialect keeps for older schemas: the end of a sentence that begins with its name, and says what to use. */
  readonly outdated?: string;
  /**
   * The message if the constraint fails: the end of a sentence about the instance, such as
   * `"must have at least {value} properties, has {actual}"`. `variant` selects one of several messages by name. Without a
   * message, only the failures of applied schemas are reported.
   */
  readonly message?: string | Readonly<Record<string, string>>;
  /**
   * Says what a value without the required form was probably meant to be: the end of an error of the schema, such as
   * `"a list of schemas, one for each position, belongs to \"prefixItems\""`. `undefined` for nothing.
   */
  hint?(value: Json): string | undefined;
  /** Selects the name of the message for a constraint of `lower`; `undefined` for no message. */
  variant?(context: KeywordContext<V>, constraint: Constraint): string | undefined;
}

/**
 * The meaning of a keyword. A definition has at most one of three functions: `test`, `predicate` and `lower`, where each can
 * express all that the one before can. Without one, a keyword only annotates, identifies or provides to facets.
 */
export type KeywordMeaning<V, A extends TypeSet> =
  /** A function of the instance and the keyword's value. `importFrom` names its export, for generated modules. */
  | {
      test(instance: InstanceOf<A>, value: V): boolean;
      readonly importFrom?: ExportedFrom;
      predicate?: never;
      lower?: never;
    }
  /** Returns a predicate, which can be optimised and compiled; `undefined` for no constraint. */
  | { predicate(value: V, context: KeywordContext<V>): Predicate | undefined; test?: never; lower?: never }
  /** Returns constraints, which may apply subschemas; `undefined` for no constraint. */
  | {
      lower(context: KeywordContext<V>): Constraint | readonly Constraint[] | undefined;
      test?: never;
      predicate?: never;
    }
  | { test?: never; predicate?: never; lower?: never };

/** The definition of a keyword, for {@link defineKeyword}. */
export type KeywordDefinition<V, A extends TypeSet = typeof JsonType.any> = KeywordCommon<V, A> & KeywordMeaning<V, A>;
