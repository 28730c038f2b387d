import type { Family } from "../draw.js";

const encoded: Family = {
  contentEncoding: ({ random }) =>
    random.pick(["base64", "base64", "base16", "base32", "quoted-printable", "7bit", "x"]),
  contentMediaType: ({ random }) => random.pick(["application/json", "application/json", "text/plain", "x/y"]),
};

export const draft07Content: Family = encoded;

export const content: Family = { ...encoded, contentSchema: ({ schema }) => schema() };
