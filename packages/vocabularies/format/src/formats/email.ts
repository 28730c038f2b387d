import type { Format } from "../define-format.js";
import { areLabelsFrom } from "../grammar/labels.js";
import { domainStart, isAddressLiteralFrom } from "../grammar/mailbox.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is an e-mail address in ASCII (RFC 5321, section 4.1.2, `Mailbox`). */
export function isEmail(text: string): boolean {
  const domain = domainStart(text, "ascii");
  return domain > 0 && (isAddressLiteralFrom(text, domain) || areLabelsFrom(text, domain, Infinity));
}

/** `email`, in all drafts. */
export const email: Format = stringFormat(isEmail, "isEmail", 'must be an e-mail address such as "ada@example.com"');
