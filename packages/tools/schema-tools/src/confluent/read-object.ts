import { LinearRegexError, safe } from "@argot/regex";
import type { ObjectModel, Part } from "./model.js";
import { entriesAt, followersAt, listAt, numberAt, partAt } from "./read-keyword.js";
import type { SchemaPart } from "./schema-document.js";

export const readObject = (part: SchemaPart): ObjectModel => ({
  kind: "object",
  properties: new Map(schemasAt(part, "properties")),
  patterns: schemasAt(part, "patternProperties").map(([pattern, each]) => ({
    matches: (name: string) => matches(part, pattern, name),
    part: each,
  })),
  required: new Set((listAt(part, "required") ?? []).map(String)),
  ...dependenciesOf(part),
  additional: followersAt(part, "additionalProperties"),
  unevaluated: part.document.dialect.isModern ? partAt(part, "unevaluatedProperties") : undefined,
  maxProperties: numberAt(part, "maxProperties"),
  minProperties: numberAt(part, "minProperties"),
});

/** In linear time. */
function matches(part: SchemaPart, pattern: string, name: string): boolean {
  try {
    return safe(pattern).test(name);
  } catch (error) {
    if (!(error instanceof LinearRegexError)) throw error;
    throw part.invalid("patternProperties", `an object with regular expressions: in ${pattern}, ${error.message}`);
  }
}

const schemasAt = (part: SchemaPart, name: string): readonly (readonly [string, Part])[] =>
  entriesAt(part, name).map(([key, json]) => [key, partAt(part, name, json, key) as Part]);

function dependenciesOf(part: SchemaPart): Pick<ObjectModel, "dependentNames" | "dependentSchemas"> {
  const { isModern } = part.document.dialect;
  const names = entriesAt(part, isModern ? "dependentRequired" : "dependencies").flatMap(([name, list]) =>
    Array.isArray(list) && list.length > 0 ? [[name, new Set(list.map(String))] as const] : [],
  );
  const schemas = isModern
    ? schemasAt(part, "dependentSchemas")
    : entriesAt(part, "dependencies").flatMap(([name, json]) =>
        Array.isArray(json) ? [] : [[name, partAt(part, "dependencies", json, name) as Part] as const],
      );
  return { dependentNames: new Map(names), dependentSchemas: new Map(schemas) };
}
