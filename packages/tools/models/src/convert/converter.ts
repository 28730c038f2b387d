import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import type { Argot, Validator } from "argot";
import type { CompiledProfile } from "../check/compiled-profile.js";
import { ProfileError } from "../profiles/profile-error.js";
import { convertAlternatives } from "./alternatives.js";
import { convertAny } from "./any-value.js";
import { valueName, wrapped } from "./codec.js";
import type { ProfileChange } from "./conversion.js";
import { exactObject } from "./forms.js";
import { convertListedValues } from "./listed-values.js";
import { annotationNames, definitionsOf, type NormalForm } from "./normal-form.js";
import type { Part } from "./part.js";
import { References } from "./references.js";
import type { Place, Scope } from "./scope.js";
import { convertTyped } from "./typed.js";

/** Maximum number of schemas that are written. */
const maxSchemas = 20_000;

/** Converts the schemas of a normal form to those of a profile. */
export class Converter implements Scope {
  /** What is changed, by its text, so that each change is listed once. */
  readonly changes: Map<string, ProfileChange> = new Map();
  readonly profile: CompiledProfile;
  readonly normal: NormalForm;
  readonly #argot: Argot;
  readonly #references: References;
  readonly #validators = new Map<JsonObject, Validator>();
  #written = 0;

  constructor(profile: CompiledProfile, normal: NormalForm, argot: Argot, recursionDepth: number) {
    this.profile = profile;
    this.normal = normal;
    this.#argot = argot;
    this.#references = new References(this, recursionDepth);
  }

  /** The converted definitions, by the references to them. */
  get definitions(): ReadonlyMap<string, JsonObject> {
    return this.#references.definitions;
  }

  /** The converted root; `undefined` if nothing is valid against it. */
  convertRoot(): Part | undefined {
    const part = this.convert(this.normal.root, { location: "", depths: new Map() });
    if (!part || !this.profile.requires("object-root")) return part;
    const reference = part.schema["$ref"];
    const root = typeof reference === "string" ? { ...part, schema: { ...this.definitions.get(reference) } } : part;
    if (root.schema["type"] === "object") return root;
    this.note("reshaped", "", undefined, `the value is within an object, as its property "${valueName}"`);
    return { schema: exactObject(this.profile, { [valueName]: part.schema }), codec: wrapped(part.codec, valueName) };
  }

  /** Lists a change. */
  note(kind: ProfileChange["kind"], pointer: string, keyword: string | undefined, message: string): void {
    const change: ProfileChange = { kind, pointer, ...(keyword !== undefined && { keyword }), message };
    this.changes.set(JSON.stringify(change), change);
  }

  /** Converts a schema in normal form; `undefined` if nothing is valid against it. */
  convert(schema: Json, place: Place): Part | undefined {
    if (++this.#written > maxSchemas)
      throw new ProfileError(
        "not-convertible",
        place.location,
        `The schema cannot be converted: it has more than ${maxSchemas} parts when its references are written out.`,
      );
    if (schema === false) return undefined;
    if (!isObject(schema)) return convertAny(this, {}, place);
    const { $comment } = schema;
    const at =
      typeof $comment === "string" && ($comment === "" || $comment.startsWith("/"))
        ? { ...place, location: $comment }
        : place;
    if (typeof schema["$ref"] === "string") return this.#references.convert(schema["$ref"], schema, at);
    if (schema["const"] !== undefined || Array.isArray(schema["enum"])) return convertListedValues(this, schema, at);
    const single = onlyConjunct(schema);
    if (single) return this.convert(single, at);
    for (const name of ["anyOf", "oneOf"] as const) {
      const branches = schema[name];
      if (Array.isArray(branches) && Object.keys(schema).every((each) => each === name || annotationNames.has(each)))
        return convertAlternatives(this, schema, name, branches as readonly Json[], at);
    }
    return convertTyped(this, schema, at);
  }

  /** Whether a value is valid against a schema in normal form. */
  accepts(schema: Json, value: Json): boolean {
    if (!isObject(schema)) return schema === true;
    return this.#validator(schema, () => definitionsOf(this.normal.definitions))(value);
  }

  /** Whether an answer is valid against a converted schema. */
  acceptsAnswer(schema: JsonObject, answer: Json): boolean {
    return this.#validator(schema, () => definitionsOf(this.definitions))(answer);
  }

  #validator(schema: JsonObject, definitions: () => JsonObject): Validator {
    const known = this.#validators.get(schema);
    if (known) return known;
    const { $comment: _, ...root } = schema;
    const $schema = "https://json-schema.org/draft/2020-12/schema";
    const made = this.#argot.compile({ $schema, ...root, $defs: definitions() });
    this.#validators.set(schema, made);
    return made;
  }
}

/** The schema in a conjunction of one, with the annotations beside it. */
function onlyConjunct(schema: JsonObject): JsonObject | undefined {
  const { allOf, ...beside } = schema;
  const [only, second] = Array.isArray(allOf) ? (allOf as readonly Json[]) : [];
  if (!isObject(only) || second !== undefined || !Object.keys(beside).every((name) => annotationNames.has(name)))
    return undefined;
  return { ...only, ...beside };
}
