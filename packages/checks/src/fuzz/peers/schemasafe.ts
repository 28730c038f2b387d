import type { DialectName } from "../generate/fuzz-dialects.js";
import type { Json } from "../json.js";
import type { Peer } from "./peer.js";

interface Package {
  validator(schema: Json, options: object): (value: Json) => boolean;
}

const uris: Partial<Record<DialectName, string>> = {
  "draft-04": "http://json-schema.org/draft-04/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

export const schemasafe: Peer = {
  name: "@exodus/schemasafe",
  dialects: ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"],
  async compile(schema, dialect) {
    const { validator } = (await import("@exodus/schemasafe")) as unknown as Package;
    const settings = { mode: "lax", formatAssertion: false, contentValidation: false, isJSON: true };
    return validator(schema, { ...settings, allowUnusedKeywords: true, $schemaDefault: uris[dialect] });
  },
};
