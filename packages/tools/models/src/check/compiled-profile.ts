import { createArgot, flattenIssues, type ValidationIssue, type Validator } from "argot";
import { parseJson, stringifyJson, tokensOf } from "@argot/core/json";
import type { IndexedDocument } from "@argot/schema-tools/schema-index";
import type { Profile } from "../profiles/profile.js";
import { readProfile } from "../profiles/read-profile.js";
import { measure } from "./measures.js";
import type { ProfileProblem } from "./profile-problem.js";
import { shallowMetaSchema, shapePrefix } from "./profile-meta-schema.js";
import { type ShapeName, shapes as shapeFor } from "./shapes.js";

/** A profile and what is compiled of it. It is as the profile was when it was made. */
export class CompiledProfile {
  /** A copy of the profile. */
  readonly profile: Profile;
  readonly #object: Validator;
  readonly #root: Validator;

  /** @throws ProfileError if the profile is none. */
  constructor(profile: Profile) {
    this.profile = parseJson(stringifyJson(readProfile(profile))) as Profile;
    const metaSchema = shallowMetaSchema(this.profile);
    const argot = createArgot().add(metaSchema);
    this.#root = argot.compile(metaSchema["$id"] as string);
    this.#object = argot.compile(`${metaSchema["$id"] as string}#/$defs/schema-object`);
  }

  /** Whether schemas must have a form. */
  requires(name: ShapeName): boolean {
    return this.profile.shapes.some(({ shape }) => shape === name);
  }

  /** Whether a keyword of a value has a row that accepts the value. Subschemas are not looked at. */
  acceptsKeyword(name: string, value: unknown): boolean {
    return (
      Object.hasOwn(this.profile.keywords, name) &&
      !flattenIssues(this.#object.validate({ [name]: value }).errors).some(
        ({ instanceLocation, absoluteKeywordLocation }) =>
          tokensOf(instanceLocation)?.[0] === name && !absoluteKeywordLocation.includes(`/$defs/${shapePrefix}`),
      )
    );
  }

  /** The problems of an indexed document. */
  *problems(document: IndexedDocument): Iterable<ProfileProblem> {
    const { title, shapes, limits } = this.profile;
    for (const schema of document.schemas) {
      // The row of the keyword says whether a boolean may stand there.
      if (typeof schema.json === "boolean" && schema.pointer !== "") continue;
      const validator = schema.pointer === "" ? this.#root : this.#object;
      const { errors } = validator.validate(schema.json);
      const seen = new Set<string>();
      for (const issue of flattenIssues(errors)) {
        const problem = problemOf(issue, this.profile, schema.pointer);
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
}

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
