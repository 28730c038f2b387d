// What webpack's plugins do with their options.
import { validate } from "schema-utils";

const schema = {
  type: "object",
  properties: {
    a: { type: "string", absolutePath: true },
    b: { instanceof: "RegExp" },
    c: { enum: ["x", "y"], description: "One of two." },
    d: { type: "number", minimum: 2 },
    e: { anyOf: [{ type: "boolean" }, { type: "array", items: { type: "string", minLength: 1 }, uniqueItems: true }] },
  },
  additionalProperties: false,
};
const problemOf = (options) => {
  try {
    validate(schema, options, { name: "Plugin", baseDataPath: "options" });
    return "none";
  } catch (error) {
    return error.message;
  }
};
export const results = [
  problemOf({ a: "/x", b: /y/, c: "x", d: 2, e: ["z"] }),
  problemOf({ a: "x", b: 1, c: "z", d: 1, e: ["", ""], f: 1 }),
];
