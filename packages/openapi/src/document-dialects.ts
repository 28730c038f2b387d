// For the script that writes the published schemas as code.
import type { Dialect } from "argot";
import { documentDialect, type OpenApiVersion, versions } from "./dialects/document-dialect.js";

/** The dialects of documents by version, with the dialects of the schemas in them. */
export const documentDialects: readonly {
  readonly version: OpenApiVersion;
  readonly dialect: Dialect;
  readonly schemas: Dialect;
}[] = (["3.0", "3.1", "3.2"] as const).map((version) => {
  const { schemas } = versions[version];
  return { version, dialect: documentDialect(version, schemas), schemas };
});
