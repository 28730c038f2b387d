import { compilePattern } from "@argot/core/internal";
import type { Json, JsonObject } from "@argot/core/keyword";
import { both, byName, type KeywordFamily, type MergeContext } from "./family.js";

/** The schemas that an object gives its properties. */
interface PropertySchemas {
  readonly named: JsonObject;
  readonly patterns: JsonObject;
  /** The schema of all others; `undefined` if there is none. */
  readonly rest: Json | undefined;
}

const partsOf = (schema: JsonObject): PropertySchemas => ({
  named: (schema["properties"] ?? {}) as JsonObject,
  patterns: (schema["patternProperties"] ?? {}) as JsonObject,
  rest: schema["additionalProperties"],
});

/**
 * `properties`, `patternProperties` and `additionalProperties`. A property that one object names is a further one for the other, so
 * its schema becomes the conjunction of both.
 */
export const properties: KeywordFamily = {
  keywords: ["properties", "patternProperties", "additionalProperties"],
  combine(first, second, context) {
    const [one, other] = [partsOf(first), partsOf(second)];
    try {
      if (isClosed(one)) return closed(one, other, context);
      if (isClosed(other)) return closed(other, one, context);
      if (restsUnknownPatterns(one, other) || restsUnknownPatterns(other, one)) return undefined;
      const rest = both(one.rest, other.rest, context);
      const named = {
        ...Object.fromEntries(Object.entries(one.named).map((each) => withRest(each, other, context))),
        ...Object.fromEntries(
          Object.entries(other.named).flatMap((each): [string, Json][] => {
            const own = ownSchema(one, each[0]);
            return own === undefined ? [withRest(each, one, context)] : [];
          }),
        ),
      };
      // A further property is refused anyway, and draft-04 has no schema `false`.
      const isRefusedAnyway = (name: string): boolean =>
        rest === false && matching(one, name).length === 0 && matching(other, name).length === 0;
      return written({
        named: Object.fromEntries(
          Object.entries(named).filter(([name, schema]) => schema !== false || !isRefusedAnyway(name)),
        ),
        patterns: byName(one.patterns, other.patterns, context.conjunction) as JsonObject,
        rest,
      });
    } catch {
      // A pattern that cannot be compiled.
      return undefined;
    }
  },
};

const written = ({ named, patterns, rest }: PropertySchemas): JsonObject => ({
  ...(Object.keys(named).length > 0 && { properties: named }),
  ...(Object.keys(patterns).length > 0 && { patternProperties: patterns }),
  ...(rest !== undefined && { additionalProperties: rest }),
});

/** Whether only the named properties are allowed. */
const isClosed = ({ patterns, rest }: PropertySchemas): boolean => rest === false && Object.keys(patterns).length === 0;

/** Only the properties that the closed one names are allowed; the schemas of the other are added to theirs. */
function closed(one: PropertySchemas, other: PropertySchemas, context: MergeContext): JsonObject {
  const named = Object.entries(one.named).map(([name, own]): [string, Json] => {
    const schemas = matching(other, name);
    const added = ownSchema(other, name);
    if (added !== undefined) schemas.push(added);
    if (schemas.length === 0 && other.rest !== undefined) schemas.push(other.rest);
    return [name, schemas.reduce(context.conjunction, own)];
  });
  return { properties: Object.fromEntries(named), additionalProperties: false };
}

/** Whether one object restricts further properties, and the other has patterns that do not count as further for it. */
const restsUnknownPatterns = (one: PropertySchemas, other: PropertySchemas): boolean =>
  !isOpen(one.rest) && Object.keys(other.patterns).some((source) => !Object.hasOwn(one.patterns, source));

const isOpen = (rest: Json | undefined): boolean => rest === undefined || rest === true;

const ownSchema = ({ named }: PropertySchemas, name: string): Json | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;

const matching = ({ patterns }: PropertySchemas, name: string): Json[] =>
  Object.entries(patterns).flatMap(([source, schema]) => (compilePattern(source).test(name) ? [schema] : []));

/** A named property, with what the other object says of it. Patterns of the other apply beside the name. */
function withRest([name, own]: [string, Json], other: PropertySchemas, context: MergeContext): [string, Json] {
  const named = ownSchema(other, name);
  if (named !== undefined) return [name, context.conjunction(own, named)];
  if (other.rest === undefined || matching(other, name).length > 0) return [name, own];
  return [name, context.conjunction(own, other.rest)];
}
