import type { Format } from "../define-format.js";
import { areLabelsFrom } from "../grammar/labels.js";
import { domainStart, isAddressLiteralFrom } from "../grammar/mailbox.js";
import { asciiOf } from "../idna/name.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is an e-mail address, in ASCII or in other scripts (RFC 6531, section 3.3). */
export function isIdnEmail(text: string): boolean {
  const domain = domainStart(text, "all");
  if (domain < 0) return false;
  return isAddressLiteralFrom(text, domain) || text.slice(domain).split(".").every(isSubDomain);
}

/** Labels are defined in a normal form, but addresses may be written in another one. */
const isSubDomain = (label: string): boolean =>
  areLabelsFrom(label, 0, Infinity) || (label.length <= longest && asciiOf(label.normalize()) !== undefined);

/** More characters than any label has before normalisation, so that long texts are not normalised. */
const longest = 1000;

/** `idn-email`, since draft-07. */
export const idnEmail: Format = stringFormat(
  isIdnEmail,
  "isIdnEmail",
  'must be an e-mail address such as "ada@example.com" or "ada@例え.jp"',
);
