import { type Json, type JsonObject, objectOf } from "../json.js";
import type { Random } from "../random.js";
import type { Draw } from "./draw.js";
import type { FuzzDialect } from "./fuzz-dialects.js";
import { name, number, texts, value } from "./pool.js";

/** The base URI of references. */
const base = "https://fuzz.invalid/";

/** The dynamic anchor of the resources of a document. */
const dynamicAnchor = "node";

/** A document, with the targets of its references by the text of the reference. */
export interface GeneratedSchema {
  readonly schema: Json;
  readonly targets: ReadonlyMap<string, readonly Json[]>;
}

/** The maximum depth of schemas. */
const maxDepth = 3;

/** The location of a schema. */
interface Position {
  readonly depth: number;
  /** The possible references. Schemas in place refer to later definitions only, so that references end. */
  readonly references: readonly string[];
  readonly dynamicReferences: readonly string[];
}

/** A definition. It may be a resource or have an anchor. */
interface Definition {
  readonly key: string;
  /** Its identifier and anchors. */
  readonly head: JsonObject;
  /** The references to it. */
  readonly references: readonly string[];
  /** The references to its dynamic anchor, from within it. */
  readonly dynamicReferences: readonly string[];
}

/** A random document. It may be invalid: references may be endless. */
export function schemaOf(fuzzDialect: FuzzDialect, random: Random): GeneratedSchema {
  return random.chance(0.5)
    ? new Generator(fuzzDialect, random).document()
    : new Generator(fuzzDialect, random).single();
}

class Generator {
  readonly #fuzzDialect: FuzzDialect;
  readonly #random: Random;
  /** The possible references in schemas for parts of the value. */
  #everywhere: readonly string[] = ["#"];

  constructor(fuzzDialect: FuzzDialect, random: Random) {
    this.#fuzzDialect = fuzzDialect;
    this.#random = random;
  }

  /** A root without definitions. It can only refer to itself. */
  single(): GeneratedSchema {
    const schema = this.#schema({ depth: 0, references: [], dynamicReferences: ["#"] });
    return { schema, targets: new Map([["#", [schema]]]) };
  }

  /** A root with definitions. */
  document(): GeneratedSchema {
    const { id, definitions } = this.#fuzzDialect;
    const random = this.#random;
    const defined = random.many(1, 3, () => 0).map((_, i) => this.#definition(`d${i}`, i));
    const root: Definition = {
      key: "",
      head: { [id]: `${base}root`, ...this.#dynamicHead(0.9) },
      references: [`${base}root`],
      dynamicReferences: [`#${dynamicAnchor}`],
    };
    const all = [root, ...defined];
    this.#everywhere = all.flatMap((each) => each.references);
    const bodies = all.map(({ dynamicReferences }, i) =>
      this.#schema({
        depth: Math.min(i, 1),
        references: all.slice(i + 1).flatMap((each) => each.references),
        dynamicReferences: [...dynamicReferences, `${base}root#${dynamicAnchor}`],
      }),
    );
    const whole = all.map(({ head }, i) => this.#withHead(head, bodies[i] as Json));
    const members = defined.map(({ key }, i) => [key, whole[i + 1] as Json] as const);
    const schema = { ...(whole[0] as JsonObject), [definitions]: objectOf(members) };
    const targets = new Map<string, Json[]>(
      all.flatMap(({ references }, i) =>
        references.map((each) => [each, [i === 0 ? schema : (whole[i] as Json)]] as const),
      ),
    );
    targets.set(`#${dynamicAnchor}`, [schema, ...whole.slice(1)]);
    return { schema, targets };
  }

  #schema(position: Position): Json {
    const { families, companions = {} } = this.#fuzzDialect;
    const random = this.#random;
    const { depth, references, dynamicReferences } = position;
    if (depth >= maxDepth || random.chance(0.2)) return leaf(this.#fuzzDialect, random);
    const draw: Draw = {
      random,
      inPlace: () => this.#schema({ ...position, depth: depth + 1 }),
      schema: () => this.#schema({ ...position, depth: depth + 1, references: this.#everywhere }),
      reference: () => random.pick(references.length > 0 ? references : this.#everywhere),
      dynamicReference: () => random.pick(dynamicReferences),
    };
    const usable = references.length > 0 ? families : families.filter((family) => !Object.hasOwn(family, "$ref"));
    const chosen = random.many(1, depth === 0 ? 3 : 2, () => random.pick(usable));
    const keywords = new Map(
      chosen.flatMap((family) =>
        random.some(Object.entries(family), 1, 3).map(([keyword, make]) => [keyword, make(draw)] as const),
      ),
    );
    for (const [keyword, other] of Object.entries(companions)) if (!keywords.has(other)) keywords.delete(keyword);
    return objectOf(keywords);
  }

  #definition(key: string, index: number): Definition {
    const { id, definitions, anchor } = this.#fuzzDialect;
    const byPointer = `${base}root#/${definitions}/${key}`;
    const kind = this.#random.below(3);
    if (kind === 0) return { key, head: {}, references: [byPointer], dynamicReferences: [] };
    if (kind === 1) {
      const head: JsonObject = anchor === "$anchor" ? { $anchor: `a${index}` } : { [id]: `#a${index}` };
      return { key, head, references: [byPointer, `${base}root#a${index}`], dynamicReferences: [] };
    }
    const head = { [id]: `r${index}`, ...this.#dynamicHead(0.7) };
    const declares = Object.keys(head).length > 1;
    const dynamicReferences = declares ? [`#${dynamicAnchor}`] : [];
    return { key, head, references: [`${base}r${index}`, `r${index}`], dynamicReferences };
  }

  #dynamicHead(probability: number): JsonObject {
    const { dynamic } = this.#fuzzDialect;
    const random = this.#random;
    if (dynamic === "$dynamicAnchor" && random.chance(probability)) return { $dynamicAnchor: dynamicAnchor };
    if (dynamic === "$recursiveAnchor") return { $recursiveAnchor: random.chance(probability) };
    return {};
  }

  /** A boolean has no identifier and no anchor. In older drafts, neither has a schema with `$ref`. */
  #withHead(head: JsonObject, schema: Json): Json {
    const body = typeof schema === "object" ? (schema as JsonObject) : {};
    if (Object.keys(head).length === 0) return schema;
    const { $ref: _, ...rest } = body;
    return { ...head, ...(this.#fuzzDialect.anchor === "fragment" ? rest : body) };
  }
}

/** A schema without subschemas. */
function leaf({ booleans, name: dialect }: FuzzDialect, random: Random): Json {
  const nothing: Json = dialect === "draft-03" ? { disallow: "any" } : { not: {} };
  return random.pick<() => Json>([
    () => (booleans ? random.chance(0.5) : random.pick([{}, nothing])),
    () => ({}),
    () => ({ type: random.pick(["string", "integer", "object", "array", "null"]) }),
    () => ({ enum: [value(random, 1)] }),
    () => ({ minimum: number(random) }),
    () => ({ maxLength: random.below(3) }),
    () => (dialect === "draft-03" ? { properties: { a: { required: true } } } : { required: [name(random)] }),
    () => ({ enum: random.some(texts, 1, 3) }),
  ])();
}
