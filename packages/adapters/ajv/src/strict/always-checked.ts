import { isObject } from "@argot/core/keyword";
import type { InstanceOptions } from "../options.js";
import { mentions } from "../schemas/mentions.js";
import type { AnySchema } from "../types.js";

/** The schemas in which Ajv would refuse or warn of nothing with these options. Strict mode skips them. */
export class AcceptedSchemas {
  /** The keywords that are checked whatever the options say. `undefined` if all are checked. */
  readonly #checked: ReadonlySet<string> | undefined;
  readonly #known = new WeakMap<object, boolean>();

  constructor(options: InstanceOptions) {
    this.#checked = keywordsAlwaysChecked(options);
  }

  has(document: AnySchema): boolean {
    if (this.#checked === undefined) return false;
    if (!isObject(document)) return true;
    let isAccepted = this.#known.get(document);
    if (isAccepted === undefined) this.#known.set(document, (isAccepted = !mentions(document, this.#checked)));
    return isAccepted;
  }
}

function keywordsAlwaysChecked(options: InstanceOptions): ReadonlySet<string> | undefined {
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
