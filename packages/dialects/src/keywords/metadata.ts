import type { Keyword } from "@argot/core";
import { defaultKeyword, deprecated, description, examples, readOnly, title, writeOnly } from "@argot/metadata";

/** The meta-data vocabulary, which has not changed since 2019-09. */
export const metadata: Readonly<Record<string, Keyword>> = {
  title,
  description,
  default: defaultKeyword,
  deprecated,
  readOnly,
  writeOnly,
  examples,
};
