import { englishWords } from "../../reports/report-words.js";
import type { ReportLanguage } from "./report-language.js";

/** The languages of messages. */
export const languages = ["en", "de", "es", "fr", "ja", "zh"] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

const loaders: Readonly<Record<Language, () => Promise<ReportLanguage>>> = {
  en: () => Promise.resolve({ localise: (issues) => issues, words: englishWords }),
  de: async () => (await import("./languages/german.js")).inGerman,
  es: async () => (await import("./languages/spanish.js")).inSpanish,
  fr: async () => (await import("./languages/french.js")).inFrench,
  ja: async () => (await import("./languages/japanese.js")).inJapanese,
  zh: async () => (await import("./languages/chinese.js")).inChinese,
};

/** Loads a language, without loading others. */
export const loadLanguage = (language: Language): Promise<ReportLanguage> => loaders[language]();
