import { tokensOf, valueAt } from "@argot/core/json";
import type { Argot, Json } from "argot";
import { AnnotatedValidator, type SchemaAnnotation } from "argot/inspect";

type Plan = ReturnType<Argot["plan"]>;

/** A value of each format. */
const formatSamples: Readonly<Record<string, string>> = {
  date: "2024-02-29",
  "date-time": "2024-02-29T13:45:00Z",
  time: "13:45:00Z",
  duration: "P1DT12H",
  email: "ada@example.com",
  "idn-email": "ada@example.com",
  hostname: "www.example.com",
  "idn-hostname": "www.example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a",
  "uri-reference": "/a?b#c",
  "uri-template": "https://example.com/{id}",
  iri: "https://example.com/a",
  "iri-reference": "/a?b#c",
  uuid: "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
  "json-pointer": "/a/0",
  "relative-json-pointer": "1/a",
  regex: "^[a-z]+$",
};

/** What the author of a schema suggests by a keyword. */
const suggestions: Readonly<Record<string, (value: unknown) => readonly unknown[]>> = {
  examples: (value) => (Array.isArray(value) ? value : []),
  default: (value) => [value],
  format: (value) => (typeof value === "string" && Object.hasOwn(formatSamples, value) ? [formatSamples[value]] : []),
};

const isSuggestion = ({ keyword }: SchemaAnnotation): boolean => Object.hasOwn(suggestions, keyword);

/**
 * Makes the function that puts what the schemas suggest in the places of made-up parts: examples, defaults, and values of formats. A part that
 * does not serve stays.
 */
export function readableBy(plan: Plan): (value: Json, serves: (other: Json) => boolean) => Json {
  const validator = new AnnotatedValidator(plan, isSuggestion);
  if (!validator.mayAnnotate) return (value) => value;
  return (value, serves) => {
    let better = value;
    // Wholes come before their parts. A part that is not what it was comes from the suggestion of a whole, and stays.
    for (const { instanceLocation, keyword, value: suggested } of validator.validate(value).annotations) {
      const path = tokensOf(instanceLocation) ?? [];
      const made = valueAt(value, path);
      if (made === undefined || valueAt(better, path) !== made) continue;
      for (const each of suggestions[keyword]?.(suggested) ?? []) {
        const changed = withPart(better, path, each as Json);
        if (!serves(changed)) continue;
        better = changed;
        break;
      }
    }
    return better;
  };
}

/** A copy of a value, with another part at a path. */
export function withPart(value: Json, [token, ...rest]: readonly string[], part: Json): Json {
  if (token === undefined) return part;
  const changed = (name: string, each: Json): Json => (name === token ? withPart(each, rest, part) : each);
  return Array.isArray(value)
    ? value.map((item: Json, i) => changed(String(i), item))
    : Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, changed(name, each as Json)]));
}
