import { equal } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import {
  type Argot,
  createArgot,
  DefinitionError,
  type Dialect,
  dialectUris,
  refuseUnknownOptions,
  requireArgot,
} from "argot";
import { problemsOf } from "../check/check-profile.js";
import { CompiledProfile } from "../check/compiled-profile.js";
import { ProfileError } from "../profiles/profile-error.js";
import type { Profile } from "../profiles/profile.js";
import { decoded, encoded } from "./codec.js";
import type { ProfileConversion } from "./conversion.js";
import { Converter } from "./converter.js";
import { mapSubschemas } from "./map-subschemas.js";
import { definitionsOf, normalForm, referenceTo } from "./normal-form.js";
import type { Part } from "./part.js";
import { withObjectRoot } from "./with-object-root.js";

/** Options for `toProfile`. */
export interface ToProfileOptions {
  /** Has the dialect of the schema. Default: `createArgot()`. */
  readonly argot?: Argot;
  /** How often a schema that leads back to itself is written out, where the provider does not accept recursion. Default: 3. */
  readonly recursionDepth?: number;
}

/**
 * Converts a schema to one that a provider takes.
 *
 * @param schema - The schema. References in it must lead to the schema itself.
 * @param profile - What the provider accepts: one of `profiles`, or your own.
 * @returns The schema, what the conversion changes, and the way back from answers.
 * @throws ProfileError with the code `"not-convertible"` if the provider would refuse each schema with the same values; `problems` say why.
 * @throws SchemaError if the schema cannot be compiled.
 * @throws InlineError if a reference leads to nothing.
 */
export function toProfile(schema: unknown, profile: Profile, options: ToProfileOptions = {}): ProfileConversion {
  refuseUnknownOptions("toProfile", options, ["argot", "recursionDepth"]);
  const { argot = createArgot(), recursionDepth = 3 } = options;
  requireArgot("toProfile", argot);
  if (!Number.isInteger(recursionDepth) || recursionDepth < 0)
    throw new DefinitionError(`\`recursionDepth\` must be an integer of at least 0; it is ${String(recursionDepth)}.`);
  const compiled = new CompiledProfile(profile);
  const validator = argot.compile(schema);
  const { part, changes } = convert(schema, compiled, argot, recursionDepth);
  // The dialect is named for this instance, and is no part of the result.
  const named = { $schema: dialectUris["2020-12"], ...part.schema };
  const problems = problemsOf(named, compiled, argot).filter(({ pointer }) => pointer !== "/$schema");
  const [problem] = problems;
  if (problem)
    throw new ProfileError("not-convertible", "", `The schema cannot be converted: ${problem.message}.`, problems);
  const converted = argot.compile(named);
  return {
    schema: part.schema,
    changes,
    fromProfile: (answer) => decoded(part.codec, answer as Json),
    toAnswer(value) {
      if (!validator(value)) throw noAnswer("it is not valid against the schema");
      const answer = encoded(part.codec, value as Json);
      const isExact = converted(answer) && equal(decoded(part.codec, answer), value);
      if (!isExact) throw noAnswer("the converted schema is narrower, as `changes` say");
      return answer;
    },
  };
}

const noAnswer = (reason: string): ProfileError =>
  new ProfileError("no-answer", "", `The value has no answer: ${reason}.`);

function convert(
  schema: unknown,
  profile: CompiledProfile,
  argot: Argot,
  recursionDepth: number,
): Pick<ProfileConversion, "changes"> & { part: Part } {
  if (profile.profile.otherKeywords.treatment === "accepted") {
    const { changes, ...part } = withObjectRoot(schema, profile, argot);
    return { part, changes };
  }
  const normal = normalForm(schema, argot, true);
  const converter = new Converter(profile, normal, argot, recursionDepth);
  const root = converter.convertRoot();
  if (!root)
    throw new ProfileError("not-convertible", "", "The schema cannot be converted: no value of it has an answer.");
  const used = usedDefinitions(root.schema, converter.definitions);
  const whole = { ...root.schema, ...(used.size > 0 && { $defs: definitionsOf(used) }) };
  // A definition that is the root itself is referred to as such.
  const [same] = [...used].find(([, each]) => equal(each, root.schema as Json)) ?? [];
  const written = same === undefined ? whole : withRootFor(same, whole, normal.dialect);
  return { part: { schema: written, codec: root.codec }, changes: [...converter.changes.values()] };
}

/** A schema in which references to a definition are references to the root. */
function withRootFor(reference: string, schema: JsonObject, dialect: Dialect): JsonObject {
  const redirect = (each: Json): Json => {
    if (!isObject(each)) return each;
    const within = mapSubschemas(each, dialect, redirect);
    return within["$ref"] === reference ? { ...within, $ref: "#" } : within;
  };
  const { $defs, ...root } = redirect(schema) as JsonObject;
  const others = Object.entries($defs as JsonObject).filter(([key]) => referenceTo(key) !== reference);
  return { ...root, ...(others.length > 0 && { $defs: Object.fromEntries(others) }) };
}

/** The definitions that a schema refers to, and those that these refer to. */
function usedDefinitions(schema: Json, definitions: ReadonlyMap<string, JsonObject>): ReadonlyMap<string, JsonObject> {
  const used = new Map<string, JsonObject>();
  const pending: Json[] = [schema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Array.isArray(next)) pending.push(...(next as Json[]));
    if (!isObject(next)) continue;
    pending.push(...Object.values(next));
    const { $ref } = next;
    const target = typeof $ref === "string" ? definitions.get($ref) : undefined;
    if (!target || used.has($ref as string)) continue;
    used.set($ref as string, target);
    pending.push(target);
  }
  return used;
}
