import type { Json } from "../json.js";
import { type Adapter, characters, type Dialect, type Engine } from "./adapter.js";

interface Validator {
  validate(value: unknown): {
    readonly valid: boolean;
    readonly errors: readonly { readonly instanceLocation: string; readonly error: string }[];
  };
}
interface Cfworker {
  readonly Validator: new (schema: Json, draft: string, shortCircuit: boolean) => Validator;
  readonly format: Record<string, unknown>;
}

const drafts: Readonly<Record<Dialect, string>> = {
  "draft-04": "4",
  "draft-06": "7",
  "draft-07": "7",
  "2019-09": "2019-09",
  "2020-12": "2020-12",
};

export const cfworker: Adapter = {
  id: "cfworker",
  package: "@cfworker/json-schema",
  settings: "its table of formats emptied, as there is no option; for all errors `shortCircuit: false`",
  withoutCodeGeneration: true,
  async load(): Promise<Engine> {
    const module = (await import("@cfworker/json-schema")) as unknown as Cfworker;
    for (const name of Object.keys(module.format)) delete module.format[name];
    return {
      compile(schema, dialect) {
        const validator = new module.Validator(schema, drafts[dialect], true);
        return (value) => validator.validate(value).valid;
      },
      compileReport(schema, dialect) {
        const validator = new module.Validator(schema, drafts[dialect], false);
        return (value) => {
          let total = 0;
          for (const error of validator.validate(value).errors)
            total += characters(error.instanceLocation, error.error);
          return total;
        };
      },
    };
  },
};
