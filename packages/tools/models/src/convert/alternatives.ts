import type { Json, JsonObject } from "@argot/core/keyword";
import { type Codec, decoded, encoded, wrapped } from "./codec.js";
import { disjoint } from "./disjoint.js";
import { exactObject } from "./forms.js";
import type { Alternative, Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { withKeywords } from "./with-keywords.js";

/** Converts a schema with alternatives, beside which there are annotations only. */
export function convertAlternatives(
  scope: Scope,
  schema: JsonObject,
  name: "anyOf" | "oneOf",
  branches: readonly Json[],
  place: Place,
): Part | undefined {
  const parts: Alternative[] = [];
  branches.forEach((each) => {
    const part = scope.convert(each, place);
    if (part) parts.push({ ...part, source: each });
  });
  const isExclusive =
    name === "anyOf" ||
    parts.every((one, i) =>
      parts.slice(i + 1).every((other) => disjoint(one.source, other.source, scope.normal.definitions)),
    );
  if (!isExclusive) scope.note("widened", place.location, name, "values of several alternatives are accepted");
  return unite(scope, parts, schema, place);
}

/** Alternatives as one schema. */
export function unite(
  scope: Scope,
  parts: readonly Alternative[],
  annotations: JsonObject,
  place: Place,
): Part | undefined {
  const [only, second] = parts;
  if (!only) return undefined;
  const keep = { description: annotations["description"], title: annotations["title"] };
  if (second === undefined) {
    if (keep.description === undefined && keep.title === undefined) return only;
    if (only.schema["$ref"] === undefined) return withKeywords(scope, only, keep, undefined, place);
  }
  const clashes = parts.some((one, i) =>
    parts.some(
      (other, j) => j > i && (one.codec ?? other.codec) && !disjoint(one.schema, other.schema, scope.definitions),
    ),
  );
  const written = clashes
    ? parts.map((each, i): Alternative => {
        const option = `option${i + 1}`;
        return {
          ...each,
          schema: exactObject(scope.profile, { [option]: each.schema }),
          codec: wrapped(each.codec, option),
        };
      })
    : parts;
  if (clashes)
    scope.note(
      "reshaped",
      place.location,
      undefined,
      "the alternatives are within objects, since their answers cannot be told apart otherwise",
    );
  const codec = written.some((each) => each.codec) ? alternativesCodec(scope, written) : undefined;
  const anyOf = written.flatMap(({ schema }) =>
    Array.isArray(schema["anyOf"]) && Object.keys(schema).length === 1 ? (schema["anyOf"] as Json[]) : [schema],
  );
  return withKeywords(scope, { schema: { anyOf }, codec }, keep, undefined, place);
}

/** The first alternative that accepts a value writes it; an answer is read by one that accepts it, and whose value is valid. */
function alternativesCodec(scope: Scope, parts: readonly Alternative[]): Codec {
  return {
    encode: (value) => {
      const found = parts.find(({ source }) => scope.accepts(source, value));
      return found ? encoded(found.codec, value) : value;
    },
    decode: (answer) => {
      const fitting = parts.filter(({ schema }) => scope.acceptsAnswer(schema, answer));
      const values = fitting.map(({ source, codec }) => ({ source, value: decoded(codec, answer) }));
      return (values.find(({ source, value }) => scope.accepts(source, value)) ?? values[0] ?? { value: answer }).value;
    },
  };
}
