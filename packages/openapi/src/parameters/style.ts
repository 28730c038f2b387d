import type { JsonObject } from "@argot/core/keyword";

/** The part of a request that a parameter is in. */
export type ParameterLocation = "path" | "query" | "header" | "cookie" | "querystring";

const defaultStyles: Readonly<Record<ParameterLocation, string>> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
  querystring: "form",
};

/** The parts of a parameter that say how it is written. */
export function styleOf(
  json: JsonObject,
  location: ParameterLocation,
): { readonly style: string; readonly explode: boolean } {
  const style = typeof json["style"] === "string" ? json["style"] : defaultStyles[location];
  const explode = typeof json["explode"] === "boolean" ? json["explode"] : style === "form" || style === "cookie";
  return { style, explode };
}
