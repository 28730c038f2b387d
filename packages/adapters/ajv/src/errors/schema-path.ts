import { appendToken } from "@argot/core/json";

/** A reference token as written in the URI fragment of a schema path. */
export const escapedToken = (token: string): string => encodeURIComponent(appendToken("", token).slice(1));

/** What a keyword and the names in its value add to a schema path. Ajv writes the keyword as it is. */
export const schemaPathOf = ([keyword = "", ...names]: readonly string[]): string =>
  `/${[keyword, ...names.map(escapedToken)].join("/")}`;

/** The path of a schema that Ajv compiles to a function of its own. */
export const wholePath = "#";
