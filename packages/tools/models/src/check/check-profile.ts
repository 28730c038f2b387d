import {
  flattenIssues,
  type Argot,
  createArgot,
  requireArgot,
  refuseUnknownOptions,
  type ValidationIssue,
  type Validator,
} from "argot";
import { tokensOf } from "@argot/core/json";
import { type IndexedDocument, SchemaIndex } from "@argot/schema-tools/schema-index";
import type { Profile } from "../profiles/profile.js";
import { readProfile } from "../profiles/read-profile.js";
import { measure } from "./measures.js";
import type { ProfileProblem } from "./profile-problem.js";
import { shallowMetaSchema, shapePrefix } from "./profile-meta-schema.js";
import { shapes as shapeFor } from "./shapes.js";

/** Options for `checkProfile`. */
export interface CheckProfileOptions {
  /** Has the dialect of the schema, and what it refers to. Default: `createArgot()`. */
  readonly argot?: Argot;
}

/**
 * Finds all that is in the way of a schema at a provider.
 *
 * @param schema - The schema. `$schema` selects its dialect.
 * @param profile - What the provider accepts: one of `profiles`, or your own.
 * @returns The problems in the order of the schemas in the document. None: the provider takes the schema as it is.
 * @throws SchemaError if the schema cannot be compiled.
 * @throws ProfileError if the profile is none.
 */
export function checkProfile(
  schema: unknown,
  profile: Profile,
  options: CheckProfileOptions = {},
): readonly ProfileProblem[] {
  refuseUnknownOptions("checkProfile", options, ["argot"]);
  const { argot = createArgot() } = options;
  requireArgot("checkProfile", argot);
  requireProfile(profile);
  argot.compile(schema);
  const [document] = new SchemaIndex([{ uri: "urn:argot:schema", value: schema }], argot).documents;
  return document ? [...profileProblems(document, profile)] : [];
}

/** The problems of an indexed document. */
export function* profileProblems(document: IndexedDocument, profile: Profile): Iterable<ProfileProblem> {
  const { object, root } = validatorsOf(profile);
  const { title, shapes, limits } = profile;
  for (const schema of document.schemas) {
    // The row of the keyword says whether a boolean may stand there.
    if (typeof schema.json === "boolean" && schema.pointer !== "") continue;
    const validator = schema.pointer === "" ? root : object;
    const { errors } = validator.validate(schema.json);
    const seen = new Set<string>();
    for (const issue of flattenIssues(errors)) {
      const problem = problemOf(issue, profile, schema.pointer);
      const key = JSON.stringify(problem);
      if (problem && !seen.has(key)) yield problem;
      seen.add(key);
    }
  }
  for (const { shape, source, date } of shapes)
    for (const { pointer, message } of shapeFor[shape].find?.(document.schemas) ?? [])
      yield { pointer, part: "value", kind: "refused", message: `${title}: ${message}`, source, date };
  for (const { measure: name, maximum, source, date } of limits) {
    const { count, unit, pointer } = measure(name, document.schemas, maximum);
    if (count <= maximum) continue;
    const message = `${title}: at most ${maximum} ${unit} are accepted, here are ${count}`;
    yield { pointer, part: "value", kind: "refused", message, source, date };
  }
}

interface ProfileValidators {
  readonly object: Validator;
  readonly root: Validator;
}

/** The validators of profiles that are in use. A profile must not change. */
const validators = new WeakMap<Profile, ProfileValidators>();

/** @throws ProfileError if the profile is none. */
export function requireProfile(profile: Profile): void {
  validatorsOf(profile);
}

function validatorsOf(profile: Profile): ProfileValidators {
  const known = validators.get(profile);
  if (known) return known;
  const metaSchema = shallowMetaSchema(readProfile(profile));
  const argot = createArgot().add(metaSchema);
  const made = {
    root: argot.compile(metaSchema["$id"] as string),
    object: argot.compile(`${metaSchema["$id"] as string}#/$defs/schema-object`),
  };
  validators.set(profile, made);
  return made;
}

/** Whether a keyword of a value has a row in the profile that accepts the value. Subschemas are not looked at. */
export const acceptsKeyword = (profile: Profile, name: string, value: unknown): boolean =>
  Object.hasOwn(profile.keywords, name) &&
  !flattenIssues(validatorsOf(profile).object.validate({ [name]: value }).errors).some(
    ({ instanceLocation, absoluteKeywordLocation }) =>
      tokensOf(instanceLocation)?.[0] === name && !absoluteKeywordLocation.includes(`/$defs/${shapePrefix}`),
  );

/** An issue of a schema object as a problem; `undefined` if another issue says the same. */
function problemOf(
  { message, instanceLocation, absoluteKeywordLocation, causes }: ValidationIssue,
  { title, keywords, otherKeywords, shapes }: Profile,
  base: string,
): ProfileProblem | undefined {
  const pointer = base + instanceLocation;
  const location = absoluteKeywordLocation.slice(absoluteKeywordLocation.indexOf("#") + 1);
  const [, key = ""] = tokensOf(location) ?? [];
  if (key.startsWith(shapePrefix)) {
    const row = shapes.find(({ shape }) => `${shapePrefix}${shape}` === key);
    if (!row) return undefined;
    const { source, date } = row;
    const { description } = shapeFor[row.shape];
    return { pointer: base, part: "value", kind: "refused", message: `${title}: ${description}`, source, date };
  }
  const [name] = tokensOf(instanceLocation) ?? [];
  if (name === undefined) {
    const { source, date } = otherKeywords;
    return causes.length > 0
      ? undefined
      : { pointer, part: "value", kind: "refused", message: `${title}: a schema ${message}`, source, date };
  }
  const row = Object.hasOwn(keywords, name) ? keywords[name] : undefined;
  if (row) {
    const { source, date } = row;
    if (causes.length > 0) return undefined;
    return { pointer, part: "value", kind: "refused", message: `${title}: "${name}" ${message}`, source, date };
  }
  const { treatment, source, date } = otherKeywords;
  if (treatment === "accepted") return undefined;
  const verb = treatment === "ignored" ? "does not read" : "refuses";
  return { pointer, part: "name", kind: treatment, message: `${title} ${verb} "${name}"`, source, date };
}
