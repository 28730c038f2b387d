import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { assertedContentEncoding } from "./content-encoding.asserted.js";

cases(assertedContentEncoding({}), {
  holds: [
    ["base64", "SGVsbG8="],
    ["BASE64", "SGVsbG8="],
    ["base64", ""],
    ["base64", 12],
    ["quoted-printable", "caf=C3=A9"],
    ["7bit", "plain"],
    ["rot13", "\u0000"],
  ],
  fails: [
    ["base64", "not base64!", 'must be written in "base64": the character " " at position 3 is not allowed'],
    [
      "base64",
      "SGVsbG8",
      'must be written in "base64": the padding "=" is missing at position 7; the option "lenient" accepts it',
    ],
    ["base16", "0x66", 'must be written in "base16": the character "x" at position 1 is not allowed'],
    ["7bit", "café", 'must be written in "7bit": the character "é" at position 3 is not allowed'],
  ],
  invalidValues: [[1, '"contentEncoding" must be a string']],
});

cases(assertedContentEncoding({ lenient: true, refuseUnknown: true }), {
  holds: [["base64", "SGVs\nbG8"]],
  fails: [["base64", "SGVs%G8=", 'must be written in "base64": the character "%" at position 4 is not allowed']],
  invalidValues: [
    ["rot13", '"contentEncoding" must be an encoding that is known: base64, base64url,'],
    [1, "must be an encoding"],
  ],
});

test("it annotates as well", () => {
  const keywords = { contentEncoding: assertedContentEncoding({}) };
  expect(argotWith(keywords).compile({ contentEncoding: "base64" }).plan()).toContain(
    'string: decoded https://json-schema.org/keyword/contentEncoding annotation "base64"',
  );
  expect(argotWith(keywords).compile({ contentEncoding: "rot13" }).plan()).toContain(
    'string: nothing annotation "rot13"',
  );
});
