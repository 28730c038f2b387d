import type { PlaygroundInput } from "../state/playground-link.js";

/** Two keywords that no dialect has: the tab Vocabulary defines them. */
export const customKeyword: PlaygroundInput = {
  tab: "errors",
  vocabulary: `import { defineVocabulary } from "argot";
import { defineKeyword, JsonType, string, strings } from "@argot/core/keyword";

// Whether the sum of some properties is the value of another one.
const sumOf = defineKeyword({
  id: "https://example.com/keyword/sumOf",
  value: strings,
  appliesTo: JsonType.object,
  test: (object, names) =>
    names.reduce((sum, name) => sum + Number(object[name] ?? 0), 0) === Number(object.total),
  message: "must have a total that is the sum of {value}",
});

// Whether a string reads the same backwards.
const palindrome = defineKeyword({
  id: "https://example.com/keyword/palindrome",
  value: string,
  appliesTo: JsonType.string,
  test: (text, locale) => {
    const letters = [...text.toLocaleLowerCase(locale)].filter((each) => /\\p{L}/u.test(each));
    return letters.join("") === letters.reverse().join("");
  },
  message: "must read the same backwards, is {actual}",
});

export default defineVocabulary({
  uri: "https://example.com/vocabulary/example",
  keywords: { sumOf, palindrome },
});
`,
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Invoice",
  "type": "object",
  "properties": {
    "net": { "type": "number", "minimum": 0 },
    "tax": { "type": "number", "minimum": 0 },
    "total": { "type": "number" },
    "motto": { "type": "string", "palindrome": "en" }
  },
  "required": ["net", "tax", "total"],
  "sumOf": ["net", "tax"]
}
`,
  data: `{
  "net": 100,
  "tax": 19,
  "total": 118,
  "motto": "Never odd or even!"
}
`,
};
