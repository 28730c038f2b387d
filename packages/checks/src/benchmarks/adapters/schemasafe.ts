import type { Json } from "../json.js";
import { type Adapter, characters, type Dialect, type Engine } from "./adapter.js";

interface SafeError {
  readonly keywordLocation: string;
  readonly instanceLocation: string;
}
type Validate = ((value: unknown) => boolean) & { errors?: readonly SafeError[] | null };
interface Safe {
  validator(schema: Json, options: object): Validate;
}

const uris: Readonly<Record<Dialect, string>> = {
  "draft-04": "http://json-schema.org/draft-04/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** Formats that it does not know, and refuses even if formats are not asserted. */
const unknownFormats = Object.fromEntries(
  ["media-range", "uint", "uint8", "uint16", "uint32", "uint64", "int32", "int64", "float", "double"].map((name) => [
    name,
    (): boolean => true,
  ]),
);

const optionsOf = (dialect: Dialect): object => ({
  mode: "lax",
  formatAssertion: false,
  formats: unknownFormats,
  contentValidation: false,
  isJSON: true,
  unmodifiedPrototypes: true,
  $schemaDefault: uris[dialect],
});

export const schemasafe: Adapter = {
  id: "schemasafe",
  package: "@exodus/schemasafe",
  settings:
    '`mode: "lax"`, `formatAssertion: false`, `contentValidation: false`, `isJSON`, `unmodifiedPrototypes`; ' +
    "for all errors `includeErrors`, `allErrors`",
  withoutCodeGeneration: false,
  async load(): Promise<Engine> {
    const { validator } = (await import("@exodus/schemasafe")) as unknown as Safe;
    return {
      compile: (schema, dialect) => validator(schema, optionsOf(dialect)),
      compileReport(schema, dialect) {
        const validate = validator(schema, { ...optionsOf(dialect), includeErrors: true, allErrors: true });
        return (value) => {
          if (validate(value)) return 0;
          let total = 0;
          for (const error of validate.errors ?? []) total += characters(error.instanceLocation, error.keywordLocation);
          return total;
        };
      },
    };
  },
};
