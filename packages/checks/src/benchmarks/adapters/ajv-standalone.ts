import { createRequire } from "node:module";
import vm from "node:vm";
import type { Json } from "../json.js";
import type { Adapter, Dialect, Engine, Verdict } from "./adapter.js";
import { ajvClass, ajvFor, ajvOptions } from "./ajv.js";

/** The source of a CommonJS module with Ajv's validator. Needs code generation. */
export async function standaloneSource(schema: Json, dialect: Dialect): Promise<string> {
  const Ajv = await ajvClass(dialect);
  const { default: standalone } = (await import("ajv/dist/standalone/index.js")).default;
  const ajv = ajvFor(Ajv, dialect, { ...ajvOptions, code: { ...ajvOptions.code, source: true } });
  return standalone(ajv as never, ajv.compile(schema as never) as never);
}

function loaded(source: string): Verdict {
  const module = { exports: {} as Verdict };
  vm.compileFunction(source, ["module", "exports", "require"])(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

/** Ajv for measurements without code generation: its code is generated in advance and loaded as a module. */
export function ajvStandalone(source: string): Adapter {
  return {
    id: "ajv",
    package: "ajv",
    settings: "code generated in advance",
    withoutCodeGeneration: true,
    load: (): Promise<Engine> => Promise.resolve({ compile: () => loaded(source) }),
  };
}
