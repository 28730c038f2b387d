// The type of the values of requests, computed from the type of a description that is a literal.
import type { FromSchema } from "argot";
import type { RequestValues } from "./operation.js";

/** The names of the operations of a description: their ids, and methods with paths. */
export type OperationName<Document> = Operations<Document>["route"] | (Operations<Document>["id"] & string);

/**
 * The type of the values of valid requests for an operation.
 *
 * Schemas of OpenAPI 3.0, and bodies of other media types than JSON, have the type `unknown`. So have all values if the description is not
 * a literal that is declared `as const`.
 *
 * @typeParam Document - The type of the description, `typeof document`.
 * @typeParam Name - The name of the operation, as for `operation` of an API.
 */
export type RequestValuesOf<Document, Name extends OperationName<Document>> = Document extends {
  readonly openapi: infer Version;
}
  ? string extends Version
    ? RequestValues
    : ValuesOf<Document, Extract<Operations<Document>, { readonly route: Name } | { readonly id: Name }>>
  : RequestValues;

// ---- Operations

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace" | "query";

interface Described<Item, Object, Route> {
  readonly item: Item;
  readonly object: Object;
  readonly route: Route;
  readonly id: Object extends { readonly operationId: infer Id } ? Id : undefined;
}

type Operations<D> = D extends { readonly paths: infer Paths }
  ? { [Path in keyof Paths & string]: OperationsOf<Referred<D, Paths[Path]>, Path> }[keyof Paths & string]
  : never;

type OperationsOf<Item, Path extends string> = {
  [M in keyof Item & Method]: Described<Item, Item[M], `${Uppercase<M>} ${Path}`>;
}[keyof Item & Method];

/** The object itself, or the component that it refers to. */
type Referred<D, Object> = Object extends { readonly $ref: infer Reference }
  ? Reference extends `#/components/${infer Kind}/${infer Name}`
    ? D extends { readonly components: { readonly [K in Kind]: { readonly [N in Name]: infer Component } } }
      ? Component
      : unknown
    : unknown
  : Object;

// ---- Parameters

interface ValuesOf<D, O> {
  readonly path: ParametersIn<D, ParametersOf<D, O>, "path">;
  readonly query: ParametersIn<D, ParametersOf<D, O>, "query">;
  readonly headers: ParametersIn<D, ParametersOf<D, O>, "header">;
  readonly cookies: ParametersIn<D, ParametersOf<D, O>, "cookie">;
  readonly querystring: unknown;
  readonly body: O extends { readonly object: { readonly requestBody: infer Body } }
    ? BodyOf<D, Referred<D, Body>>
    : unknown;
}

type ParametersOf<D, O> = O extends { readonly item: infer Item; readonly object: infer Object }
  ? Listed<D, Item> | Listed<D, Object>
  : never;

type Listed<D, Owner> = Owner extends { readonly parameters: readonly (infer P)[] } ? Referred<D, P> : never;

type ParametersIn<D, P, Location> = Named<D, Extract<P, { readonly in: Location }>>;

// An operation may override a parameter of its path item, so only what all of one name agree on holds.
type Named<D, P> = {
  readonly [Name in Exclude<NameOf<P, Present>, NameOf<P, unknown, Present>>]: ValueOf<D, P, Name>;
} & { readonly [Name in NameOf<P, unknown, Present>]?: ValueOf<D, P, Name> };

/** Parameters that valid requests have, or that have a default. */
type Present =
  | { readonly in: "path" }
  | { readonly required: true }
  | { readonly schema: { readonly default: unknown } };

type NameOf<P, Wanted, Unwanted = never> = P extends Wanted
  ? P extends Unwanted
    ? never
    : P extends { readonly name: infer Name extends string }
      ? Name
      : never
  : never;

type ValueOf<D, P, Name> = P extends { readonly name: Name }
  ?
      | (P extends { readonly schema: infer Schema } ? Typed<D, Schema, Components<D>> : unknown)
      | (P extends { readonly allowEmptyValue: true } ? "" : never)
  : never;

// ---- Bodies

type BodyOf<D, Body> = Body extends { readonly content: infer Content }
  ? keyof Content extends `${string}/json` | `${string}+json`
    ?
        | {
            [Type in keyof Content]: Content[Type] extends { readonly schema: infer Schema }
              ? Typed<D, Sent<Schema>, Sent<Components<D>>>
              : unknown;
          }[keyof Content]
        | (Body extends { readonly required: true } ? never : undefined)
    : unknown
  : unknown;

/** A schema, and those within it, in which properties that clients do not send are not required. */
type Sent<S> = S extends { readonly properties: infer P; readonly required: readonly (infer R)[] }
  ? {
      readonly [K in keyof S]: K extends "required"
        ? readonly Exclude<
            R,
            { [Name in keyof P]: P[Name] extends { readonly readOnly: true } ? Name : never }[keyof P]
          >[]
        : Sent<S[K]>;
    }
  : { readonly [K in keyof S]: Sent<S[K]> };

// ---- Schemas

type Components<D> = D extends { readonly components: infer C } ? C : {};

/** The type of a schema, whose references lead to components. Its own dialect is not known here, nor is that of 3.0. */
type Typed<D, Schema, C> = D extends { readonly openapi: `3.0.${string}` } | { readonly jsonSchemaDialect: unknown }
  ? unknown
  : Schema extends boolean
    ? unknown
    : FromSchema<Schema & { readonly components: C }>;
