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

/** What a keyword says about the identity of the schema that it stands in. */
export interface Identity {
  /** A URI reference: the schema is a resource of its own. */
  readonly id?: string;
  /** A name for the schema within its resource: references have it as their fragment. */
  readonly anchor?: string;
  /** A name that dynamic references look for. The empty string is a name like any other. */
  readonly dynamicAnchor?: string;
  /** The vocabularies of the dialect that this meta-schema describes, by URI: whether each is required. */
  readonly vocabularies?: ReadonlyMap<string, boolean>;
}

/** What a keyword may ask about the schema object that it stands in. */
export interface KeywordContext<V> {
  /** The keyword's value as its shape reads it. */
  readonly value: V;
  /** The keyword's value as it stands in the schema. */
  readonly json: Json;
  /** A schema that holds of everything: what it is applied to counts as evaluated, and nothing is asked of it. */
  readonly trueSchema: Application;
  /** What the keywords of this schema object provided for a facet. */
  read<Out>(facet: Facet<never, Out>): Out;
  /** What the keywords of another schema object provided for a facet: of the one that an application leads to. */
  readAt<Out>(application: Application, facet: Facet<never, Out>): Out;
}

/** The JavaScript type of the instances that a set of JSON types lets through, where one type alone is named. */
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

/** What every definition of a keyword may say, whichever way its meaning is given. */
export interface KeywordCommon<V, A extends TypeSet> {
  /** The keyword's own URI, independent of the name that a vocabulary gives it. Message ids derive from it. */
  readonly id: string;
  /** What it means, for people: for editors, and for documentation that is made of vocabularies. Markdown. */
  readonly doc?: string;
  /** The form of its value. */
  readonly value: Shape<V>;
  /** The types it speaks about, of {@link JsonType}; it places no constraint on others. All, when not said. */
  readonly appliesTo?: A;
  /** Where it is present, the schema object has no other keywords (`$ref` up to draft-07). */
  readonly ignoresSiblings?: boolean;
  /** Names that it gives to the schema. */
  identify?(value: V): Identity;
  /** What it tells its siblings. */
  provide?(value: V): Provision | readonly Provision[];
  /** What it says of an instance that it holds of: its value, or what it applied to. */
  readonly annotation?: "value" | "applied";
  /**
   * What to say where it fails: a sentence's end, as in `"must have at least {value} properties, has {actual}"`. Several
   * sentences go by name; `variant` picks. Without a message only what fails beneath is reported.
   */
  readonly message?: string | Readonly<Record<string, string>>;
  /** The name of the message to use where this constraint fails, one of those of `lower`; `undefined` for none. */
  variant?(reading: KeywordContext<V>, constraint: Constraint): string | undefined;
}

/** Three rungs, each sugar for the next; at most one is given. With none, a keyword only annotates or informs. */
export type KeywordMeaning<V, A extends TypeSet> =
  /** An opaque function of the instance and the value. `importFrom` says where it is exported, for modules that import it. */
  | {
      test(instance: InstanceOf<A>, value: V): boolean;
      readonly importFrom?: ExportedFrom;
      predicate?: never;
      lower?: never;
    }
  /** A predicate that passes and compilers see through; `undefined` places no constraint. */
  | { predicate(value: V, reading: KeywordContext<V>): Predicate | undefined; test?: never; lower?: never }
  /** Constraints, which may apply subschemas; `undefined` places no constraint. */
  | {
      lower(reading: KeywordContext<V>): Constraint | readonly Constraint[] | undefined;
      test?: never;
      predicate?: never;
    }
  | { test?: never; predicate?: never; lower?: never };

/** What an author writes. It reads in the order of the pipeline: value, identify, provide, meaning, message. */
export type KeywordDefinition<V, A extends TypeSet = typeof JsonType.any> = KeywordCommon<V, A> & KeywordMeaning<V, A>;

/** A keyword, ready to be named by a vocabulary. */
export interface Keyword<V = unknown> {
  /** The absolute URI that identifies it, whatever names vocabularies give it. */
  readonly id: string;
  /** What it means, for people, in Markdown; `undefined` where its author did not say. */
  readonly doc: string | undefined;
  /** The shape that its values must have, and by which they are read. */
  readonly value: Shape<V>;
  /** The types it speaks about, as bits of `JsonType`; it holds of instances of every other type. */
  readonly appliesTo: TypeSet;
  /** Whether a schema object that has it has no other keywords (`$ref` up to draft-07). */
  readonly ignoresSiblings: boolean;
  /** Whether it can give a schema names; its value then holds no subschemas and no patterns. */
  readonly identifies: boolean;
  /** The annotation it leaves where it holds: its value, or what it applied to; `undefined` for none. */
  readonly annotation: "value" | "applied" | undefined;
  /** Templates by variant; the only one of a keyword without variants has the name `""`. */
  readonly messages: ReadonlyMap<string, string>;
  /** The names that a value gives to its schema; an empty object where `identifies` is false. */
  identify(value: V): Identity;
  /** What a value contributes to facets, for its siblings to read. */
  provide(value: V): readonly Provision[];
  /** The key in `messages` of the template that reports the failures of a constraint; `undefined` where they are not reported. */
  variant(reading: KeywordContext<V>, constraint: Constraint): string | undefined;
  /** The constraints that together are its meaning in this schema object; none where it places no constraint. */
  lower(reading: KeywordContext<V>): readonly Constraint[];
}

/**
 * Defines a keyword. What its functions return is looked at when rules are made of a schema that has the keyword, and refused
 * in the same way: where a keyword is met for the first time that is when the schema is compiled, elsewhere at the latest when
 * a value first comes to that place.
 *
 * @throws DefinitionError saying what is wrong with the definition.
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
    variant(reading, constraint) {
      if (!definition.variant) return "";
      const picked = definition.variant(reading, constraint);
      return picked === undefined || messages.has(picked) ? picked : refuseOtherVariant(id, picked, messages);
    },
    lower(reading) {
      const constraints = listed(constraintOf(definition, reading));
      refuseOtherConstraints(id, constraints);
      return constraints;
    },
  };
}

function constraintOf<V, A extends TypeSet>(
  definition: KeywordDefinition<V, A>,
  reading: KeywordContext<V>,
): Constraint | readonly Constraint[] | undefined {
  if (definition.lower) return definition.lower(reading);
  if (definition.predicate) {
    const predicate = definition.predicate(reading.value, reading);
    if (predicate !== undefined) refuseOtherPredicates(definition.id, "predicate", predicate);
    return predicate && test(predicate);
  }
  if (definition.test) {
    // An opaque test sees the instance and the value; there is no `this` for it to rely on.
    const call = definition.test;
    const module = definition.importFrom;
    return test(custom({ call, argument: reading.value, name: definition.id, module }));
  }
  return definition.annotation && nothing();
}

const listed = <A extends object>(one: A | readonly A[] | undefined): readonly A[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as A];

/** Whether a value is what `defineKeyword` makes. */
export const isKeyword = (value: unknown): value is Keyword =>
  isObject(value) && typeof value["lower"] === "function" && value["messages"] instanceof Map;
