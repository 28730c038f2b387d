import type { AnySchema } from "ajv";
import type { DialectName } from "../generate/fuzz-dialects.js";
import type { Peer } from "./peer.js";

interface Instance {
  compile(schema: AnySchema): (value: unknown) => boolean;
}
type AjvClass = new (options: object) => Instance;

async function classFor(dialect: DialectName): Promise<AjvClass> {
  if (dialect === "draft-04") return (await import("ajv-draft-04")).default.default;
  if (dialect === "2019-09") return (await import("ajv/dist/2019.js")).Ajv2019;
  if (dialect === "2020-12") return (await import("ajv/dist/2020.js")).Ajv2020;
  return (await import("ajv")).Ajv;
}

/** An instance for each schema: an instance refuses a second schema with the same identifier. Argot has checked the schema. */
export const ajv: Peer = {
  name: "ajv",
  dialects: ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"],
  async compile(schema, dialect) {
    const Ajv = await classFor(dialect);
    const options = {
      strict: false,
      validateFormats: false,
      validateSchema: false,
      logger: false,
      ownProperties: true,
    };
    const validate = new Ajv(options).compile(schema as AnySchema);
    return (instance) => validate(instance);
  },
};
