// Where references of a schema lead, in types.

/**
 * The schema resource that references are resolved in.
 *
 * @typeParam Depth - How many tuples within tuples are followed. TypeScript computes items of tuples at once, unlike properties.
 */
export interface Resource<Root, Types, Depth = unknown> {
  readonly root: Root;
  readonly types: Types;
  readonly depth: Depth;
}

/** The schema that `$ref` leads to: in its resource, or a resource among the definitions of it. `unknown` if it leads elsewhere. */
export type Target<S, C> = S extends { readonly $ref: infer R }
  ? C extends Resource<infer Root, unknown>
    ? R extends `#${string}${"~" | "%"}${string}`
      ? R extends `#${infer Fragment}`
        ? AtFragment<Root, Fragment>
        : unknown
      : R extends `#/$defs/${infer Name}`
        ? Root extends { readonly $defs: { readonly [Key in Name]: infer Definition } }
          ? Definition
          : At<Root, `$defs/${Name}`>
        : R extends `#${infer Fragment}`
          ? AtFragment<Root, Fragment>
          : R extends `${infer Uri}#${infer Fragment}`
            ? AtFragment<ResourceOf<Root, Uri>, Fragment>
            : ResourceOf<Root, R>
    : unknown
  : unknown;

type AtFragment<S, Fragment> = Fragment extends ""
  ? S
  : Fragment extends `${string}%${string}`
    ? unknown
    : Fragment extends `/${infer Path}`
      ? At<S, Path>
      : OnlyOf<Anchored<S, Fragment, "$defs"> | Anchored<S, Fragment, "definitions">>;

/** The part of a schema at a path; unknown below an embedded resource, where references have another base. */
type At<S, Path> = Path extends `${infer Name}/${infer Rest}`
  ? Unescaped<Name> extends infer Key extends keyof S
    ? Key extends "$defs" | "definitions" | "properties"
      ? At<S[Key], Rest>
      : keyof S[Key] & ("id" | "$id") extends never
        ? At<S[Key], Rest>
        : unknown
    : unknown
  : Unescaped<Path> extends infer Key extends keyof S
    ? S[Key]
    : unknown;

/** A name in a JSON Pointer, where `~1` stands for a slash and `~0` for a tilde. */
type Unescaped<Name> = Name extends `${infer Head}~${infer Escape extends "0" | "1"}${infer Rest}`
  ? `${Head}${Escape extends "1" ? "/" : "~"}${Unescaped<Rest> & string}`
  : Name;

/** The definitions of a resource that have an anchor. */
type Anchored<S, Name, K> = K extends keyof S
  ? {
      [Key in keyof S[K]]: S[K][Key] extends { readonly $anchor: Name } | { readonly $dynamicAnchor: Name }
        ? keyof S[K][Key] & "$id" extends never
          ? S[K][Key]
          : never
        : never;
    }[keyof S[K]]
  : never;

/**
 * The resource that a URI reference leads to, if it is the root or one of its definitions. Beside `$ref`, older dialects ignore `$id`, so
 * such schemas are left out.
 */
type ResourceOf<Root, Uri> = Root extends { readonly $id: infer Base }
  ? keyof Root & "$ref" extends never
    ? Absolute<Base, Uri> extends Base
      ? Root
      : DefinitionOf<Root, Base, Absolute<Base, Uri>>
    : unknown
  : DefinitionOf<Root, "", Uri>;

type DefinitionOf<Root, Base, Uri> = OnlyOf<
  Identified<Root, Base, Uri, "$defs"> | Identified<Root, Base, Uri, "definitions">
>;

type Identified<S, Base, Uri, K> = K extends keyof S
  ? {
      [Key in keyof S[K]]: S[K][Key] extends { readonly $id: infer Id }
        ? Absolute<Base, Id> extends Uri
          ? keyof S[K][Key] & "$ref" extends never
            ? S[K][Key]
            : never
          : never
        : never;
    }[keyof S[K]]
  : never;

/** A URI reference without dot segments, resolved against a base. */
type Absolute<Base, Uri> = Uri extends `${string}:${string}`
  ? Uri
  : Uri extends `/${string}`
    ? Base extends `${infer Scheme}://${infer Host}/${string}`
      ? `${Scheme}://${Host}${Uri}`
      : Uri
    : `${Folder<Base>}${Uri & string}`;

type Folder<Uri> = Uri extends `${infer Head}/${infer Rest}` ? `${Head}/${Folder<Rest>}` : "";

/** What a reference leads to, if something was found. */
type OnlyOf<Found> = [Found] extends [never] ? unknown : Found;
