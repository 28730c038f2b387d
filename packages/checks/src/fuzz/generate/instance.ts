// Instances that are nearly valid: the constraints of a schema's keywords are collected as if all could be met at once.
import { isObject, type Json, type JsonObject, objectOf } from "../json.js";
import type { Random } from "../random.js";
import { formatSamples } from "./format-samples.js";
import { matches, name, names, number, texts } from "./pool.js";
import type { GeneratedSchema } from "./schema.js";

/** The maximum depth of instances. */
const maxDepth = 4;

type Type = "null" | "boolean" | "number" | "string" | "array" | "object";

/** Depth from which on strings have no contents. */
const deepestContent = 6;

/** A value that may be valid under `generated`. */
export function instanceOf(generated: GeneratedSchema, random: Random): Json {
  return new Builder(generated.targets, random).valueFor([generated.schema], 0);
}

const keywordsOf: Readonly<Record<Type, readonly string[]>> = {
  null: [],
  boolean: [],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "divisibleBy"],
  string: ["minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType", "contentSchema"],
  array: [
    "items",
    "additionalItems",
    "prefixItems",
    "contains",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minContains",
    "maxContains",
    "unevaluatedItems",
  ],
  object: [
    "properties",
    "patternProperties",
    "additionalProperties",
    "required",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "dependencies",
    "dependentSchemas",
    "dependentRequired",
    "unevaluatedProperties",
  ],
};

const listOf = (json: Json | undefined): readonly Json[] =>
  Array.isArray(json) ? json : json === undefined ? [] : [json];
const textsIn = (json: Json | undefined): string[] => listOf(json).filter((each) => typeof each === "string");

class Builder {
  readonly #targets: GeneratedSchema["targets"];
  readonly #random: Random;

  constructor(targets: GeneratedSchema["targets"], random: Random) {
    this.#targets = targets;
    this.#random = random;
  }

  valueFor(schemas: readonly Json[], depth: number): Json {
    const random = this.#random;
    const requirements = this.#inPlace(schemas, depth);
    const constants = requirements.flatMap((requirement) => [
      ...(Array.isArray(requirement["enum"]) ? requirement["enum"] : []),
      ...(Object.hasOwn(requirement, "const") ? [requirement["const"] as Json] : []),
    ]);
    if (constants.length > 0 && random.chance(0.75)) return structuredClone(random.pick(constants));
    switch (this.#typeFor(requirements)) {
      case "null":
        return null;
      case "boolean":
        return random.chance(0.5);
      case "number":
        return this.#number(requirements);
      case "string":
        return this.#string(requirements, depth);
      case "array":
        return depth > maxDepth ? [] : this.#array(requirements, depth);
      case "object":
        return depth > maxDepth ? {} : this.#object(requirements, depth);
    }
  }

  /** The schemas, and the ones that they apply to the same value: some of the alternatives. */
  #inPlace(schemas: readonly Json[], depth: number): JsonObject[] {
    const random = this.#random;
    const found = new Set<JsonObject>();
    const pending = [...schemas];
    while (pending.length > 0 && found.size < 12) {
      const schema = pending.shift();
      if (!isObject(schema) || found.has(schema)) continue;
      found.add(schema);
      for (const keyword of ["$ref", "$dynamicRef"]) {
        const reference = schema[keyword];
        const targets = typeof reference === "string" ? this.#targets.get(reference) : undefined;
        if (targets) pending.push(random.pick(targets));
      }
      if (schema["$recursiveRef"] !== undefined) pending.push(...(this.#targets.get("#") ?? []));
      pending.push(...listOf(schema["allOf"]), ...listOf(schema["extends"]));
      pending.push(...random.some([...listOf(schema["anyOf"]), ...listOf(schema["type"])], 0, 2));
      pending.push(...random.some(listOf(schema["oneOf"]), 0, 1));
      pending.push(
        ...random.some(
          [schema["if"], schema["then"], schema["else"]].filter((each) => each !== undefined),
          0,
          2,
        ),
      );
      if (random.chance(0.2)) pending.push(...listOf(schema["not"]));
      const dependents = schema["dependentSchemas"] ?? schema["dependencies"];
      if (isObject(dependents) && depth < maxDepth) pending.push(...random.some(Object.values(dependents), 0, 1));
    }
    return [...found];
  }

  #typeFor(requirements: readonly JsonObject[]): Type {
    const random = this.#random;
    const types = Object.keys(keywordsOf) as Type[];
    const named = requirements.flatMap((requirement) => textsIn(requirement["type"]));
    if (named.length > 0 && random.chance(0.8)) {
      const type = random.pick(named);
      return types.find((each) => each === type) ?? (type === "integer" ? "number" : random.pick(types));
    }
    const mentioned = types.filter((type) =>
      requirements.some((requirement) => keywordsOf[type].some((keyword) => Object.hasOwn(requirement, keyword))),
    );
    return random.pick(mentioned.length > 0 && random.chance(0.9) ? mentioned : types);
  }

  #number(requirements: readonly JsonObject[]): Json {
    const random = this.#random;
    const bounds = requirements
      .flatMap((requirement) => keywordsOf.number.map((keyword) => requirement[keyword]))
      .filter((bound) => typeof bound === "number" || typeof bound === "bigint");
    if (bounds.length === 0 || random.chance(0.2)) return number(random);
    const bound = random.pick(bounds);
    if (typeof bound === "bigint") return random.pick([bound, bound + 1n, bound - 1n, Number(bound)]);
    const near = [bound, bound + 1, bound - 1, bound * 3, bound + 0.5, -bound, Math.round(bound)];
    return random.pick(near.filter(Number.isFinite));
  }

  #string(requirements: readonly JsonObject[], depth: number): Json {
    const random = this.#random;
    const formats = requirements.flatMap((requirement) => textsIn(requirement["format"]));
    if (formats.length > 0 && random.chance(0.8)) return random.pick(formatSamples[random.pick(formats)] ?? texts);
    const contents = requirements.filter((each) => keywordsOf.string.slice(4).some((keyword) => keyword in each));
    // A text within texts doubles its escapes with each level.
    if (contents.length > 0 && depth < deepestContent && random.chance(0.85))
      return this.#content(random.pick(contents), depth);
    const lengths = requirements
      .flatMap(({ minLength, maxLength }) => [minLength, maxLength])
      .filter((each) => typeof each === "number");
    if (lengths.length > 0 && random.chance(0.5)) {
      return random.pick(["a", "é", "😀"]).repeat(Math.max(0, random.pick(lengths) + random.pick([-1, 0, 1])));
    }
    return random.pick(texts);
  }

  #content({ contentEncoding, contentMediaType, contentSchema }: JsonObject, depth: number): string {
    const random = this.#random;
    const json = contentMediaType === "application/json" || contentSchema !== undefined;
    // `JSON.stringify` has no text for a BigInt.
    const content = json
      ? JSON.stringify(this.valueFor(listOf(contentSchema), depth + 1), (_, each: unknown) =>
          typeof each === "bigint" ? 1 : each,
        )
      : random.pick(texts);
    const whole = random.chance(0.15) ? content.slice(1) : content;
    if (contentEncoding === "base64") return Buffer.from(whole).toString("base64");
    if (contentEncoding === "base16") return Buffer.from(whole).toString("hex").toUpperCase();
    return whole;
  }

  #array(requirements: readonly JsonObject[], depth: number): Json {
    const random = this.#random;
    const counts = requirements
      .flatMap((each) => [each["minItems"], each["maxItems"], each["minContains"], each["maxContains"]])
      .filter((each) => typeof each === "number");
    const prefixes = requirements.map((each) => each["prefixItems"] ?? each["items"]).filter(Array.isArray);
    const usual = Math.max(random.below(3), ...prefixes.map((prefix) => prefix.length));
    const length =
      counts.length > 0 && random.chance(0.7)
        ? random.pick(counts) + random.pick([-1, 0, 0, 1])
        : usual + random.below(2);
    const items: Json[] = [];
    for (let i = 0; i < length; i++) {
      const schemas = requirements.flatMap((requirement) => itemSchemas(requirement, i));
      items.push(
        items.length > 0 && random.chance(0.15)
          ? structuredClone(random.pick(items))
          : this.valueFor(random.some(schemas, 1, 2), depth + 1),
      );
    }
    return items;
  }

  #object(requirements: readonly JsonObject[], depth: number): Json {
    const random = this.#random;
    const wanted = new Set<string>();
    for (const requirement of requirements) {
      const { required, properties, dependencies, dependentSchemas, dependentRequired } = requirement;
      for (const each of textsIn(required)) if (random.chance(0.9)) wanted.add(each);
      for (const map of [properties, dependencies, dependentSchemas, dependentRequired]) {
        if (isObject(map)) for (const each of random.some(Object.keys(map), 0, 3)) wanted.add(each);
      }
      for (const map of [dependencies, dependentRequired]) {
        if (isObject(map))
          for (const each of Object.values(map))
            if (random.chance(0.5)) textsIn(each).forEach((text) => wanted.add(text));
      }
      for (const pattern of namesMatching(requirement["patternProperties"], random)) wanted.add(pattern);
    }
    for (const each of random.many(0, 2, () => name(random))) if (random.chance(0.5)) wanted.add(each);
    return objectOf(
      Array.from(wanted, (each) => {
        const schemas = requirements.flatMap((requirement) => memberSchemas(requirement, each));
        return [each, this.valueFor(random.some(schemas, 1, 3), depth + 1)] as const;
      }),
    );
  }
}

function namesMatching(patterns: Json | undefined, random: Random): string[] {
  if (!isObject(patterns)) return [];
  return Object.keys(patterns).flatMap((pattern) =>
    random.some(
      names.filter((each) => matches(pattern, each)),
      0,
      1,
    ),
  );
}

function itemSchemas(requirement: JsonObject, index: number): Json[] {
  const { items, prefixItems, additionalItems, contains, unevaluatedItems } = requirement;
  const positional = prefixItems ?? (Array.isArray(items) ? items : []);
  const at = (positional as readonly Json[])[index];
  const others = Array.isArray(items) ? [additionalItems] : [items];
  return [...(at === undefined ? [...others, unevaluatedItems] : [at]), contains].filter((each) => each !== undefined);
}

function memberSchemas(requirement: JsonObject, member: string): Json[] {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = requirement;
  const found: Json[] = [];
  if (isObject(properties) && Object.hasOwn(properties, member)) found.push(properties[member] as Json);
  if (isObject(patternProperties)) {
    for (const [pattern, schema] of Object.entries(patternProperties)) {
      if (matches(pattern, member)) found.push(schema);
    }
  }
  if (found.length > 0) return found;
  return [additionalProperties, unevaluatedProperties].filter((each) => each !== undefined);
}
