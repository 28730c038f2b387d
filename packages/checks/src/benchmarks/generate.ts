// Generates small instances for schemas without instances. They are often invalid: the reference validators decide.
import { isObject, type Json, type JsonObject } from "./json.js";
import { type Random, randomOf } from "./random.js";

const deepest = 7;
const texts: readonly string[] = [
  "argot",
  "x-argot",
  "/argot",
  "#/argot",
  "3.1.0",
  "3.0.0",
  "2.0",
  "1",
  "https://example.com/a",
];

/** The schema at a pointer in the document, or the one with a dynamic anchor. */
function target(reference: string, document: Json): Json {
  let at: Json | undefined = document;
  for (const token of reference.replace(/^#\/?/, "").split("/")) {
    if (token === "") continue;
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    at = isObject(at) ? at[name] : undefined;
  }
  return at ?? {};
}

function merged(left: JsonObject, right: Json): JsonObject {
  if (!isObject(right)) return left;
  const both: JsonObject = { ...left, ...right };
  for (const name of ["properties", "patternProperties"]) {
    const [a, b] = [left[name], right[name]];
    if (isObject(a) && isObject(b)) both[name] = { ...a, ...b };
  }
  const [a, b] = [left["required"], right["required"]];
  if (Array.isArray(a) && Array.isArray(b)) both["required"] = [...a, ...b];
  return both;
}

class Generator {
  readonly #document: Json;
  readonly #random: Random;

  constructor(document: Json, random: Random) {
    this.#document = document;
    this.#random = random;
  }

  value(schema: Json, depth: number): Json {
    if (!isObject(schema) || depth > deepest * 2) return this.#random.pick(["argot", 1, true]);
    const flat = this.#flat(schema, 0);
    if ("const" in flat) return flat["const"];
    if (Array.isArray(flat["enum"]) && flat["enum"].length > 0) return this.#random.pick(flat["enum"]);
    switch (this.#typeOf(flat)) {
      case "object":
        return this.#object(flat, depth);
      case "array":
        return this.#array(flat, depth);
      case "string":
        return this.#string(flat);
      case "integer":
      case "number":
        return this.#number(flat);
      case "boolean":
        return this.#random.next() < 0.5;
      default:
        return null;
    }
  }

  /** Follows references, and takes one branch of each choice. */
  #flat(schema: JsonObject, hops: number): JsonObject {
    const { $ref, $dynamicRef, allOf, anyOf, oneOf, ...rest } = schema;
    let flat: JsonObject = rest;
    const add = (part: Json): void => {
      if (isObject(part) && hops < 20) flat = merged(flat, this.#flat(part, hops + 1));
    };
    for (const reference of [$ref, $dynamicRef]) {
      if (typeof reference === "string" && reference.startsWith("#")) add(target(reference, this.#document));
    }
    if (Array.isArray(allOf)) for (const part of allOf) add(part);
    for (const choice of [anyOf, oneOf]) if (Array.isArray(choice)) add(this.#random.pick(choice));
    return flat;
  }

  #typeOf(schema: JsonObject): Json {
    const { type } = schema;
    if (Array.isArray(type)) return this.#random.pick(type);
    if (type !== undefined) return type;
    if ("properties" in schema || "required" in schema || "additionalProperties" in schema) return "object";
    if ("items" in schema || "prefixItems" in schema) return "array";
    if ("minimum" in schema || "maximum" in schema) return "number";
    return "string";
  }

  #object(schema: JsonObject, depth: number): JsonObject {
    const properties = isObject(schema["properties"]) ? schema["properties"] : {};
    const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
    const chance = depth > deepest ? 0 : 0.5 / (depth + 1);
    const optional = Object.keys(properties).filter(() => this.#random.next() < chance);
    const made: JsonObject = {};
    for (const name of new Set([...required, ...optional])) {
      made[name] = this.value(properties[name] ?? schema["additionalProperties"] ?? {}, depth + 1);
    }
    const patterns = isObject(schema["patternProperties"]) ? schema["patternProperties"] : {};
    for (const [pattern, inner] of Object.entries(patterns)) {
      const name = texts.find((text) => new RegExp(pattern, "u").test(text));
      if (name !== undefined && this.#random.next() < chance) made[name] = this.value(inner, depth + 1);
    }
    const rest = schema["additionalProperties"];
    if (isObject(rest) && this.#random.next() < chance) made["/argot"] = this.value(rest, depth + 1);
    return made;
  }

  #array(schema: JsonObject, depth: number): Json[] {
    const prefix = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : schema["items"];
    const rest = Array.isArray(schema["items"]) ? schema["additionalItems"] : schema["items"];
    const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
    const count = least + (depth > deepest ? 0 : this.#random.below(3));
    return Array.from({ length: count }, (_, i) => {
      const own = Array.isArray(prefix) ? prefix[i] : undefined;
      return this.value(own ?? rest ?? {}, depth + 1);
    });
  }

  #string(schema: JsonObject): string {
    const { pattern, minLength = 0 } = schema;
    const examples = [...(Array.isArray(schema["examples"]) ? schema["examples"] : []), schema["default"]];
    const strings = [...examples.filter((text) => typeof text === "string"), ...texts];
    const fitting =
      typeof pattern === "string" ? strings.filter((text) => new RegExp(pattern, "u").test(text)) : strings;
    return this.#random.pick(fitting.length > 0 ? fitting : texts).padEnd(Number(minLength), "a");
  }

  #number(schema: JsonObject): number {
    const { minimum, exclusiveMinimum, maximum, multipleOf = 1 } = schema;
    const least =
      typeof minimum === "number" ? minimum : typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : 0;
    const step = Number(multipleOf) * this.#random.below(5);
    return typeof maximum === "number" ? Math.min(maximum, least + step) : least + step;
  }
}

/** Different instances that may be valid. The same seed gives the same instances. */
export function generated(schema: Json, attempts: number, seed: number): Json[] {
  const generator = new Generator(schema, randomOf(seed));
  const known = new Map<string, Json>();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const value = generator.value(schema, 0);
    known.set(JSON.stringify(value), value);
  }
  return [...known.values()];
}
