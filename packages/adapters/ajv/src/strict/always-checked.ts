import type { InstanceOptions } from "../options.js";

/** The keywords that Ajv refuses or warns of without strict mode; `undefined` if an option asks for more. */
export function keywordsAlwaysChecked(options: InstanceOptions): ReadonlySet<string> | undefined {
  const { strictSchema, strictTypes, strictTuples, strictRequired } = options;
  if (strictSchema || strictTypes || strictTuples || strictRequired) return undefined;
  const { discriminator, validateFormats, ignoreKeywordsWithRef, schemaId } = options;
  const names = ["$async", "$data", "nullable"];
  if (schemaId !== "id") names.push("id");
  if (discriminator) names.push("discriminator");
  if (validateFormats) names.push("format");
  if (ignoreKeywordsWithRef) names.push("$ref");
  return new Set(names);
}
