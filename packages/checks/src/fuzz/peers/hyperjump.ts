import type { DialectName } from "../generate/fuzz-dialects.js";
import type { Json } from "../json.js";
import type { Peer } from "./peer.js";

interface Package {
  registerSchema(schema: Json, uri: string, dialect: string): void;
  unregisterSchema(uri: string): void;
  validate(uri: string): Promise<(value: Json) => { readonly valid: boolean }>;
}

async function packageFor(dialect: DialectName): Promise<[exports: Package, uri: string]> {
  if (dialect === "draft-04") {
    const exports = await import("@hyperjump/json-schema/draft-04");
    return [exports as unknown as Package, "http://json-schema.org/draft-04/schema"];
  }
  if (dialect === "draft-06") {
    const exports = await import("@hyperjump/json-schema/draft-06");
    return [exports as unknown as Package, "http://json-schema.org/draft-06/schema"];
  }
  if (dialect === "draft-07") {
    const exports = await import("@hyperjump/json-schema/draft-07");
    return [exports as unknown as Package, "http://json-schema.org/draft-07/schema"];
  }
  if (dialect === "2019-09") {
    const exports = await import("@hyperjump/json-schema/draft-2019-09");
    return [exports as unknown as Package, "https://json-schema.org/draft/2019-09/schema"];
  }
  const exports = await import("@hyperjump/json-schema/draft-2020-12");
  return [exports as unknown as Package, "https://json-schema.org/draft/2020-12/schema"];
}

/** There is one registry of schemas for the process. */
let count = 0;

export const hyperjump: Peer = {
  name: "@hyperjump/json-schema",
  dialects: ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"],
  async compile(schema, dialect) {
    const [{ registerSchema, unregisterSchema, validate }, uri] = await packageFor(dialect);
    const own = `https://fuzz.invalid/document/${++count}`;
    registerSchema(schema, own, uri);
    try {
      const validator = await validate(own);
      return (instance) => validator(instance).valid;
    } finally {
      unregisterSchema(own);
    }
  },
};
