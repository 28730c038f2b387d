import { DefinitionError } from "../errors/definition-error.js";
import { isAbsoluteUri } from "../json/uri.js";
import { isObject, type Json, T, type TypeSet } from "../json/types.js";
import type { Edge, ExportedFrom, Goal, Pred } from "../plan/ops.js";
import type { Facet, Provision } from "./facet.js";
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
export interface Reading<V> {
  /** The keyword's value as its shape reads it. */
  readonly value: V;
  /** The keyword's value as it stands in the schema. */
  readonly json: Json;
  /** What the keywords of this schema object provided for a facet. */
  read<Out>(facet: Facet<never, Out>): Out;
  /** What the keywords of another schema object provided for a facet: of the one that an edge leads to. */
  readAt<Out>(edge: Edge, facet: Facet<never, Out>): Out;
}

/** The JavaScript type of the instances that a set of JSON types lets through, where one type alone is named. */
export type InstanceOf<A extends TypeSet> = A extends typeof T.object
  ? Record<string, unknown>
  : A extends typeof T.array
    ? readonly unknown[]
    : A extends typeof T.string
      ? string
      : A extends typeof T.number | typeof T.integer
        ? number | bigint
        : A extends typeof T.boolean
          ? boolean
          : unknown;

/** What every definition of a keyword may say, whichever way its meaning is given. */
export interface KeywordCommon<V, A extends TypeSet> {
  /** The keyword's own URI, independent of the name that a vocabulary gives it. Message ids derive from it. */
  readonly id: string;
  /** The form of its value. */
  readonly value: Shape<V>;
  /** The types it speaks about, of {@link T}; it places no constraint on others. All, when not said. */
  readonly applies?: A;
  /** Where it is present, the schema object has no other keywords (`$ref` up to draft-07). */
  readonly masksSiblings?: boolean;
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
  /** The name of the message to use where this goal fails, one of those of `lower`; one that is not there means none. */
  variant?(reading: Reading<V>, goal: Goal): string;
}

/** Three rungs, each sugar for the next; at most one is given. With none, a keyword only annotates or informs. */
export type KeywordMeaning<V, A extends TypeSet> =
  /** An opaque function of the instance and the value. `emittedFrom` says where it is exported, for modules that import it. */
  | {
      test(instance: InstanceOf<A>, value: V): boolean;
      readonly emittedFrom?: ExportedFrom;
      holds?: never;
      lower?: never;
    }
  /** A predicate that passes and compilers see through; `undefined` places no constraint. */
  | { holds(value: V, reading: Reading<V>): Pred | undefined; test?: never; lower?: never }
  /** Goals, which may apply subschemas; `undefined` places no constraint. */
  | { lower(reading: Reading<V>): Goal | readonly Goal[] | undefined; test?: never; holds?: never }
  | { test?: never; holds?: never; lower?: never };

/** What an author writes. It reads in the order of the pipeline: value, identify, provide, meaning, message. */
export type KeywordDefinition<V, A extends TypeSet = typeof T.any> = KeywordCommon<V, A> & KeywordMeaning<V, A>;

/** A keyword, ready to be named by a vocabulary. */
export interface Keyword<V = unknown> {
  /** The absolute URI that identifies it, whatever names vocabularies give it. */
  readonly id: string;
  /** The shape that its values must have, and by which they are read. */
  readonly value: Shape<V>;
  /** The types it speaks about, as bits of `T`; it holds of instances of every other type. */
  readonly applies: TypeSet;
  /** Whether a schema object that has it has no other keywords (`$ref` up to draft-07). */
  readonly masksSiblings: boolean;
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
  /** The key in `messages` of the template that reports the failures of a goal; it may be missing there. */
  variant(reading: Reading<V>, goal: Goal): string;
  /** The goals that together are its meaning in this schema object; none where it places no constraint. */
  lower(reading: Reading<V>): readonly Goal[];
}

/**
 * Defines a keyword.
 *
 * @throws DefinitionError saying what is wrong with the definition.
 */
export function defineKeyword<V, const A extends TypeSet = typeof T.any>(
  definition: KeywordDefinition<V, A>,
): Keyword<V> {
  check(definition);
  const { id, value, applies = T.any, masksSiblings = false, annotation, message } = definition;
  return {
    id,
    value,
    applies,
    masksSiblings,
    identifies: definition.identify !== undefined,
    annotation,
    messages: new Map(
      message === undefined ? [] : typeof message === "string" ? [["", message]] : Object.entries(message),
    ),
    identify: (parsed) => definition.identify?.(parsed) ?? {},
    provide: (parsed) => listed(definition.provide?.(parsed)),
    variant: (reading, goal) => definition.variant?.(reading, goal) ?? "",
    lower: (reading) => listed(goalOf(definition, reading)),
  };
}

function goalOf<V, A extends TypeSet>(
  definition: KeywordDefinition<V, A>,
  reading: Reading<V>,
): Goal | readonly Goal[] | undefined {
  if (definition.lower) return definition.lower(reading);
  if (definition.holds) {
    const pred = definition.holds(reading.value, reading);
    return pred && { op: "test", pred };
  }
  if (definition.test) {
    // An opaque test sees the instance and the value; there is no `this` for it to rely on.
    const call = definition.test;
    const module = definition.emittedFrom;
    const test = { call, argument: reading.value, name: definition.id, ...(module && { module }) };
    return { op: "test", pred: { op: "host", test } };
  }
  return definition.annotation && { op: "nothing" };
}

const listed = <A extends object>(one: A | readonly A[] | undefined): readonly A[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as A];

/** Whether a value is what `defineKeyword` makes. */
export const isKeyword = (value: unknown): value is Keyword =>
  isObject(value) && typeof value["lower"] === "function" && value["messages"] instanceof Map;

// Definitions also come from JavaScript, where no compiler has looked at them.
function check(definition: object): void {
  const { id, value, applies, annotation, message, variant, emittedFrom, ...rest } = definition as Record<
    string,
    unknown
  >;
  if (typeof id !== "string" || !isAbsoluteUri(id)) {
    throw new DefinitionError(
      `A keyword needs an absolute URI as its id, such as "https://example.com/keyword/evenSize"; got ${JSON.stringify(id)}.`,
    );
  }
  const refuse = (reason: string): never => {
    throw new DefinitionError(`Keyword ${id}: ${reason}`);
  };
  if (
    !isObject(value) ||
    typeof value["parse"] !== "function" ||
    typeof value["problem"] !== "function" ||
    typeof value["places"] !== "function"
  ) {
    refuse("`value` must be a shape, such as `nonNegativeInteger` or `schema`.");
  }
  if (applies !== undefined && (typeof applies !== "number" || applies === 0 || (applies & T.any) !== applies)) {
    refuse("`applies` must be a type of `T`, or several joined with `|`.");
  }
  if (annotation !== undefined && annotation !== "value" && annotation !== "applied") {
    refuse('`annotation` must be "value" or "applied".');
  }
  const meanings = ["test", "holds", "lower"].filter((rung) => rest[rung] !== undefined);
  if (meanings.length > 1) refuse(`give one of \`test\`, \`holds\` and \`lower\`, not ${meanings.join(" and ")}.`);
  for (const name of ["test", "holds", "lower", "identify", "provide"]) {
    if (rest[name] !== undefined && typeof rest[name] !== "function") refuse(`\`${name}\` must be a function.`);
  }
  if (emittedFrom !== undefined) {
    if (rest["test"] === undefined) refuse("`emittedFrom` says where `test` is exported; there is no `test`.");
    if (
      !isObject(emittedFrom) ||
      typeof emittedFrom["specifier"] !== "string" ||
      typeof emittedFrom["name"] !== "string"
    )
      refuse('`emittedFrom` must be like { specifier: "my-keywords", name: "evenSize" }.');
  }
  if (
    message !== undefined &&
    typeof message !== "string" &&
    !(isObject(message) && Object.values(message).every((text) => typeof text === "string"))
  ) {
    refuse("`message` must be a string, or strings by name.");
  }
  if (isObject(message) && typeof variant !== "function")
    refuse("several messages need a `variant` function that picks one.");
}
