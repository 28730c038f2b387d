import { parseJson, stringifyJson } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import type { Argot } from "argot";
import { problemsOf } from "../check/check-profile.js";
import type { CompiledProfile } from "../check/compiled-profile.js";
import { type Codec, valueName, wrapped } from "./codec.js";
import type { ProfileChange } from "./conversion.js";
import { definitionsOf, normalForm, onlyRequires, withoutComments } from "./normal-form.js";

/** A schema whose root is changed. */
interface ObjectRoot {
  readonly schema: JsonObject;
  readonly codec: Codec | undefined;
  readonly changes: readonly ProfileChange[];
}

/** A schema for a provider that accepts all keywords, and only requires something of the root. */
export function withObjectRoot(schema: unknown, profile: CompiledProfile, argot: Argot): ObjectRoot {
  if (isObject(schema) && problemsOf(schema, profile, argot).length === 0)
    return { schema: parseJson(stringifyJson(schema)) as JsonObject, codec: undefined, changes: [] };
  const { root: given, definitions } = normalForm(schema, argot, false);
  const reference = isObject(given) ? given["$ref"] : undefined;
  const root = (typeof reference === "string" ? definitions.get(reference) : undefined) ?? given;
  const $defs = definitions.size > 0 ? { $defs: definitionsOf(definitions) } : {};
  const changes: ProfileChange[] = [];
  const note = (kind: ProfileChange["kind"], message: string, keyword?: string): void => {
    changes.push({ kind, pointer: "", ...(keyword !== undefined && { keyword }), message });
  };
  const object: JsonObject = isObject(root) ? { ...root } : root === true ? {} : { not: {} };
  for (const name of ["anyOf", "oneOf"]) {
    const branches = object[name];
    if (!Array.isArray(branches) || object["type"] !== "object" || !branches.every((each) => onlyRequires(each)))
      continue;
    const { [name]: _, description, ...rest } = withoutComments(object) as JsonObject;
    const told = `(${name}: ${stringifyJson(withoutComments(branches))})`;
    note("widened", `"${name}" is in the description and not enforced`, name);
    return finish({ ...rest, description: typeof description === "string" ? `${description} ${told}` : told });
  }
  return finish(object);

  function finish(merged: JsonObject): ObjectRoot {
    const plain = withoutComments({ ...merged, ...$defs }) as JsonObject;
    if (problemsOf(plain, profile, argot).length === 0) return { schema: plain, codec: undefined, changes };
    note("reshaped", `the value is within an object, as its property "${valueName}"`);
    const wrapping = {
      type: "object",
      properties: { [valueName]: merged },
      required: [valueName],
      additionalProperties: false,
      ...$defs,
    };
    return { schema: withoutComments(wrapping) as JsonObject, codec: wrapped(undefined, valueName), changes };
  }
}
