// Checks that examples and defaults are valid against the schemas that they are about.
import { keywordsIn } from "@argot/core/internal";
import { pointerOf, tokensOf } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import { type Argot, LimitError, primaryIssue, type ValidationIssue } from "argot";
import { directionViews } from "../api/direction-views.js";
import { isJson } from "../bodies/media-types.js";
import { versions } from "../dialects/document-dialect.js";
import { type CheckContext, uriOf } from "./check-context.js";
import { compileTogether } from "./compile-together.js";
import type { DocumentError } from "./document-error.js";
import type { DocumentPart, KnownDocument } from "./document-set.js";
import { isReference, type LocatedObject } from "./walk-objects.js";
import { pathOf, walkSchemas } from "./walk-schemas.js";

type Place = Omit<DocumentPart, "json">;

/** A value in a document, and the schema that it should be valid against. */
export interface Sample {
  readonly at: Place;
  readonly value: unknown;
  readonly schema: Place;
}

/** The default and the examples of each schema within a schema, itself included. */
export function* samplesInSchemas(
  { dialect }: CheckContext,
  { json, path }: Pick<LocatedObject, "json" | "path">,
  document: KnownDocument,
): Iterable<Sample> {
  for (const walked of walkSchemas(json, path, dialect)) {
    const names = keywordsIn(walked.json, dialect).map(({ name }) => name);
    const own = names.filter((name) => name === "default" || name === "example" || name === "examples");
    // The path is as long as the schema is deep.
    if (own.length === 0) continue;
    const schema = { document, path: pathOf(walked) };
    for (const name of own) {
      const value = walked.json[name];
      const at = [...schema.path, name];
      if (name !== "examples") yield { at: { document, path: at }, value, schema };
      else
        for (const [i, each] of (value as readonly unknown[]).entries())
          yield { at: { document, path: [...at, String(i)] }, value: each, schema };
    }
  }
}

/** The examples of a parameter, a header, or a media type. */
export function* samplesBeside(
  { documents }: CheckContext,
  { kind, json, path }: LocatedObject,
  document: KnownDocument,
): Iterable<Sample> {
  if (!isObject(json) || !Object.hasOwn(json, "schema")) return;
  const schema = { document, path: [...path, "schema"] };
  // Types other than JSON have texts as examples.
  const isText = kind === "media-type" && !isJson(path.at(-1) ?? "");
  const sample = (at: Place, value: unknown): readonly Sample[] =>
    isText && typeof value === "string" ? [] : [{ at, value, schema }];
  if (Object.hasOwn(json, "example")) yield* sample({ document, path: [...path, "example"] }, json["example"]);
  const { examples } = json;
  for (const [name, example] of Object.entries(isObject(examples) ? examples : {})) {
    const at = { document, path: [...path, "examples", name] };
    const part = isReference(example)
      ? documents.find(example.$ref, { ...at, path: [...at.path, "$ref"] })
      : { ...at, json: example };
    if (!part || !isObject(part.json)) continue;
    for (const member of ["value", "dataValue"])
      if (Object.hasOwn(part.json, member))
        yield* sample({ document: part.document, path: [...part.path, member] }, part.json[member]);
  }
}

/** The errors of samples that are valid neither in requests nor in responses, where properties of the other direction may be absent. */
export function* checkSamples(context: CheckContext, samples: readonly Sample[]): Iterable<DocumentError> {
  const schemas = new Map(samples.map(({ schema }) => [uriOf(schema), schema]));
  const usable = new Set(compileTogether(context, [...schemas.values()]).valid.map(uriOf));
  const { request, response } = directionViews(context.argot, "allow");
  const checked = samples.filter(({ schema }) => usable.has(uriOf(schema)));
  const inRequests = issuesOf(request, checked);
  const suspects = checked.filter((_, i) => inRequests.has(i));
  for (const [i, issues] of issuesOf(response, suspects)) {
    const { at } = suspects[i] as Sample;
    const issue = primaryIssue(issues) as ValidationIssue;
    const [, ...inner] = tokensOf(issue.instanceLocation) ?? [];
    const name = at.path.at(-1) === "default" ? "default" : "example";
    const reason = `the ${name} is not valid against its schema: ${issue.message}`;
    yield context.documents.error("invalid-schema", { ...at, path: [...at.path, ...inner] }, reason, { cause: issue });
  }
}

/** Maximum number of issues to find in all samples. */
const maxErrors = 200;

/** The issues of samples by their indices. They are checked as one value, so that what schemas share is compiled once. */
function issuesOf(argot: Argot, samples: readonly Sample[]): ReadonlyMap<number, readonly ValidationIssue[]> {
  const found = new Map<number, ValidationIssue[]>();
  try {
    const schemas = samples.map(({ schema }, i) => [i, { $ref: uriOf(schema) }]);
    const schema: JsonObject = { $schema: versions["3.1"].schemas.uri, properties: Object.fromEntries(schemas) };
    const values: unknown = Object.fromEntries(samples.map(({ value }, i) => [i, value]));
    for (const issue of argot.compile(schema).validate(values, { maxErrors }).errors) {
      const index = Number(tokensOf(issue.instanceLocation)?.at(0));
      found.set(index, [...(found.get(index) ?? []), issue]);
    }
  } catch (error) {
    // The examples are too many, or too large, to check them.
    if (!(error instanceof LimitError)) throw error;
  }
  return found;
}

/** A key of a sample, by which those that several references lead to are found once. */
export const keyOf = ({ at, schema }: Sample): string => `${at.document.uri}#${pointerOf(at.path)} ${uriOf(schema)}`;
