import { englishWords } from "../../reports/report-words.js";
import type { ReportLanguage } from "./report-language.js";

/** The languages of messages. */
export const languages = ["en", "de"] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Loads a language, without loading others. */
export async function loadLanguage(language: Language): Promise<ReportLanguage> {
  if (language === "en") return { localise: (issues) => issues, words: englishWords };
  return (await import("./german.js")).inGerman;
}
