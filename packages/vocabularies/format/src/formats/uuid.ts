import type { Format } from "../define-format.js";
import { stringFormat } from "../string-format.js";

// Of a fixed length, so it does not backtrack.
const grammar = /^[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{12}$/;

/** Whether a text is a UUID of any version (RFC 4122, section 3, without the prefix of a URN). */
export const isUuid = (text: string): boolean => text.length === 36 && grammar.test(text);

/** `uuid`, since 2019-09. */
export const uuid: Format = stringFormat(
  isUuid,
  "isUuid",
  'must be a UUID such as "2eb8aa08-aa98-11ea-b4aa-73b441d16380"',
);
