import type { Json, TypeSet } from "../json/types.js";
import type { Application, Constraint } from "../plan/plan.js";
import type { Facet, Provision } from "./facet.js";
import type { Shape } from "./shape.js";

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
  /**
   * The values that have a meaning, with the types of instances that each is about; `undefined` if all values have one. Another value has
   * no effect.
   */
  readonly knownValues: ReadonlyMap<string, TypeSet> | undefined;
  /** Whether the value shows instances of its schema: one, as a default, or a list of them, as examples; `undefined` if it shows none. */
  readonly instances: "value" | "items" | undefined;
  /** What an error of a schema says of a keyword that the dialect keeps for older schemas; `undefined` if it is up to date. */
  readonly outdated: string | undefined;
  /** Message templates by variant. A single message has the name `""`. */
  readonly messages: ReadonlyMap<string, string>;
  /** Says what a value without the required form was probably meant to be; `undefined` for nothing. */
  hint(value: Json): string | undefined;
  /** Returns the identifiers that a value gives to its schema; an empty object if `identifies` is `false`. */
  identify(value: V): Identity;
  /** Returns the contributions of a value to facets. */
  provide(value: V): readonly Provision[];
  /** Selects the key in `messages` for a constraint that fails; `undefined` for no message. */
  variant(context: KeywordContext<V>, constraint: Constraint): string | undefined;
  /** Returns the constraints that are the meaning of the keyword in a schema object; an empty array for no constraint. */
  lower(context: KeywordContext<V>): readonly Constraint[];
}

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
  /**
   * Returns an application of the same schema, where its keywords read these contributions besides their own. Other applications of the
   * schema do not change. Use it for what a schema means only where it is applied, such as beside other schemas in `allOf`.
   *
   * Equal contributions to one schema give one block: inputs are compared by `Object.is`. Where schemas are recursive, contributions must
   * not grow with each round. An application that finds its target in the dynamic scope is returned as it is.
   */
  provideAt(application: Application, provisions: readonly Provision[]): Application;
}
