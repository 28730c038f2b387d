import { readFileSync } from "node:fs";
import type { AnySchema } from "ajv";
import { fileOf } from "../packages.js";
import { type Adapter, characters, type Dialect, type Engine, members, type Report, type Verdict } from "./adapter.js";

interface AjvError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
type Validate = ((value: unknown) => boolean) & { errors?: readonly AjvError[] | null };
interface AjvInstance {
  compile(schema: AnySchema): Validate;
  removeSchema(schema: AnySchema): unknown;
  addMetaSchema(schema: AnySchema): unknown;
}
export type AjvClass = new (options: object) => AjvInstance;

/** Unicode mode, as Ajv has it by default, except for patterns that are invalid in it. */
function patternOf(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return new RegExp(source);
  }
}

interface AjvOptions {
  readonly strict: false;
  readonly validateFormats: false;
  readonly logger: false;
  readonly code: { readonly regExp: typeof patternOf & { readonly code: string } };
}

/** The settings that Ajv's guide advises for schemas of other authors. Schemas are checked, as by default. */
export const ajvOptions: AjvOptions = {
  strict: false,
  validateFormats: false,
  logger: false,
  code: { regExp: Object.assign(patternOf, { code: `(${patternOf.toString()})` }) },
};

/** The class for a dialect: each has its own entry point. */
export async function ajvClass(dialect: Dialect): Promise<AjvClass> {
  switch (dialect) {
    case "draft-04":
      return (await import("ajv-draft-04")).default.default;
    case "2019-09":
      return (await import("ajv/dist/2019.js")).Ajv2019;
    case "2020-12":
      return (await import("ajv/dist/2020.js")).Ajv2020;
    case "draft-06":
    case "draft-07":
      return (await import("ajv")).Ajv;
  }
}

/** An instance for a dialect. The class for draft-07 supports draft-06, but does not have its meta-schema. */
export function ajvFor(Ajv: AjvClass, dialect: Dialect, options: object): AjvInstance {
  const instance = new Ajv(options);
  if (dialect === "draft-06")
    instance.addMetaSchema(
      JSON.parse(readFileSync(fileOf("ajv", "dist/refs/json-schema-draft-06.json"), "utf8")) as AnySchema,
    );
  return instance;
}

/** An instance refuses a second schema with the same identifier, so that it must not keep any. */
function compiled(instance: AjvInstance, schema: AnySchema): Validate {
  const validate = instance.compile(schema);
  instance.removeSchema(schema);
  return validate;
}

const reporting =
  (validate: Validate): Report =>
  (value) => {
    if (validate(value)) return 0;
    let total = 0;
    for (const { instancePath, schemaPath, keyword, params, message } of validate.errors ?? [])
      total += characters(instancePath, schemaPath, keyword, message) + members(params);
    return total;
  };

/** Makes the row of Ajv, or of a class with its interface. */
function adapterOf(
  about: Pick<Adapter, "id" | "package" | "settings" | "withoutCodeGeneration">,
  classFor: (dialect: Dialect) => Promise<AjvClass>,
): Adapter {
  return {
    ...about,
    stopsAtFirst: true,
    async load(dialect): Promise<Engine> {
      const Ajv = await classFor(dialect);
      let verdicts: AjvInstance | undefined;
      let reports: AjvInstance | undefined;
      return {
        compile(schema): Verdict {
          verdicts ??= ajvFor(Ajv, dialect, ajvOptions);
          return compiled(verdicts, schema as AnySchema);
        },
        compileReport(schema) {
          reports ??= ajvFor(Ajv, dialect, { ...ajvOptions, allErrors: true });
          return reporting(compiled(reports, schema as AnySchema));
        },
        compileFirstReport(schema) {
          verdicts ??= ajvFor(Ajv, dialect, ajvOptions);
          return reporting(compiled(verdicts, schema as AnySchema));
        },
      };
    },
  };
}

const settings =
  "`strict: false`, `validateFormats: false`, `code.regExp` for patterns that are none in Unicode mode; for all errors `allErrors: true`";

export const ajv: Adapter = adapterOf({ id: "ajv", package: "ajv", settings, withoutCodeGeneration: false }, ajvClass);

/** The class of Argot that takes the place of Ajv. It knows the meta-schemas of all drafts. */
export const argotAjv: Adapter = adapterOf(
  { id: "@argot/ajv", package: "@argot/ajv", settings, withoutCodeGeneration: true },
  async (dialect) => {
    switch (dialect) {
      case "draft-04":
        return (await import("@argot/ajv/draft-04")).AjvDraft04 as unknown as AjvClass;
      case "2019-09":
        return (await import("@argot/ajv/2019")).Ajv2019 as unknown as AjvClass;
      case "2020-12":
        return (await import("@argot/ajv/2020")).Ajv2020 as unknown as AjvClass;
      case "draft-06":
      case "draft-07":
        return (await import("@argot/ajv")).Ajv as unknown as AjvClass;
    }
  },
);
