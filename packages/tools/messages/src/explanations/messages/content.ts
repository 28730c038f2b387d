import type { Example, ExplanationText } from "../explanation.js";

/** The messages about content, where it is asserted. */
export const content: Readonly<Record<string, ExplanationText>> = {
  contentEncoding: {
    meaning: "The string is not written in the encoding that the schema names.",
    cause: "The text is not encoded, was cut, or is in the alphabet for URLs.",
    correction:
      "Encode the text. The message says at which position it is malformed. Content is checked only if it is asserted.",
    example: { schema: { contentEncoding: "base64" }, value: "no base64!", corrected: "YXJnb3Q=" },
  },
  contentMediaType: {
    meaning: "The string holds no content of the media type that the schema names.",
    cause: "The text is of another kind, or was escaped or encoded once too often.",
    correction: "Write content of the media type. Content is checked only if it is asserted.",
    example: { schema: { contentMediaType: "application/json" }, value: "{a: 1}", corrected: '{"a": 1}' },
  },
};

/** Why a string cannot be decoded, as a part of the two messages above. */
const problem = (meaning: string, cause: string, correction: string, example: Example): ExplanationText => ({
  meaning: `${meaning} This is a part of other messages.`,
  cause,
  correction,
  example,
});

const encoded = (contentEncoding: string, value: string, corrected: string): Example => ({
  schema: { contentEncoding },
  value,
  corrected,
});

/** The reasons that the messages about content contain. */
export const contentProblems: Readonly<Record<string, ExplanationText>> = {
  alphabet: problem(
    "A character is not one of those of the encoding.",
    "The text is not encoded, or uses another alphabet.",
    "Encode the text with the alphabet of the named encoding.",
    encoded("base64", "a+_b", "a+/b"),
  ),
  "padding-missing": problem(
    "The text lacks the signs = that fill it up.",
    "It was made for URLs, where they are left out.",
    "Add the padding that is named.",
    encoded("base64", "YXJnb3Q", "YXJnb3Q="),
  ),
  "padding-wrong": problem(
    "The number of signs = at the end is wrong, or one is in the middle.",
    "Two encoded texts were joined.",
    "Encode the whole at once.",
    encoded("base64", "YXJnb3Q==", "YXJnb3Q="),
  ),
  "character-missing": problem(
    "The text ends in the middle of an octet.",
    "It was cut.",
    "Give the whole text.",
    encoded("base16", "6A6", "6A6B"),
  ),
  "left-over": problem(
    "The last character has bits that belong to no octet, and they are not 0.",
    "The text was cut or changed by hand.",
    "Encode the octets anew.",
    encoded("base64", "YXJnb3R=", "YXJnb3Q="),
  ),
  "line-end": problem(
    "A line ends with another sign than CR LF.",
    "The text was written with the line ends of Unix.",
    "Write CR LF at the ends of lines, as mail has them.",
    encoded("8bit", "a\nb", "a\r\nb"),
  ),
  "white-space": problem(
    "There is white space at the end of a line, which would be lost on the way.",
    "The text was not encoded.",
    "Write the last space of a line as =20.",
    encoded("quoted-printable", "a \r\nb", "a=20\r\nb"),
  ),
  "line-length": problem(
    "A line is longer than the encoding allows.",
    "The text was encoded without soft line ends.",
    "Break lines with = at their ends, after at most 76 characters.",
    encoded("quoted-printable", "a".repeat(80), "a"),
  ),
  "soft-end": problem(
    "The text ends with the sign = that continues a line.",
    "It was cut.",
    "Give the whole text.",
    encoded("quoted-printable", "a=", "a"),
  ),
  octet: problem(
    "The sign = is not followed by two hexadecimal digits.",
    "The text has = for itself and was not encoded.",
    "Write = as =3D.",
    encoded("quoted-printable", "a=b", "a=3Db"),
  ),
  nul: problem(
    "The text has a character NUL.",
    "It is binary data.",
    "Use base64 for binary data.",
    encoded("8bit", "a\u0000b", "ab"),
  ),
  malformed: problem(
    "The parser of the media type refuses the text. What it says is a part of the message.",
    "The content is of another kind.",
    "Correct the content.",
    { schema: { contentMediaType: "application/json" }, value: "[1,]", corrected: "[1]" },
  ),
  "too-large": problem(
    "The content is larger than the options allow.",
    "A file is given where a small text is meant.",
    "Give less, or raise `maxSize`.",
    {
      program: `import { createArgot } from "argot";

const argot = createArgot({ contentKeywords: { maxSize: 4 } });
export default argot.compile({ contentMediaType: "application/json" }).validate("[1,2,3]").errors;`,
    },
  ),
  lenient: problem(
    "Only a strict reader refuses the text.",
    "The text has line ends or lacks padding.",
    "Write the text strictly, or set the option `lenient`.",
    encoded("base64", "YXJn\r\nb3Q=", "YXJnb3Q="),
  ),
};
