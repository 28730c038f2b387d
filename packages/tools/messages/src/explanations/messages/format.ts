import type { ExplanationText } from "../explanation.js";

/** A format: the requirement, an invalid value, a valid one, and common mistakes. */
type Row = readonly [what: string, wrong: unknown, right: unknown, cause: string, dialect?: string];

const rows: Readonly<Record<string, Row>> = {
  "date-time": [
    "a date and time with an offset (RFC 3339)",
    "2024-02-29 13:45",
    "2024-02-29T13:45:00Z",
    "The offset, the seconds or the T between date and time are missing.",
  ],
  date: [
    "a date of the calendar (RFC 3339)",
    "2023-02-29",
    "2024-02-29",
    "The day does not exist in that month, or day and year are swapped.",
  ],
  time: ["a time of day with an offset (RFC 3339)", "13:45", "13:45:00Z", "The seconds or the offset are missing."],
  duration: ["a duration of ISO 8601", "3 days", "P3D", "The P is missing, or time units stand before the T."],
  email: [
    "an e-mail address (RFC 5321)",
    "ada@",
    "ada@example.com",
    "The domain is missing, or a name stands before the address.",
  ],
  "idn-email": [
    "an e-mail address, with letters of any script (RFC 6531)",
    "ada@",
    "ada@例え.jp",
    "The domain is missing.",
  ],
  hostname: [
    "a host name (RFC 1123, RFC 5891)",
    "www.example.com:80",
    "www.example.com",
    "A port, a scheme or an underscore is part of the text.",
  ],
  "idn-hostname": [
    "a host name, with letters of any script (RFC 5890)",
    "-例え.jp",
    "例え.jp",
    "A label begins or ends with a hyphen.",
  ],
  ipv4: [
    "an IPv4 address (RFC 2673)",
    "192.0.2.256",
    "192.0.2.1",
    "A part is greater than 255, or has a leading zero.",
  ],
  ipv6: [
    "an IPv6 address (RFC 4291)",
    "2001:db8::1/64",
    "2001:db8::1",
    "The text has a prefix length, a zone, or brackets.",
  ],
  uri: [
    "a URI with a scheme (RFC 3986)",
    "example.com/a b",
    "https://example.com/a%20b",
    "The scheme is missing, or a character is not percent-encoded.",
  ],
  "uri-reference": [
    "a URI or a relative reference (RFC 3986)",
    "/a b",
    "/a%20b",
    "A character such as a space is not percent-encoded.",
  ],
  iri: ["an IRI with a scheme (RFC 3987)", "example.com/ä", "https://example.com/ä", "The scheme is missing."],
  "iri-reference": ["an IRI or a relative reference (RFC 3987)", "/ä ö", "/ä%20ö", "A space is not percent-encoded."],
  "uri-template": ["a URI template (RFC 6570)", "/users/{id", "/users/{id}", "A brace is not closed."],
  uuid: [
    "a UUID (RFC 4122)",
    "2eb8aa08aa9811eab4aa73b441d16380",
    "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
    "The hyphens are missing, or braces are around it.",
  ],
  "json-pointer": ["a JSON Pointer (RFC 6901)", "items/0", "/items/0", "The slash at the start is missing."],
  "relative-json-pointer": ["a Relative JSON Pointer", "/name", "1/name", "The number at the start is missing."],
  regex: [
    "a regular expression of ECMA-262",
    "(a",
    "(a)",
    "A group is not closed, or the syntax of another language is used.",
  ],
  "host-name": [
    "a host name",
    "www.example.com:80",
    "www.example.com",
    "A port or a scheme is part of the text.",
    "draft-03",
  ],
  "ip-address": ["an IPv4 address", "192.0.2.256", "192.0.2.1", "A part is greater than 255.", "draft-03"],
  color: ["a colour of CSS 2.1", "#ff00", "#ff0000", "A digit is missing, or the name is none of CSS 2.1.", "draft-03"],
  style: ["style declarations of CSS 2.1", "color red", "color: red", "A colon is missing.", "draft-03"],
  phone: ["a telephone number (E.123)", "call me", "+44 20 7946 0123", "The text has letters.", "draft-03"],
  int32: [
    "an integer of 32 bits",
    2147483648,
    2147483647,
    "The number is greater than 2^31 - 1 or has a fraction.",
    "openapi-3.0",
  ],
  int64: ["an integer of 64 bits", 1.5, 1, "The number has a fraction, or is out of the range.", "openapi-3.0"],
  float: [
    "a number that single precision can hold",
    1e39,
    1e38,
    "The number is too great for single precision.",
    "openapi-3.0",
  ],
  byte: [
    "text in base64",
    "not base64!",
    "YXJnb3Q=",
    "The text is not encoded, or uses the alphabet for URLs.",
    "openapi-3.0",
  ],
};

/** Formats that say how to treat a value, and refuse none. */
const neverReported: Readonly<Record<string, string>> = {
  binary: "binary data",
  password: "a password",
  "utc-millisec": "a number of milliseconds since 1970",
};

const asserted = Object.fromEntries(
  Object.entries(rows).map(([name, [what, value, corrected, cause, dialect]]) => [
    `format#${name}`,
    {
      meaning: `The value is not ${what}, which the format "${name}" demands.`,
      cause,
      correction: `Write the value as ${what}. Formats are checked only if they are asserted.`,
      example: { schema: { format: name }, value, corrected, ...(dialect !== undefined && { dialect }) },
    },
  ]),
);

/** The messages of formats, where they are asserted. */
export const formats: Readonly<Record<string, ExplanationText>> = {
  ...asserted,
  "format#double": {
    meaning: 'The value is not a number that double precision can hold, which the format "double" demands.',
    cause: "The number has more than 308 digits before the point.",
    correction: "Give a smaller number. Formats are checked only if they are asserted.",
    example: {
      program: `import { createArgot, openApiFormats } from "argot";

const argot = createArgot({ formats: openApiFormats });
export default argot.compile({ format: "double" }).validate(10n ** 400n).errors;`,
    },
  },
  ...Object.fromEntries(
    Object.entries(neverReported).map(([name, what]) => [
      `format#${name}`,
      {
        meaning: `The value is not ${what}, which the format "${name}" demands.`,
        cause: "Nothing leads to this message: the format says how to treat a value, and every value has the form.",
        correction: "Nothing needs to be corrected.",
      },
    ]),
  ),
};
