import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { ProfileError } from "../profiles/profile-error.js";
import { type Codec, decoded, encoded } from "./codec.js";
import type { Part } from "./part.js";
import { recursiveDefinitions } from "./recursive-definitions.js";
import type { Place, Scope } from "./scope.js";

/** Converts references, and the definitions that they lead to. */
export class References {
  /** The converted definitions, by the references to them. A definition that is being converted has an outline. */
  readonly definitions: Map<string, JsonObject> = new Map();
  readonly #codecs = new Map<string, Codec | undefined>();
  readonly #scope: Scope;
  readonly #recursive: ReadonlySet<string>;
  readonly #recursionDepth: number;

  constructor(scope: Scope, recursionDepth: number) {
    this.#scope = scope;
    this.#recursive = recursiveDefinitions(scope.normal.definitions);
    this.#recursionDepth = recursionDepth;
  }

  /** Converts a schema with a reference: to a reference, or to what it leads to. */
  convert(reference: string, schema: JsonObject, place: Place): Part | undefined {
    const target = this.#scope.normal.definitions.get(reference);
    const { location } = place;
    if (target === undefined)
      throw new ProfileError(
        "not-convertible",
        location,
        `The schema cannot be converted: the reference ${reference} leads out of it. Bundle it before.`,
      );
    const annotations = Object.fromEntries(
      Object.entries(schema).filter(([name]) => name === "title" || name === "description"),
    );
    const isRecursive = this.#recursive.has(reference);
    const accepted =
      this.#scope.profile.acceptsKeyword("$ref", reference) && this.#scope.profile.acceptsKeyword("$defs", {});
    const cuts =
      this.#scope.profile.requires("no-recursion") || this.#scope.profile.requires("optional-recursion") || !accepted;
    if (isRecursive && cuts) {
      const depth = place.depths.get(reference) ?? 0;
      if (depth >= this.#recursionDepth) {
        this.#scope.note(
          "narrowed",
          location,
          "$ref",
          `schemas that lead back to themselves are written out ${depth} ${depth === 1 ? "time" : "times"}; values that nest deeper have no answer`,
        );
        return undefined;
      }
      this.#scope.note("described", location, "$ref", "the schema that the reference leads to is written out");
      return this.#scope.convert(withAnnotations(target, annotations), {
        location,
        depths: new Map([...place.depths, [reference, depth + 1]]),
      });
    }
    const isBare = Object.keys(annotations).length === 0 || !this.#scope.profile.requires("reference-alone");
    if (!accepted || (!isBare && !isRecursive)) return this.#scope.convert(withAnnotations(target, annotations), place);
    if (!isBare)
      this.#scope.note(
        "described",
        location,
        undefined,
        "the title and the description beside a reference are left out",
      );
    if (!this.definitions.has(reference)) {
      this.definitions.set(reference, outline(target));
      this.#codecs.set(reference, {
        encode: (value) => encoded(this.#codecs.get(reference), value),
        decode: (answer) => decoded(this.#codecs.get(reference), answer),
      });
      const part = this.#scope.convert(target, { location, depths: place.depths });
      if (!part) {
        this.definitions.delete(reference);
        return undefined;
      }
      this.definitions.set(reference, part.schema);
      this.#codecs.set(reference, part.codec);
    }
    const codec = this.#codecs.get(reference);
    return { schema: { $ref: reference, ...(isBare && annotations) }, codec };
  }
}

const withAnnotations = (schema: Json, annotations: JsonObject): Json =>
  isObject(schema) ? { ...schema, ...annotations } : schema;

/** What is certain of a definition before it is converted. */
function outline(schema: Json): JsonObject {
  if (!isObject(schema) || schema["type"] !== "object" || !isObject(schema["properties"])) return { anyOf: [{}] };
  const properties = Object.fromEntries(Object.keys(schema["properties"]).map((name) => [name, {}]));
  if (Object.keys(properties).length === 0) return { anyOf: [{}] };
  return { type: "object", properties, required: Array.isArray(schema["required"]) ? schema["required"] : [] };
}
