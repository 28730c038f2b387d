// oxlint-disable max-lines -- one recursion: each function calls the others and notes what it changes
import { stringifyJson } from "@argot/core/json";
import { isObject, type Json, type JsonObject, JsonType } from "@argot/core/keyword";
import type { Argot, Validator } from "argot";
import { acceptsKeyword } from "../check/check-profile.js";
import type { ShapeName } from "../check/shapes.js";
import { ProfileError } from "../profiles/profile-error.js";
import type { Profile } from "../profiles/profile.js";
import {
  type Codec,
  decoded,
  encoded,
  itemsCodec,
  jsonText,
  nameName,
  propertiesCodec,
  type PropertyCodec,
  textsOf,
  valueName,
  wrapped,
} from "./codec.js";
import type { ProfileChange } from "./conversion.js";
import { acceptsNull, disjoint } from "./disjoint.js";
import { holdsSchemas } from "./map-subschemas.js";
import { recursiveDefinitions } from "./recursive-definitions.js";
import { annotationNames, definitionsOf, type NormalForm, withoutComments } from "./normal-form.js";

/** A schema for a provider, and how values are written as its answers. */
export interface Part {
  readonly schema: JsonObject;
  /** `undefined`: a value is its answer. */
  readonly codec: Codec | undefined;
}

/** Where a schema stands. */
interface Context {
  /** The location of the nearest schema object that the given schema has. */
  readonly location: string;
  /** How often each definition is written out around this place. */
  readonly depths: ReadonlyMap<string, number>;
}

/** An alternative, and whether a value is one of its values. */
interface Alternative extends Part {
  readonly source: Json;
}

/** Maximum number of schemas that are written. */
const maxSchemas = 20_000;

/** Maximum number of characters of a keyword's value in a description. */
const maxNoteLength = 300;

const typeNames = ["object", "array", "string", "number", "integer", "boolean", "null"] as const;
type TypeName = (typeof typeNames)[number];

const typeBits: Readonly<Record<TypeName, number>> = {
  object: JsonType.object,
  array: JsonType.array,
  string: JsonType.string,
  number: JsonType.number | JsonType.integer,
  integer: JsonType.number | JsonType.integer,
  boolean: JsonType.boolean,
  null: JsonType.null,
};

/** Keywords that are written by the converter, whatever else is said of them. */
const structural: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "additionalProperties",
  "patternProperties",
  "unevaluatedProperties",
  "items",
  "prefixItems",
  "unevaluatedItems",
  "anyOf",
  "oneOf",
  "$ref",
  "description",
]);

/** Annotations that say nothing about values. */
const silent: ReadonlySet<string> = new Set([
  "$comment",
  "$schema",
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$vocabulary",
  "$defs",
  "definitions",
]);

/** Converts schemas in normal form to those of a profile. */
export class Converter {
  /** What is changed, by its text, so that each change is listed once. */
  readonly changes: Map<string, ProfileChange> = new Map();
  /** The converted definitions, by the references to them. A definition that is being converted has an outline. */
  readonly definitions: Map<string, JsonObject> = new Map();
  readonly #codecs = new Map<string, Codec | undefined>();
  readonly #profile: Profile;
  readonly #normal: NormalForm;
  readonly #argot: Argot;
  readonly #recursionDepth: number;
  readonly #shapes: ReadonlySet<ShapeName>;
  readonly #recursive: ReadonlySet<string>;
  readonly #validators = new WeakMap<JsonObject, Validator>();
  #written = 0;

  constructor(profile: Profile, normal: NormalForm, argot: Argot, recursionDepth: number) {
    this.#profile = profile;
    this.#normal = normal;
    this.#argot = argot;
    this.#recursionDepth = recursionDepth;
    this.#shapes = new Set(profile.shapes.map(({ shape }) => shape));
    this.#recursive = recursiveDefinitions(normal.definitions);
  }

  /** The converted root; `undefined` if nothing is valid against it. */
  convertRoot(): Part | undefined {
    const part = this.#convert(this.#normal.root, { location: "", depths: new Map() });
    if (!part || !this.#shapes.has("object-root")) return part;
    const reference = part.schema["$ref"];
    const root = typeof reference === "string" ? { ...part, schema: { ...this.definitions.get(reference) } } : part;
    if (root.schema["type"] === "object") return root;
    this.#note("reshaped", "", undefined, `the value is within an object, as its property "${valueName}"`);
    return { schema: this.#object({ [valueName]: part.schema }), codec: wrapped(part.codec, valueName) };
  }

  #note(kind: ProfileChange["kind"], pointer: string, keyword: string | undefined, message: string): void {
    const change: ProfileChange = { kind, pointer, ...(keyword !== undefined && { keyword }), message };
    this.changes.set(JSON.stringify(change), change);
  }

  #convert(schema: Json, context: Context): Part | undefined {
    if (++this.#written > maxSchemas)
      throw new ProfileError(
        "not-convertible",
        context.location,
        `The schema cannot be converted: it has more than ${maxSchemas} parts when its references are written out.`,
      );
    if (schema === false) return undefined;
    if (!isObject(schema)) return this.#any({}, context);
    const { $comment } = schema;
    const at =
      typeof $comment === "string" && ($comment === "" || $comment.startsWith("/"))
        ? { ...context, location: $comment }
        : context;
    if (typeof schema["$ref"] === "string") return this.#reference(schema["$ref"], schema, at);
    if (schema["const"] !== undefined || Array.isArray(schema["enum"])) return this.#values(schema, at);
    const single = this.#onlyConjunct(schema);
    if (single) return this.#convert(single, at);
    for (const name of ["anyOf", "oneOf"] as const) {
      const branches = schema[name];
      if (Array.isArray(branches) && Object.keys(schema).every((each) => each === name || annotationNames.has(each)))
        return this.#union(schema, name, branches as readonly Json[], at);
    }
    return this.#typed(schema, at);
  }

  /** The schema in a conjunction of one, with the annotations beside it. */
  #onlyConjunct(schema: JsonObject): JsonObject | undefined {
    const { allOf, ...beside } = schema;
    const [only, second] = Array.isArray(allOf) ? (allOf as readonly Json[]) : [];
    if (!isObject(only) || second !== undefined || !Object.keys(beside).every((name) => annotationNames.has(name)))
      return undefined;
    return { ...only, ...beside };
  }

  #reference(reference: string, schema: JsonObject, context: Context): Part | undefined {
    const target = this.#normal.definitions.get(reference);
    const { location } = context;
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
    const accepted = acceptsKeyword(this.#profile, "$ref", reference) && acceptsKeyword(this.#profile, "$defs", {});
    const cuts = this.#shapes.has("no-recursion") || this.#shapes.has("optional-recursion") || !accepted;
    if (isRecursive && cuts) {
      const depth = context.depths.get(reference) ?? 0;
      if (depth >= this.#recursionDepth) {
        this.#note(
          "narrowed",
          location,
          "$ref",
          `schemas that lead back to themselves are written out ${depth} ${depth === 1 ? "time" : "times"}; values that nest deeper have no answer`,
        );
        return undefined;
      }
      this.#note("described", location, "$ref", "the schema that the reference leads to is written out");
      return this.#convert(withAnnotations(target, annotations), {
        location,
        depths: new Map([...context.depths, [reference, depth + 1]]),
      });
    }
    const isBare = Object.keys(annotations).length === 0 || !this.#shapes.has("reference-alone");
    if (!accepted || (!isBare && !isRecursive)) return this.#convert(withAnnotations(target, annotations), context);
    if (!isBare)
      this.#note("described", location, undefined, "the title and the description beside a reference are left out");
    if (!this.definitions.has(reference)) {
      this.definitions.set(reference, outline(target));
      this.#codecs.set(reference, {
        encode: (value) => encoded(this.#codecs.get(reference), value),
        decode: (answer) => decoded(this.#codecs.get(reference), answer),
      });
      const part = this.#convert(target, { location, depths: context.depths });
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

  /** A schema that lists its values. */
  #values(schema: JsonObject, context: Context): Part | undefined {
    const { location } = context;
    const listed: readonly Json[] =
      schema["const"] === undefined ? (schema["enum"] as readonly Json[]) : [schema["const"]];
    const values = listed.filter((value) => this.accepts(schema, value));
    if (values.length === 0) return undefined;
    const keep = { description: schema["description"], title: schema["title"] };
    const types = [...new Set(values.map((value) => typeOf(value)))];
    const asEnum = (some: readonly Json[]): JsonObject | undefined =>
      acceptsKeyword(this.#profile, "enum", some)
        ? this.#withType({ enum: [...some] }, [...new Set(some.map((value) => typeOf(value)))])
        : undefined;
    const all = asEnum(values);
    if (all) return this.#finish(all, keep, types, context);
    if (!values.every((value) => isScalar(value))) {
      const texts = values.map((value) => stringifyJson(value));
      this.#note("reshaped", location, "enum", "the values are written as JSON texts");
      return this.#finish(
        { type: "string", enum: texts },
        { ...keep, note: "JSON text" },
        ["string"],
        context,
        textsOf(values),
      );
    }
    const parts: JsonObject[] = [];
    if (values.includes(null)) parts.push({ type: "null" });
    const booleans = values.filter((value) => typeof value === "boolean");
    if (booleans.length > 0) parts.push(asEnum(booleans) ?? { type: "boolean" });
    if (booleans.length === 1 && !asEnum(booleans))
      this.#note("widened", location, "enum", `both booleans are accepted, not ${String(booleans[0])} alone`);
    for (const type of ["string", "number"] as const) {
      const some = values.filter((value) =>
        type === "string" ? typeof value === "string" : typeof value === "number" || typeof value === "bigint",
      );
      if (some.length === 0) continue;
      const part = asEnum(some);
      if (!part) this.#note("widened", location, "enum", `every ${type} is accepted`);
      parts.push(part ?? { type });
    }
    const note =
      booleans.length === 1 || parts.some(({ enum: each }) => each === undefined)
        ? `one of ${JSON.stringify(values)}`
        : undefined;
    const [first, second] = parts;
    const united = second === undefined ? (first ?? {}) : { anyOf: parts };
    return this.#finish(united, { ...keep, note }, undefined, context);
  }

  #withType(schema: JsonObject, types: readonly TypeName[]): JsonObject | undefined {
    const [only, second] = types;
    if (second === undefined) return only === undefined ? schema : { type: only, ...schema };
    const list: Json = [...types];
    return acceptsKeyword(this.#profile, "type", list) && !this.#shapes.has("one-type")
      ? { type: list, ...schema }
      : undefined;
  }

  #union(schema: JsonObject, name: "anyOf" | "oneOf", branches: readonly Json[], context: Context): Part | undefined {
    const parts: Alternative[] = [];
    branches.forEach((each) => {
      const part = this.#convert(each, context);
      if (part) parts.push({ ...part, source: each });
    });
    const isExclusive =
      name === "anyOf" ||
      parts.every((one, i) =>
        parts.slice(i + 1).every((other) => disjoint(one.source, other.source, this.#normal.definitions)),
      );
    if (!isExclusive) this.#note("widened", context.location, name, "values of several alternatives are accepted");
    return this.#alternatives(parts, schema, context);
  }

  /** Alternatives as one schema. */
  #alternatives(parts: readonly Alternative[], annotations: JsonObject, context: Context): Part | undefined {
    const [only, second] = parts;
    if (!only) return undefined;
    const keep = { description: annotations["description"], title: annotations["title"] };
    if (second === undefined) {
      if (keep.description === undefined && keep.title === undefined) return only;
      if (only.schema["$ref"] === undefined) return this.#finish(only.schema, keep, undefined, context, only.codec);
    }
    const clashes = parts.some((one, i) =>
      parts.some(
        (other, j) => j > i && (one.codec ?? other.codec) && !disjoint(one.schema, other.schema, this.definitions),
      ),
    );
    const written = clashes
      ? parts.map((each, i): Alternative => {
          const option = `option${i + 1}`;
          return { ...each, schema: this.#object({ [option]: each.schema }), codec: wrapped(each.codec, option) };
        })
      : parts;
    if (clashes)
      this.#note(
        "reshaped",
        context.location,
        undefined,
        "the alternatives are within objects, since their answers cannot be told apart otherwise",
      );
    const codec = written.some((each) => each.codec) ? this.#alternativesCodec(written) : undefined;
    const anyOf = written.flatMap(({ schema }) =>
      Array.isArray(schema["anyOf"]) && Object.keys(schema).length === 1 ? (schema["anyOf"] as Json[]) : [schema],
    );
    return this.#finish({ anyOf }, keep, undefined, context, codec);
  }

  #alternativesCodec(parts: readonly Alternative[]): Codec {
    return {
      encode: (value) => {
        const found = parts.find(({ source }) => this.accepts(source, value));
        return found ? encoded(found.codec, value) : value;
      },
      decode: (answer) => {
        const fitting = parts.filter(({ schema }) => this.#acceptsAnswer(schema, answer));
        const values = fitting.map(({ source, codec }) => ({ source, value: decoded(codec, answer) }));
        return (values.find(({ source, value }) => this.accepts(source, value)) ?? values[0] ?? { value: answer })
          .value;
      },
    };
  }

  /** Whether a value is valid against a schema in normal form. */
  accepts(schema: Json, value: Json): boolean {
    if (!isObject(schema)) return schema === true;
    return this.#validator(schema, () => definitionsOf(this.#normal.definitions))(value);
  }

  #acceptsAnswer(schema: JsonObject, answer: Json): boolean {
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

  /** A schema without references, alternatives and lists of values. */
  #typed(schema: JsonObject, context: Context): Part | undefined {
    const types = this.#typesOf(schema, context);
    if (!types) return this.#any(schema, context);
    const [only, second] = types;
    if (only === undefined) return undefined;
    if (second === undefined) return this.#ofType(schema, only, context);
    const isSimple = types.every((type) => type !== "object" && type !== "array");
    const together = isSimple ? this.#withType({}, types) : undefined;
    if (together) return this.#finish(together, schema, types, context);
    const parts: Alternative[] = [];
    const { description: _, title: __, ...plain } = schema;
    for (const type of types) {
      const source = { ...plain, type };
      const part = this.#ofType(source, type, context);
      if (part) parts.push({ ...part, source });
    }
    return this.#alternatives(parts, schema, context);
  }

  /** The types of a schema; `undefined` if it accepts all, and says nothing about one. */
  #typesOf(schema: JsonObject, { location }: Context): readonly TypeName[] | undefined {
    const { type } = schema;
    if (type !== undefined) {
      const named = [type].flat() as TypeName[];
      return named.includes("number") ? named.filter((each) => each !== "integer") : named;
    }
    const all = typeNames.reduce((sum, each) => sum | typeBits[each], 0);
    let bits = 0;
    for (const name of Object.keys(schema)) {
      const keyword = this.#normal.dialect.keywords.get(name)?.keyword;
      if (keyword && !annotationNames.has(name) && keyword.appliesTo !== all) bits |= keyword.appliesTo;
    }
    const told = typeNames.filter((each) => each !== "integer" && (bits & typeBits[each]) !== 0);
    if (told.length === 0 || told.length === 6) return undefined;
    this.#note(
      "narrowed",
      location,
      undefined,
      `only values of type ${told.join(", ")} have an answer, since the schema says nothing about others`,
    );
    return told;
  }

  #ofType(schema: JsonObject, type: TypeName, context: Context): Part | undefined {
    if (type === "object") return this.#ofObject(schema, context);
    if (type === "array") return this.#ofArray(schema, context);
    return this.#finish({ type }, schema, [type], context);
  }

  /** Every value: as JSON text, if the profile requires types. */
  #any(schema: JsonObject, context: Context, note = "any JSON value"): Part {
    if (!this.#shapes.has("typed") && !this.#shapes.has("closed-objects"))
      return this.#finish({}, schema, undefined, context);
    this.#note("reshaped", context.location, undefined, `${note} is written as a JSON text`);
    return this.#finish({ type: "string" }, { ...schema, note: `${note}, as JSON text` }, undefined, context, jsonText);
  }

  #ofObject(schema: JsonObject, context: Context): Part | undefined {
    const { location } = context;
    const isClosed = this.#shapes.has("closed-objects");
    const allRequired = this.#shapes.has("all-required");
    const given = isObject(schema["properties"]) ? schema["properties"] : {};
    const required = new Set(Array.isArray(schema["required"]) ? (schema["required"] as string[]) : []);
    const others = this.#otherProperties(schema);
    const names = [...new Set([...Object.keys(given), ...required])];
    if (isClosed && names.length === 0 && others.isOpen) {
      const plain = Object.fromEntries(Object.entries(schema).filter(([name]) => !structural.has(name)));
      return this.#any({ ...plain, ...pickDescription(schema) }, context, "any JSON object");
    }
    const properties: [string, Json][] = [];
    const codecs = new Map<string, PropertyCodec>();
    let isReshaped = false;
    for (const name of names) {
      const source = Object.hasOwn(given, name) ? (given[name] as Json) : (others.schemas[0] ?? !others.isClosed);
      const part = this.#convert(source, context);
      if (!part) {
        if (required.has(name)) return undefined;
        continue;
      }
      const isOptional = allRequired && !required.has(name);
      const { schema: written, absence } = isOptional
        ? this.#required(part.schema, name, source, location)
        : { schema: part.schema, absence: "absent" as const };
      isReshaped ||= absence !== "absent" || part.codec !== undefined;
      properties.push([name, written]);
      codecs.set(name, { codec: part.codec, absence });
    }
    const written = Object.fromEntries(properties);
    const listed = properties.map(([name]) => name).filter((name) => allRequired || required.has(name));
    const base: JsonObject = {
      type: "object",
      properties: written,
      ...(listed.length > 0 || allRequired ? { required: listed } : {}),
    };
    if (!isClosed) return this.#openObject(base, schema, codecs, isReshaped, context);
    const finish = (object: JsonObject, codec: Codec | undefined): Part =>
      this.#finish(object, schema, ["object"], context, codec);
    if (others.schemas.length > 0) {
      const item = this.#otherValue(others.schemas, context);
      if (item) return this.#withList(base, schema, codecs, item, context);
    }
    if (others.isOpen)
      this.#note(
        "narrowed",
        location,
        "additionalProperties",
        "objects with properties that the schema does not name have no answer",
      );
    const codec = isReshaped ? propertiesCodec(codecs, { list: undefined, codec: undefined }) : undefined;
    return finish({ ...base, additionalProperties: false }, codec);
  }

  /** The schema of a property that is optional, where the provider requires all. */
  #required(
    schema: JsonObject,
    name: string,
    source: Json,
    location: string,
  ): Pick<PropertyCodec, "absence"> & Pick<Part, "schema"> {
    const at = isObject(source) && typeof source["$comment"] === "string" ? source["$comment"] : location;
    const isWrapped = acceptsNull(schema, this.definitions);
    const how = isWrapped
      ? `a value is within an object, as its property "${valueName}", since null is a value too`
      : "null stands for its absence";
    this.#note("reshaped", at, "required", `the property ${JSON.stringify(name)} is required: ${how}`);
    if (!isWrapped) return { schema: this.#nullable(schema), absence: "null" };
    return { schema: { anyOf: [this.#object({ [valueName]: schema }), { type: "null" }] }, absence: "wrapped" };
  }

  /** The schema of the values of other properties. */
  #otherValue(schemas: readonly Json[], context: Context): Part | undefined {
    const parts = schemas.flatMap((source): Alternative[] => {
      const part = this.#convert(source, context);
      return part ? [{ ...part, source }] : [];
    });
    return this.#alternatives(parts, {}, context);
  }

  /** An object whose other properties are a list of names and values. */
  #withList(
    base: JsonObject,
    schema: JsonObject,
    codecs: Map<string, PropertyCodec>,
    item: Part,
    context: Context,
  ): Part {
    const entry = this.#object({ [nameName]: { type: "string" }, [valueName]: item.schema });
    const list: JsonObject = { type: "array", items: entry };
    const patterns = isObject(schema["patternProperties"]) ? Object.keys(schema["patternProperties"]) : [];
    const note = patterns.length > 0 ? `names match ${patterns.join(" or ")}` : undefined;
    this.#note(
      "reshaped",
      context.location,
      patterns.length > 0 ? "patternProperties" : "additionalProperties",
      "other properties are written as a list of names and values",
    );
    if (patterns.length > 0 || codecs.size > 0)
      this.#note("widened", context.location, undefined, "the list of other properties may have any names");
    if (codecs.size === 0) {
      const codec = propertiesCodec(codecs, { list: { property: undefined }, codec: item.codec });
      return this.#finish(list, { ...schema, note }, ["object"], context, codec);
    }
    let property = "additional_properties";
    while (codecs.has(property)) property += "_";
    const codec = propertiesCodec(codecs, { list: { property }, codec: item.codec });
    const described: JsonObject = note === undefined ? list : { ...list, description: note };
    const object = {
      ...base,
      properties: { ...(base["properties"] as JsonObject), [property]: described },
      required: [...((base["required"] as Json[] | undefined) ?? []), property],
      additionalProperties: false,
    };
    return this.#finish(object, schema, ["object"], context, codec);
  }

  #openObject(
    base: JsonObject,
    schema: JsonObject,
    codecs: ReadonlyMap<string, PropertyCodec>,
    isReshaped: boolean,
    context: Context,
  ): Part {
    const { isClosed, isOpen, schemas } = this.#otherProperties(schema);
    const isMapped =
      schema["patternProperties"] === undefined &&
      acceptsKeyword(this.#profile, "additionalProperties", isClosed ? false : {});
    const item = schemas.length > 0 && isMapped ? this.#otherValue(schemas, context) : undefined;
    if (!isMapped && !isOpen)
      this.#note("widened", context.location, "additionalProperties", "other properties may have any name and value");
    const others = isMapped && (isClosed || item) ? { additionalProperties: item ? item.schema : false } : {};
    const codec =
      isReshaped || item?.codec ? propertiesCodec(codecs, { list: undefined, codec: item?.codec }) : undefined;
    const { properties, ...bare } = base;
    const object: JsonObject = Object.keys(properties as JsonObject).length > 0 ? base : bare;
    return this.#finish({ ...object, ...others }, schema, ["object"], context, codec);
  }

  /** What a schema says of properties that it does not name. */
  #otherProperties(schema: JsonObject): {
    readonly isClosed: boolean;
    readonly isOpen: boolean;
    readonly schemas: readonly Json[];
  } {
    const patterns = isObject(schema["patternProperties"]) ? Object.values(schema["patternProperties"]) : [];
    const additional = schema["additionalProperties"] ?? schema["unevaluatedProperties"] ?? true;
    const isOpen =
      additional === true ||
      (isObject(additional) && Object.keys(additional).every((name) => annotationNames.has(name)));
    const isClosed = additional === false && patterns.length === 0;
    return { isClosed, isOpen, schemas: [...patterns, ...(isOpen || additional === false ? [] : [additional])] };
  }

  #ofArray(schema: JsonObject, context: Context): Part | undefined {
    const first: readonly Json[] = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : [];
    const { maxItems } = schema;
    const isFull = first.length > 0 && typeof maxItems === "number" && maxItems <= first.length;
    const rest = isFull ? false : (schema["items"] ?? true);
    const parts = first.map((each) => this.#convert(each, context));
    const isTuple = first.length > 0 && parts.every((each) => each !== undefined);
    const restPart = this.#convert(rest, context);
    const codecs = isTuple ? parts.map((each) => each?.codec) : [];
    const codec = codecs.some(Boolean) || restPart?.codec ? itemsCodec(codecs, restPart?.codec) : undefined;
    const finish = (array: JsonObject, given: JsonObject): Part =>
      this.#finish({ type: "array", ...array }, given, ["array"], context, codec);
    if (!isTuple) {
      if (restPart) return finish(Object.keys(restPart.schema).length > 0 ? { items: restPart.schema } : {}, schema);
      return this.#emptyArray(schema, context);
    }
    const schemas = parts.flatMap((each) => (each ? [each.schema] : []));
    if (acceptsKeyword(this.#profile, "prefixItems", [])) {
      const closes = !restPart && acceptsKeyword(this.#profile, "maxItems", first.length);
      if (!restPart && !closes) this.#note("widened", context.location, "items", "more items are accepted");
      const items = restPart && Object.keys(restPart.schema).length > 0 ? { items: restPart.schema } : {};
      return finish(
        {
          prefixItems: schemas,
          ...items,
          ...(closes && schema["maxItems"] === undefined && { maxItems: first.length }),
        },
        schema,
      );
    }
    this.#note("widened", context.location, "prefixItems", "the items are accepted in any order");
    const all = [...schemas, ...(restPart ? [restPart.schema] : [])];
    const different = all.filter(
      (each, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === i,
    );
    const [only, second] = different;
    const note = `the first ${first.length} items are in the order of the alternatives`;
    return finish({ items: second === undefined ? (only ?? {}) : { anyOf: different } }, { ...schema, note });
  }

  /** An array that can have no items. */
  #emptyArray(schema: JsonObject, context: Context): Part {
    if (acceptsKeyword(this.#profile, "maxItems", 0))
      return this.#finish(
        { type: "array", items: { type: "null" }, maxItems: 0 },
        { ...schema, maxItems: undefined },
        ["array"],
        context,
      );
    this.#note("widened", context.location, "items", "items are accepted, although there must be none");
    return this.#finish(
      { type: "array", items: { type: "null" } },
      { ...schema, note: "must be empty" },
      ["array"],
      context,
    );
  }

  /** An object in which exactly these properties are required. */
  #object(properties: JsonObject): JsonObject {
    const closed = acceptsKeyword(this.#profile, "additionalProperties", false) ? { additionalProperties: false } : {};
    return { type: "object", properties, required: Object.keys(properties), ...closed };
  }

  #nullable(schema: JsonObject): JsonObject {
    const { type, enum: values, description, title, ...others } = schema;
    const isLeaf = typeof type === "string" && type !== "object" && type !== "array";
    const types = isLeaf ? this.#withType({}, [type as TypeName, "null"]) : undefined;
    if (types && (values === undefined || acceptsKeyword(this.#profile, "enum", [...(values as Json[]), null])))
      return { ...schema, ...types, ...(values !== undefined && { enum: [...(values as Json[]), null] }) };
    const alternatives =
      Array.isArray(others["anyOf"]) && Object.keys(others).length === 1 ? (others["anyOf"] as Json[]) : undefined;
    const anyOf: Json = alternatives
      ? [...alternatives, { type: "null" }]
      : [
          { ...(type !== undefined && { type }), ...(values !== undefined && { enum: values }), ...others },
          { type: "null" },
        ];
    return { anyOf, ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  }

  /**
   * Adds the keywords of a schema that the profile accepts. The others become a part of the description.
   *
   * @param source - The schema, perhaps with a `note` for the description.
   * @param types - The types that are left; keywords about others have no effect.
   */
  #finish(
    schema: JsonObject,
    source: Readonly<Record<string, Json | undefined>>,
    types: readonly TypeName[] | undefined,
    { location }: Context,
    codec?: Codec,
  ): Part {
    const { note, description, ...keywords } = source;
    const copied: [string, Json][] = [];
    const notes = typeof note === "string" ? [note] : [];
    const isObjectAsList = types?.[0] === "object" && schema["type"] !== "object";
    for (const [name, value] of Object.entries(keywords)) {
      if (
        value === undefined ||
        silent.has(name) ||
        Object.hasOwn(schema, name) ||
        (structural.has(name) && !this.#isLeft(name, schema, value))
      )
        continue;
      const keyword = this.#normal.dialect.keywords.get(name)?.keyword;
      if (!keyword) {
        this.#note("described", location, name, `${JSON.stringify(name)} is left out: it is no keyword of the dialect`);
        continue;
      }
      if (types && !annotationNames.has(name) && !types.some((type) => (keyword.appliesTo & typeBits[type]) !== 0))
        continue;
      if (
        !isObjectAsList &&
        !holdsSchemas(this.#normal.dialect, name, value) &&
        acceptsKeyword(this.#profile, name, value)
      ) {
        copied.push([name, value]);
        continue;
      }
      if (name === "title") {
        this.#note("described", location, name, "the title is left out");
        continue;
      }
      const text = stringifyJson(withoutComments(value));
      notes.push(text.length > maxNoteLength ? `${name} as in the original` : `${name}: ${text}`);
      if (annotationNames.has(name)) this.#note("described", location, name, `"${name}" is in the description`);
      else this.#note("widened", location, name, `"${name}" is in the description and not enforced`);
    }
    const texts = [description, schema["description"]].filter(
      (each, i, all): each is string => typeof each === "string" && all.indexOf(each) === i,
    );
    const told = [...texts, ...(notes.length > 0 ? [`(${notes.join("; ")})`] : [])].join(" ");
    const isTold = told !== "" && acceptsKeyword(this.#profile, "description", told);
    const result = { ...schema, ...Object.fromEntries(copied), ...(isTold && { description: told }) };
    return { schema: result, codec };
  }

  /** Whether a structural keyword is one that the converted schema does not say in another way. */
  #isLeft(name: string, schema: JsonObject, value: Json): boolean {
    if (name === "anyOf" || name === "oneOf")
      return schema["anyOf"] === undefined && Array.isArray(value) && schema["enum"] === undefined;
    if (name === "unevaluatedItems") return true;
    return false;
  }
}

const typeOf = (value: Json): TypeName => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "bigint" || typeof value === "number")
    return Number.isInteger(Number(value)) ? "integer" : "number";
  return typeof value as TypeName;
};

const pickDescription = ({ description }: JsonObject): JsonObject => (description === undefined ? {} : { description });

const isScalar = (value: Json): boolean => typeof value !== "object" || value === null;

const withAnnotations = (schema: Json, annotations: JsonObject): Json =>
  isObject(schema) ? { ...schema, ...annotations } : schema;

/** What is certain of a definition before it is converted. */
function outline(schema: Json): JsonObject {
  if (!isObject(schema) || schema["type"] !== "object" || !isObject(schema["properties"])) return { anyOf: [{}] };
  const properties = Object.fromEntries(Object.keys(schema["properties"]).map((name) => [name, {}]));
  if (Object.keys(properties).length === 0) return { anyOf: [{}] };
  return { type: "object", properties, required: Array.isArray(schema["required"]) ? schema["required"] : [] };
}
