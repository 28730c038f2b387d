import type { Example, ExplanationText } from "../explanation.js";

/** A schema that is compared with itself. */
const comparing = (schema: string): Example => ({
  program: `import { confluentChanges } from "@argot/schema-tools/confluent";

const schema = ${schema};
confluentChanges(schema, schema);`,
});

/** The codes of `ConfluentError`. */
export const confluentErrors: Readonly<Record<string, ExplanationText>> = {
  "invalid-schema": {
    meaning: "The Schema Registry of Confluent does not read the schema.",
    cause: "A keyword has a value of another type, such as a limit that is a text.",
    correction: "Correct the keyword: `argot check` says what is wrong.",
    example: comparing(`{ maxLength: "8" }`),
  },
  "unresolvable-reference": {
    meaning: "A reference in a schema that is compared leads to nothing.",
    cause: "The pointer is mistyped, or the document that it refers to is not known.",
    correction: "Correct the reference, or find its document with the option `resolve`.",
    example: comparing(`{ $ref: "#/definitions/name" }`),
  },
  "too-large": {
    meaning: "Schemas are nested too deeply, or refer to one another too often, to be compared.",
    cause: "There are more than 400 schemas within one another, or hundreds in a `oneOf`.",
    correction: "Split the schema.",
    example: comparing(`Array.from({ length: 1000 }).reduce((items) => ({ items }), {})`),
  },
};
