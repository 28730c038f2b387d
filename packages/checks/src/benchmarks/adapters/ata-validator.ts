import type { Json } from "../json.js";
import { type Adapter, characters, type Engine } from "./adapter.js";

interface AtaValidator {
  isValidObject(value: unknown): boolean;
  validate(value: unknown): { readonly errors: readonly { readonly path?: string; readonly message: string }[] };
}
type AtaClass = new (schema: Json, options: object) => AtaValidator;

const options = { assertFormat: false, useDefaults: false };

function ataOf(id: string, richErrors: boolean): Adapter {
  return {
    id,
    package: "ata-validator",
    settings: `\`assertFormat: false\`, \`useDefaults: false\`${richErrors ? "" : ", `richErrors: false`"}`,
    withoutCodeGeneration: true,
    errorsOnly: !richErrors,
    async load(): Promise<Engine> {
      const { Validator } = (await import("ata-validator")) as unknown as { Validator: AtaClass };
      return {
        compile(schema) {
          const validator = new Validator(schema, options);
          return (value) => validator.isValidObject(value);
        },
        compileReport(schema) {
          const validator = new Validator(schema, { ...options, richErrors });
          return (value) => {
            let total = 0;
            for (const error of validator.validate(value).errors) total += characters(error.path, error.message);
            return total;
          };
        },
      };
    },
  };
}

export const ata: Adapter = ataOf("ata-validator", true);
export const ataPlain: Adapter = ataOf("ata-validator, plain errors", false);
