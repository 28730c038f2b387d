import { type ContentAnnotations, decode, type DecodeOptions } from "./decode.js";

/** The content of one string of an instance. */
export interface LocatedContent extends ContentAnnotations {
  /** Where the string is: a JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** The schema that describes the content: a JSON Pointer from the root schema through every reference followed. */
  readonly schemaLocation: string;
  /** The string as it stands. */
  readonly encoded: string;
  /** What it holds: see `decode`. */
  readonly content: unknown;
}

/** What a validator is asked for. */
export interface AnnotatingValidator {
  /** What the schema says about a value and its parts. */
  annotations(value: unknown): {
    readonly list: readonly {
      readonly instanceLocation: string;
      readonly keywordLocation: string;
      readonly keyword: string;
      readonly value: unknown;
    }[];
  };
  /** Throws if the value is not valid. */
  assert(value: unknown): void;
}

/**
 * Decodes each string of an instance whose schema says how. Where the validator asserts content
 * (`createArgot({ content: "assert" })`), all of it is valid against its schema. What lies in the content of a string is no
 * part of the instance: strings in there are not looked at.
 *
 * @throws ValidationError when the instance is not valid: then nothing is known of its strings.
 * @throws ContentError when content is malformed, which happens only where the validator does not assert it.
 */
export function* contents(
  validator: AnnotatingValidator,
  value: unknown,
  options: DecodeOptions = {},
): Generator<LocatedContent, void, undefined> {
  validator.assert(value);
  for (const { instanceLocation, schemaLocation, ...annotations } of described(validator, value)) {
    const encoded = partOf(value, instanceLocation) as string;
    const content = decode(encoded, annotations, options);
    yield { instanceLocation, schemaLocation, ...annotations, encoded, content };
  }
}

/** Where strings are, and what schemas say of them. */
function described(
  validator: AnnotatingValidator,
  value: unknown,
): Iterable<Omit<LocatedContent, "encoded" | "content">> {
  const found = new Map<string, Omit<LocatedContent, "encoded" | "content">>();
  for (const { instanceLocation, keywordLocation, keyword, value: said } of validator.annotations(value).list) {
    if (keyword !== "contentEncoding" && keyword !== "contentMediaType") continue;
    const schemaLocation = keywordLocation.slice(0, -keyword.length - 1);
    const key = JSON.stringify([instanceLocation, schemaLocation]);
    found.set(key, { instanceLocation, schemaLocation, ...found.get(key), [keyword]: said });
  }
  return found.values();
}

function partOf(value: unknown, pointer: string): unknown {
  let part = value;
  for (const token of pointer.split("/").slice(1))
    part = (part as Record<string, unknown>)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
  return part;
}
