import { ownProperties } from "../json/own-properties.js";
import { isObject, type Json, JsonType, type TypeSet } from "../json/types.js";
import type { Application, ExportedFrom, Constraint, Predicate } from "../plan/plan.js";
import { custom } from "../plan/ops/custom.js";
import { nothing } from "../plan/ops/nothing.js";
import { test } from "../plan/ops/test.js";
import {
  refuseOtherConstraints,
  identityOf,
  refuseOtherPredicates,
  refuseOtherProvisions,
  refuseOtherVariant,
} from "./check-returned-constraints.js";
import { checkKeywordDefinition } from "./check-keyword-definition.js";
import type { Facet, Provision } from "./facet.js";
import { requireObject } from "./definition-errors.js";
import type { Shape } from "./shape.js";

/** The identifiers that a keyword gives to its schema, and the vocabularies if the schema is a meta-schema. */
export interface Identity {
  /** A URI reference. It makes the schema a resource of its own. */
  readonly id?: string;
  /** A name for the schema within its resource. References use it as their fragment. */
  readonly anchor?: string;
  /** A name that dynamic references look for. The empty string is a valid name. */
  readonly dynamicAnchor?: string;
  /** The vocabularies of the dialect that this meta-schema describes, by URI, and whether each is required. */
  readonly vocabularies?: ReadonlyMap<string, boolean>;
}

/** The keyword's value, and the facets of its schema object and of those that it applies. */
export interface KeywordContext<V> {
  /** The value of the keyword, parsed by its shape. */
  readonly value: V;
  /** The value of the keyword as it stands in the schema. */
  readonly json: Json;
  /** The application of the schema `true`. It accepts every value, and the value counts as evaluated. */
  readonly trueSchema: Application;
  /** Returns what the keywords of this schema object provide for a facet. */
  read<Out>(facet: Facet<never, Out>): Out;
  /** Returns what the keywords of the schema object that an application leads to provide for a facet. */
  readAt<Out>(application: Application, facet: Facet<never, Out>): Out;
}

/** The JavaScript type of instances of one JSON type; `unknown` for several types. */
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
   * The message if the constraint fails: the end of a sentence about the instance, such as
   * `"must have at least {value} properties, has {actual}"`. `variant` selects one of several messages by name. Without a
   * message, only the failures of applied schemas are reported.
   */
  readonly message?: string | Readonly<Record<string, string>>;
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

/** A keyword, for vocabularies. Its name in schemas belongs to the vocabulary. */
export interface Keyword<V = unknown> {
  /** The absolute URI that identifies the keyword, whatever its name in a vocabulary. */
  readonly id: string;
  /** A description for people, in Markdown; `undefined` if the definition has none. */
  readonly doc: string | undefined;
  /** The form of the keyword's value. */
  readonly value: Shape<V>;
  /** The types of instances that the keyword constrains, as bits of `JsonType`. */
  readonly appliesTo: TypeSet;
  /** Whether other keywords of the same schema object are ignored, as with `$ref` up to draft-07. */
  readonly ignoresSiblings: boolean;
  /** Whether the keyword can give identifiers to its schema. Its value then has no subschemas, references or patterns. */
  readonly identifies: boolean;
  /** The annotation if the instance is valid: the keyword's value, or what it applied schemas to; `undefined` for none. */
  readonly annotation: "value" | "applied" | undefined;
  /** Message templates by variant. A single message has the name `""`. */
  readonly messages: ReadonlyMap<string, string>;
  /** Returns the identifiers that a value gives to its schema; an empty object if `identifies` is `false`. */
  identify(value: V): Identity;
  /** Returns the contributions of a value to facets. */
  provide(value: V): readonly Provision[];
  /** Selects the key in `messages` for a constraint that fails; `undefined` for no message. */
  variant(context: KeywordContext<V>, constraint: Constraint): string | undefined;
  /** Returns the constraints that are the meaning of the keyword in a schema object; an empty array for no constraint. */
  lower(context: KeywordContext<V>): readonly Constraint[];
}

/**
 * Defines a keyword.
 *
 * The return values of its functions are checked as well, with the same error. The check runs when a schema with the keyword
 * is compiled for the first time. Later it may run when a value first reaches the schema object.
 *
 * @throws DefinitionError if the definition is wrong.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineKeyword<V, const A extends TypeSet = typeof JsonType.any>(
  given: KeywordDefinition<V, A>,
): Keyword<V> {
  requireObject("A keyword", given);
  const definition = ownProperties(given);
  checkKeywordDefinition(definition);
  const { id, doc, value, appliesTo = JsonType.any, ignoresSiblings = false, annotation, message } = definition;
  const messages = new Map(
    message === undefined ? [] : typeof message === "string" ? [["", message]] : Object.entries(message),
  );
  return {
    id,
    doc,
    value,
    appliesTo,
    ignoresSiblings,
    identifies: definition.identify !== undefined,
    annotation,
    messages,
    identify(parsed) {
      return identityOf(id, definition.identify?.(parsed) ?? {});
    },
    provide(parsed) {
      if (!definition.provide) return [];
      const provisions = listed(definition.provide(parsed));
      refuseOtherProvisions(id, provisions);
      return provisions;
    },
    variant(context, constraint) {
      if (!definition.variant) return "";
      const selected = definition.variant(context, constraint);
      return selected === undefined || messages.has(selected) ? selected : refuseOtherVariant(id, selected, messages);
    },
    lower(context) {
      const constraints = listed(constraintOf(definition, context));
      refuseOtherConstraints(id, constraints);
      return constraints;
    },
  };
}

function constraintOf<V, A extends TypeSet>(
  definition: KeywordDefinition<V, A>,
  context: KeywordContext<V>,
): Constraint | readonly Constraint[] | undefined {
  if (definition.lower) return definition.lower(context);
  if (definition.predicate) {
    const predicate = definition.predicate(context.value, context);
    if (predicate !== undefined) refuseOtherPredicates(definition.id, "predicate", predicate);
    return predicate && test(predicate);
  }
  if (definition.test) {
    // The function is called without `this`.
    const call = definition.test;
    const module = definition.importFrom;
    return test(custom({ call, argument: context.value, name: definition.id, module }));
  }
  return definition.annotation && nothing();
}

const listed = <A extends object>(one: A | readonly A[] | undefined): readonly A[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as A];

/** Whether a value was made by `defineKeyword`. */
export const isKeyword = (value: unknown): value is Keyword =>
  isObject(value) && typeof value["lower"] === "function" && value["messages"] instanceof Map;
