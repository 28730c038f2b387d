import type { ExplanationText } from "../explanation.js";

/** The messages of the keywords of OpenAPI 3.0. */
export const openApi: Readonly<Record<string, ExplanationText>> = {
  "type#one": {
    meaning: "The value has another type than the schema demands. OpenAPI 3.0 has one type in each schema.",
    cause: "A number or a boolean is written as a string, or the value is null and the schema is not nullable.",
    correction: 'Write the value with the type that is named, or add "nullable": true.',
    example: { schema: { type: "string" }, value: null, corrected: "", dialect: "openapi-3.0" },
  },
  "type#nullable": {
    meaning: "The value is neither null nor of the type that the schema demands.",
    cause: "A number or a boolean is written as a string.",
    correction: "Write null, or a value of the type that is named.",
    example: { schema: { type: "integer", nullable: true }, value: "5", corrected: null, dialect: "openapi-3.0" },
  },
  "discriminator#unnamed": {
    meaning: "The property of the discriminator names none of the alternatives.",
    cause: "The name is mistyped, or the mapping lacks it.",
    correction: 'Write the name of one of the alternatives, or add it to "mapping".',
    example: {
      program: `import { openDocument } from "@argot/openapi";

const { errors } = openDocument(
  {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: {},
    components: {
      schemas: {
        Cat: { type: "object" },
        Dog: { type: "object" },
        Pet: {
          oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
          discriminator: { propertyName: "kind" },
        },
      },
    },
  },
  { discriminator: "assert" },
)
  .compile("#/components/schemas/Pet")
  .validate({ kind: "Cow" });
export default errors;`,
    },
  },
};
