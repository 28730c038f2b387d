import type { Json } from "../json.js";
import { type Adapter, characters, type Engine } from "./adapter.js";

type Errors = readonly { readonly instancePath: string; readonly message: string }[];
interface SchemaModule {
  Compile(schema: Json): { Check(value: unknown): boolean; Errors(value: unknown): readonly [boolean, Errors] };
}

export const typebox: Adapter = {
  id: "typebox",
  package: "typebox",
  settings: "`Schema.Compile`, `Format.Clear()`; for all errors `maxErrors: Infinity`",
  withoutCodeGeneration: true,
  async load(): Promise<Engine> {
    const { Compile } = (await import("typebox/schema")) as unknown as SchemaModule;
    const format = await import("typebox/format");
    format.Clear();
    return {
      compile(schema) {
        const validator = Compile(schema);
        return (value) => validator.Check(value);
      },
      async compileReport(schema) {
        const { Settings } = await import("typebox/system");
        Settings.Set({ maxErrors: Infinity });
        const validator = Compile(schema);
        return (value) => {
          let total = 0;
          for (const error of validator.Errors(value)[1]) total += characters(error.instancePath, error.message);
          return total;
        };
      },
    };
  },
};
