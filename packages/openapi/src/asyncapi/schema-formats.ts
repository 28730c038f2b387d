// The formats of schemas in messages, and the dialects that they are.
import { draft04 } from "@argot/dialects/draft-04";
import { draft06 } from "@argot/dialects/draft-06";
import { draft07 } from "@argot/dialects/draft-07";
import { draft201909 } from "@argot/dialects/2019-09";
import { draft202012 } from "@argot/dialects/2020-12";
import type { Dialect } from "argot";
import { openApi30 } from "../dialects/openapi-3.0.js";
import { openApi31 } from "../dialects/openapi-3.1.js";
import { openApi32 } from "../dialects/openapi-3.2.js";
import { asyncApi3 } from "./asyncapi-3.js";

/** The dialects of JSON Schema by the version in `application/schema+json;version=…`. */
const versions: Readonly<Record<string, Dialect>> = {
  "draft-04": draft04,
  "draft-06": draft06,
  "draft-07": draft07,
  "2019-09": draft201909,
  "draft-2019-09": draft201909,
  "2020-12": draft202012,
  "draft-2020-12": draft202012,
};

const openApiVersions: Readonly<Record<string, Dialect>> = { "3.0": openApi30, "3.1": openApi31, "3.2": openApi32 };

const own = <A>(table: Readonly<Record<string, A>>, name: string | undefined): A | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * The dialect of a schema format; `undefined` if Argot does not read it.
 *
 * @param format - The media type in `schemaFormat`. Without one, schemas are those of AsyncAPI.
 * @see {@link https://www.asyncapi.com/docs/reference/specification/v3.0.0#multiFormatSchemaObject | AsyncAPI 3.0, Multi Format Schema Object}
 */
export function dialectOfFormat(format: string | undefined): Dialect | undefined {
  if (format === undefined) return asyncApi3;
  const [, type = "", version = ""] =
    /^application\/([^;+]*)(?:\+json|\+yaml)?;version=(.*)$/.exec(format.toLowerCase().replaceAll(/[\s"]/g, "")) ?? [];
  if (type === "schema") return own(versions, version);
  if (type === "vnd.aai.asyncapi") return /^[23]\.\d+\.\d+$/.test(version) ? asyncApi3 : undefined;
  return type === "vnd.oai.openapi" ? own(openApiVersions, /^\d+\.\d+/.exec(version)?.at(0)) : undefined;
}

/** The dialect that a schema names itself. */
export const dialectOfUri = (uri: string): Dialect | undefined =>
  [...Object.values(versions), ...Object.values(openApiVersions)].find(
    (each) => each.uri === uri.replace(/#$/, "") || each.aliases.includes(uri.replace(/#$/, "")),
  );
