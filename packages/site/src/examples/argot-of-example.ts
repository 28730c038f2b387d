import type { ValueExample } from "@argot/messages/explanations";
import { openApi30 } from "@argot/openapi";
import { type Argot, createArgot, dialectUris, openApiFormats } from "argot";

/** An instance for the schema of an example. Formats and content are asserted, so that they report something. */
export function argotOfExample({ dialect = "2020-12" }: Pick<ValueExample, "dialect">): Argot {
  const standard = Object.hasOwn(dialectUris, dialect);
  return createArgot({
    dialects: [openApi30],
    dialect: standard ? dialect : openApi30.uri,
    formats: openApiFormats,
    contentKeywords: "assert",
  });
}
