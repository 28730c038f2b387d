// The type of valid values, computed from the type of a schema literal. It is never narrower than the values: unknown keywords restrict
// nothing. CI counts instantiations (test/instantiations.heavy.test.ts), so the usual schema takes the shortest way: `type` only.
import type { KeywordTypes } from "@argot/core/keyword";
import type { CustomName, DialectTypes, MarkedName, TypedDialect, TypesOf } from "./dialects.js";
import type { Resource, Target } from "./references.js";

/**
 * The type of the values that are valid against a schema. The schema is the type of a literal, `typeof schema` of a schema that is
 * declared `as const`.
 *
 * A schema without `type` has the type `unknown`, as have schemas that are not literals, such as imported JSON, and references that lead
 * elsewhere. Keywords without an effect on types, such as `minLength`, are ignored.
 *
 * @typeParam Schema - The type of the schema.
 * @typeParam Dialect - The dialect if the schema has no `$schema`: a short name or a URI.
 */
export type FromSchema<Schema, Dialect = "2020-12"> = 0 extends 1 & Schema
  ? unknown
  : Schema extends { readonly $schema: infer Declared }
    ? Start<Schema, Declared>
    : Start<Schema, Dialect>;

type Start<S, D> = [D] extends [TypedDialect] ? Infer<S, Resource<S, TypesOf<D>, MaxDepth>> : unknown;

/** The maximum number of tuples within tuples. */
type MaxDepth = 5;

/** The number of applications to one value that are followed: `$ref` to `allOf` to `$ref` and so on. Beyond it the type is `unknown`. */
type MaxSteps = 16;
/** The number before each number. */
type Before = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
type Steps = Before[number] | MaxSteps;

/** A schema for a value that no other schema is applied to. */
type Infer<S, C> = "type" extends keyof S
  ? keyof S & MarkedName extends never
    ? S["type"] extends keyof Scalars
      ? Scalars[S["type"]]
      : OfType<S["type"], S, C>
    : InPlace<S, C, unknown, MaxSteps>
  : keyof S & MarkedName extends "const"
    ? S extends { readonly const: infer Value }
      ? C extends { readonly types: { readonly const: true } }
        ? Value
        : unknown
      : S extends false
        ? never
        : unknown
    : keyof S & MarkedName extends "$ref"
      ? ByReference<S, C, unknown, MaxSteps>
      : InPlace<S, C, unknown, MaxSteps>;

/**
 * A schema that is applied beside others.
 *
 * @typeParam T - The `type` that the others require, which the schema need not repeat.
 * @typeParam N - How many further applications are followed.
 */
type Applied<S, C, T, N> = "type" extends keyof S
  ? keyof S & MarkedName extends never
    ? S["type"] extends "object"
      ? ObjectOf<S, C>
      : OfType<S["type"], S, C>
    : InPlace<S, C, T, N>
  : InPlace<S, C, T, N>;

type InPlace<S, C, T, N> = keyof S & ("id" | "$id") extends never ? OfDialect<S, C, T, N> : OfIdentified<S, C, T, N>;

type OfDialect<S, C, T, N> =
  C extends Resource<unknown, infer D extends DialectTypes>
    ? D["refSiblings"] | "$ref" extends keyof S | false
      ? ByReference<S, C, unknown, N>
      : OfKeywords<S, C, S extends { readonly type: infer Own } ? Own : T, N, keyof S & D["keywords"]>
    : unknown;

/** A schema with an identifier may begin a resource, in a dialect of its own. */
type OfIdentified<S, C, T, N> =
  C extends Resource<infer Root, infer D extends DialectTypes, infer Depth>
    ? S extends { readonly $schema: infer Declared extends TypedDialect }
      ? OfDialect<S, Resource<S, TypesOf<Declared>, Depth>, T, N>
      : "$schema" extends keyof S
        ? unknown
        : keyof S & ("id" | "$id") & D["keywords"] extends never
          ? OfDialect<S, C, T, N>
          : // A fragment is an anchor.
            S[keyof S & ("id" | "$id")] extends `#${string}`
            ? OfDialect<S, C, T, N>
            : D["refSiblings"] | "$ref" extends keyof S | false
              ? OfDialect<S, C, T, N>
              : string extends S[keyof S & ("id" | "$id")]
                ? OfDialect<S, Resource<S extends Root ? S : unknown, D, Depth>, T, N>
                : OfDialect<S, Resource<S, D, Depth>, T, N>
    : unknown;

/**
 * The intersection of the types of a schema's keywords. If two parts have alternatives, their numbers multiply, and
 * TypeScript refuses large unions. So at most one part may have alternatives, and those of others are ignored.
 *
 * @typeParam K - The keywords that need more than a look at `type`.
 */
type OfKeywords<S, C, T, N, K> = [K] extends [never]
  ? S extends false
    ? never
    : OfType<T, S, C>
  : "const" extends K
    ? S extends { readonly const: infer Value }
      ? Value
      : unknown
    : "enum" extends K
      ? S extends { readonly enum: readonly (infer Value)[] }
        ? T extends keyof Scalars
          ? Scalars[T] & Value
          : Value
        : unknown
      : N extends 0
        ? unknown
        : K & Choices extends never
          ? Typed<T, S, C, K> &
              ("$ref" extends K ? ByReference<S, C, T, N> : unknown) &
              (S extends { readonly allOf: infer A extends readonly unknown[] }
                ? All<A, C, T, Before[N & Steps], MayChoose<T, "$ref" extends K ? Target<S, C> : true, C, N>>
                : unknown)
          : (T extends readonly unknown[] ? unknown : Typed<T, S, C, K>) &
              Chosen<S, C, T, Before[N & Steps], K> &
              ("$ref" extends K
                ? HasChoices<Target<S, C>, C, N> extends true
                  ? unknown
                  : ByReference<S, C, T, N>
                : unknown) &
              (S extends { readonly allOf: infer A extends readonly unknown[] }
                ? All<A, C, T, Before[N & Steps], false>
                : unknown);

// ---- Alternatives

/** Keywords with alternatives. */
type Choices = "anyOf" | "oneOf" | "else";

type Chosen<S, C, T, N, K> = "anyOf" extends K
  ? S extends { readonly anyOf: infer A }
    ? AnyOf<A, C, T, N>
    : unknown
  : "oneOf" extends K
    ? S extends { readonly oneOf: infer A }
      ? AnyOf<A, C, T, N>
      : unknown
    : S extends { readonly if: unknown; readonly then: infer Then; readonly else: infer Else }
      ? // What `if` allows may have alternatives as well.
        InPlace<Then, C, T, N> | InPlace<Else, C, T, N>
      : S extends { readonly if: infer If; readonly else: infer Else }
        ? InPlace<If, C, T, N> | InPlace<Else, C, T, N>
        : unknown;

/** The union of the types of the alternatives. An array of unknown length has no effect. */
type AnyOf<A, C, T, N> = A extends readonly unknown[]
  ? number extends A["length"]
    ? unknown
    : { [I in keyof A]: Applied<A[I], C, T, N> }[number]
  : unknown;

/**
 * The intersection of the types of all schemas.
 *
 * @typeParam Free - Whether one of them may have alternatives.
 */
type All<
  A extends readonly unknown[],
  C,
  T,
  N,
  Free,
  I extends readonly 0[] = [],
  Result = unknown,
> = number extends A["length"]
  ? unknown
  : I["length"] extends A["length"]
    ? Result
    : HasChoices<A[I["length"]], C, N> extends true
      ? Free extends true
        ? All<A, C, T, N, false, [...I, 0], Result & Applied<A[I["length"]], C, T, N>>
        : All<A, C, T, N, false, [...I, 0], Result>
      : All<A, C, T, N, Free, [...I, 0], Result & Applied<A[I["length"]], C, T, N>>;

/** Whether `allOf` may have alternatives, beside the types and the target of `$ref`. */
type MayChoose<T, Referred, C, N> = T extends readonly unknown[]
  ? false
  : HasChoices<Referred, C, N> extends true
    ? false
    : true;

/** Whether a schema has alternatives for one value. */
type HasChoices<S, C, N> = S extends { readonly type: readonly unknown[] }
  ? true
  : keyof S & (Choices | "enum" | "$ref" | "allOf" | CustomName) extends never
    ? false
    : keyof S & (Choices | "enum" | CustomName) extends never
      ? N extends 0
        ? true
        : "$ref" extends keyof S
          ? HasChoices<Target<S, C>, C, Before[N & Steps]> extends true
            ? true
            : SomeHasChoices<S, C, N>
          : SomeHasChoices<S, C, N>
      : true;

type SomeHasChoices<S, C, N> = S extends { readonly allOf: infer A }
  ? true extends { [I in keyof A]: HasChoices<A[I], C, Before[N & Steps]> }[keyof A & number]
    ? true
    : false
  : false;

// ---- References

type ByReference<S, C, T, N> = N extends 0 ? unknown : Applied<Target<S, C>, C, T, Before[N & Steps]>;

// ---- Types

/** The types of values without parts. */
interface Scalars {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
}

type OfType<T, S, C> = T extends "object"
  ? ObjectOf<S, C>
  : T extends keyof Scalars
    ? Scalars[T]
    : T extends "array"
      ? ArrayOf<S, C>
      : T extends readonly (infer Name)[]
        ? OfType<Name, S, C>
        : unknown;

/** The type by `type` and the keywords that authors have given types. */
type Typed<T, S, C, K> = K & CustomName extends never ? OfType<T, S, C> : WithCustom<T, S, C, K & CustomName>;

type WithCustom<T, S, C, K extends CustomName> = T extends readonly (infer Name)[]
  ? WithCustom<Name, S, C, K>
  : T extends string
    ? OfType<T, S, C> & OfCustom<T, S, K>
    : unknown;

/** The intersection of the types that keywords give to the values of one JSON type. */
type OfCustom<T, S, K extends CustomName> = (
  K extends keyof S ? (value: OfCustomKeyword<T, KeywordTypes<S[K]>[K]>) => void : never
) extends (value: infer Value) => void
  ? Value
  : never;

type OfCustomKeyword<T, Types> = T extends keyof Types
  ? Types[T]
  : T extends "integer"
    ? Types extends { readonly number: infer Value }
      ? Value
      : unknown
    : unknown;

// ---- Objects

/** Names that every object inherits: a value without such a property has an inherited one of another type. */
// oxlint-disable-next-line no-wrapper-object-types -- its members are meant
type Inherited = keyof Object | "__proto__";

/** Any JSON value. Unlike `unknown`, it excludes `undefined`, so an intersection with it makes a property required. */
type Present = {} | null;

type ObjectOf<S, C> = S extends { readonly properties: infer P; readonly required: readonly (infer R)[] }
  ? string extends keyof P | R
    ? OptionalMembers<P, C>
    : [R] extends [keyof P]
      ? Merged<
          Members<P, keyof P & R, Exclude<keyof P, R | Inherited>, C> &
            ("additionalProperties" extends keyof S ? Additional<S> : unknown)
        >
      : Merged<
          Members<P, keyof P & R, Exclude<keyof P, R | Inherited>, C> & {
            [Name in R & string]: unknown;
          } & ("additionalProperties" extends keyof S ? Additional<S> : unknown)
        >
  : S extends { readonly properties: infer P }
    ? "additionalProperties" extends keyof S
      ? Merged<OptionalMembers<P, C> & Additional<S>>
      : OptionalMembers<P, C>
    : S extends { readonly required: readonly (infer R)[] }
      ? string extends R
        ? Dictionary<S, C>
        : { [Name in R & string]: Present } & Dictionary<S, C>
      : Dictionary<S, C>;

/** One object type in place of an intersection, as editors show it. */
type Merged<T> = T extends unknown ? { [Name in keyof T]: T[Name] } : never;

// Schemas are read-only, and their values are not.
type Members<P, R extends keyof P, O extends keyof P, C> = { -readonly [Name in R]: Infer<P[Name], C> } & {
  -readonly [Name in O]?: Infer<P[Name], C>;
};

type OptionalMembers<P, C> = string extends keyof P
  ? AnyObject
  : { -readonly [Name in Exclude<keyof P, Inherited>]?: Infer<P[Name], C> };

interface AnyObject {
  [name: string]: unknown;
}

/** Objects that may have other properties by their schema can be read by any name. */
type Additional<S> = S extends { readonly additionalProperties: infer A }
  ? A extends false
    ? unknown
    : AnyObject
  : unknown;

/** Objects whose properties are not listed. */
type Dictionary<S, C> = S extends { readonly additionalProperties: infer A }
  ? S extends { readonly patternProperties: infer P }
    ? { [name: string]: Infer<A, C> | { [Pattern in keyof P]: Infer<P[Pattern], C> }[keyof P] }
    : { [name: string]: Infer<A, C> }
  : AnyObject;

// ---- Arrays

type ArrayOf<S, C> = S extends { readonly prefixItems: infer P }
  ? C extends Resource<unknown, { readonly prefixItems: true }>
    ? TupleOf<S, P, S extends { readonly items: infer I } ? I : true, C>
    : ListOf<S, C>
  : ListOf<S, C>;

type ListOf<S, C> = S extends { readonly items: infer I }
  ? I extends readonly unknown[]
    ? TupleOf<S, I, S extends { readonly additionalItems: infer A } ? A : true, C>
    : Infer<I, C>[]
  : unknown[];

type TupleOf<S, P, Rest, C> = P extends readonly unknown[]
  ? number extends P["length"]
    ? unknown[]
    : C extends Resource<infer Root, infer D, infer Depth extends Steps>
      ? Depth extends 0
        ? unknown[]
        : Tuple<P, S extends { readonly minItems: infer Min } ? Min : 0, Rest, Resource<Root, D, Before[Depth]>>
      : unknown[]
  : unknown[];

/** The first items, and those after them. Beyond `minItems` they may be absent. */
type Tuple<
  P extends readonly unknown[],
  Min,
  Rest,
  C,
  Result extends readonly unknown[] = [],
> = Result["length"] extends P["length"]
  ? WithRest<Result, Rest, C>
  : Result["length"] extends Min
    ? WithRest<[...Result, ...OptionalAfter<P, Result, C>], Rest, C>
    : Tuple<P, Min, Rest, C, [...Result, Infer<P[Result["length"]], C>]>;

type OptionalAfter<
  P extends readonly unknown[],
  Head extends readonly unknown[],
  C,
  Result extends readonly unknown[] = [],
> = [...Head, ...Result]["length"] extends P["length"]
  ? Partial<Result>
  : OptionalAfter<P, Head, C, [...Result, Infer<P[[...Head, ...Result]["length"]], C>]>;

type WithRest<Items extends readonly unknown[], Rest, C> = Rest extends false ? Items : [...Items, ...Infer<Rest, C>[]];
