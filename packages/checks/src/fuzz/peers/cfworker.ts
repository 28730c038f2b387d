import type { DialectName } from "../generate/fuzz-dialects.js";
import type { Json } from "../json.js";
import type { Peer } from "./peer.js";

interface Package {
  readonly Validator: new (
    schema: Json,
    draft: string,
    shortCircuit: boolean,
  ) => { validate(value: Json): { readonly valid: boolean } };
  readonly format: Record<string, unknown>;
}

const drafts: Partial<Record<DialectName, string>> = {
  "draft-04": "4",
  "draft-07": "7",
  "2019-09": "2019-09",
  "2020-12": "2020-12",
};

/** It has no option for formats: its table of formats is emptied. */
export const cfworker: Peer = {
  name: "@cfworker/json-schema",
  dialects: ["draft-04", "draft-07", "2019-09", "2020-12"],
  async compile(schema, dialect) {
    const { Validator, format } = (await import("@cfworker/json-schema")) as unknown as Package;
    for (const name of Object.keys(format)) delete format[name];
    const validator = new Validator(schema, drafts[dialect] ?? "", true);
    return (instance) => validator.validate(instance).valid;
  },
};
