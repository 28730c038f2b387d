import type { Finding } from "../../reports/finding.js";

/**
 * Says that there may be changes that were not found.
 *
 * @param subject - What comes before the sentence.
 * @param isError - Whether that counts as incompatible.
 */
export const undecided = (subject: string, reason: string, file: string, isError: boolean): Finding => ({
  severity: isError ? "error" : "note",
  rule: "undecided",
  message: `${subject}there may be other changes: ${reason}`,
  file,
  ...(isError && { advice: "--allow-unknown takes what is not decided to be compatible" }),
});
