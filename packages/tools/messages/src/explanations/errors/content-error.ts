import type { Example, ExplanationText } from "../explanation.js";

const decode = (text: string, keywords: string, options = ""): Example => ({
  program: `import { decode } from "argot";

decode(${JSON.stringify(text)}, ${keywords}${options === "" ? "" : `, ${options}`});`,
});

/** The codes of `ContentError`. */
export const contentErrors: Readonly<Record<string, ExplanationText>> = {
  "malformed-encoding": {
    meaning: "A text is malformed in its encoding.",
    cause: "The text is not encoded, or was cut.",
    correction: "Encode the text. `position` is the index of what is wrong.",
    example: decode("no base64!", '{ contentEncoding: "base64" }'),
  },
  "malformed-content": {
    meaning: "The decoded text is malformed in its media type.",
    cause: "The content is of another kind.",
    correction: "Correct the content. The `cause` of the error is what the parser says.",
    example: decode("{a: 1}", '{ contentMediaType: "application/json" }'),
  },
  unwritable: {
    meaning: "A value cannot be written in the encoding or as the media type.",
    cause: "The encoding has no text for some octets, or the media type has none for the value.",
    correction: "Use another encoding, such as base64.",
    example: {
      program: `import { encode } from "argot";

encode("\\u0000", { contentEncoding: "8bit" });`,
    },
  },
  "too-large": {
    meaning: "The content is larger than the options allow.",
    cause: "A file is given where a small text is meant.",
    correction: "Give less, or raise `maxSize`.",
    example: decode("YXJnb3Q=", '{ contentEncoding: "base64" }', "{ maxSize: 4 }"),
  },
  "unknown-encoding": {
    meaning: "The encoding is not known, and the option `refuseUnknown` is set.",
    cause: "The name is mistyped.",
    correction: "Use one of the encodings of the specification.",
    example: decode("a", '{ contentEncoding: "base46" }', "{ refuseUnknown: true }"),
  },
  "unknown-media-type": {
    meaning: "The media type is not known, and the option `refuseUnknown` is set.",
    cause: "The media type was not given with the option `mediaTypes`.",
    correction: "Give a parser with `mediaTypes`.",
    example: decode("a", '{ contentMediaType: "application/toml" }', "{ refuseUnknown: true }"),
  },
};
