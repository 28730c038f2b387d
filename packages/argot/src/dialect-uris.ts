import type { DialectName } from "./options.js";
import { standardDialects } from "./standard-dialects.js";

/** The URIs of the standard dialects by their short names, the newest first. */
export const dialectUris: Readonly<Record<DialectName, string>> = {
  v1: standardDialects.v1.uri,
  "2020-12": standardDialects["2020-12"].uri,
  "2019-09": standardDialects["2019-09"].uri,
  "draft-07": standardDialects["draft-07"].uri,
  "draft-06": standardDialects["draft-06"].uri,
  "draft-04": standardDialects["draft-04"].uri,
  "draft-03": standardDialects["draft-03"].uri,
};
