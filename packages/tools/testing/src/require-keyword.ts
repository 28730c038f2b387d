import { requireArgument } from "@argot/core";
import type { Keyword } from "@argot/core/keyword";

/** Refuses values that are not keywords. */
export function requireKeyword(subject: string, keyword: unknown): void {
  const isKeyword = typeof (keyword as Keyword | undefined)?.id === "string";
  requireArgument(isKeyword, subject, "a keyword, which `defineKeyword` makes", keyword);
}
