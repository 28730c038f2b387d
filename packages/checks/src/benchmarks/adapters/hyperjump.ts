import type { Json } from "../json.js";
import { type Adapter, characters, type Dialect, type Engine } from "./adapter.js";

interface Output {
  readonly valid: boolean;
  readonly errors?: readonly { readonly instanceLocation: string; readonly keyword: string }[];
}
type Validate = (value: unknown, format?: string) => Output;
interface Hyperjump {
  registerSchema(schema: Json, uri: string, dialect: string): void;
  unregisterSchema(uri: string): void;
  validate(uri: string): Promise<Validate>;
}

const uris: Readonly<Record<Dialect, string>> = {
  "draft-04": "http://json-schema.org/draft-04/schema",
  "draft-06": "http://json-schema.org/draft-06/schema",
  "draft-07": "http://json-schema.org/draft-07/schema",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** A process has one registry of schemas. */
let count = 0;

async function moduleOf(dialect: Dialect): Promise<Hyperjump> {
  switch (dialect) {
    case "draft-04":
      return (await import("@hyperjump/json-schema/draft-04")) as unknown as Hyperjump;
    case "draft-06":
      return (await import("@hyperjump/json-schema/draft-06")) as unknown as Hyperjump;
    case "draft-07":
      return (await import("@hyperjump/json-schema/draft-07")) as unknown as Hyperjump;
    case "2019-09":
      return (await import("@hyperjump/json-schema/draft-2019-09")) as unknown as Hyperjump;
    case "2020-12":
      return (await import("@hyperjump/json-schema/draft-2020-12")) as unknown as Hyperjump;
  }
}

export const hyperjump: Adapter = {
  id: "hyperjump",
  package: "@hyperjump/json-schema",
  settings: 'defaults; for all errors the output `"BASIC"`',
  withoutCodeGeneration: true,
  async load(loadedDialect): Promise<Engine> {
    const { registerSchema, unregisterSchema, validate } = await moduleOf(loadedDialect);
    const compiled = async (schema: Json, dialect: Dialect): Promise<Validate> => {
      const uri = `https://benchmarks.invalid/${++count}`;
      registerSchema(schema, uri, uris[dialect]);
      try {
        return await validate(uri);
      } finally {
        unregisterSchema(uri);
      }
    };
    return {
      async compile(schema, dialect) {
        const validator = await compiled(schema, dialect);
        return (value) => validator(value).valid;
      },
      async compileReport(schema, dialect) {
        const validator = await compiled(schema, dialect);
        return (value) => {
          let total = 0;
          for (const error of validator(value, "BASIC").errors ?? [])
            total += characters(error.instanceLocation, error.keyword);
          return total;
        };
      },
    };
  },
};
