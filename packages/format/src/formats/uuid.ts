import type { Format } from "../define-format.js";
import { isHexDigit } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a UUID of any version (RFC 4122, section 3, without the prefix of a URN). */
export function isUuid(text: string): boolean {
  if (text.length !== 36) return false;
  for (let i = 0; i < 36; i++) {
    const code = text.charCodeAt(i);
    if (i === 8 || i === 13 || i === 18 || i === 23 ? code !== 0x2d : !isHexDigit(code)) return false;
  }
  return true;
}

/** `uuid`, since 2019-09. */
export const uuid: Format = stringFormat(
  isUuid,
  "isUuid",
  "must be a UUID such as 2eb8aa08-aa98-11ea-b4aa-73b441d16380",
);
