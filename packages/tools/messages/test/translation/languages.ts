import { chinese } from "../../src/zh/chinese.js";
import { french } from "../../src/fr/french.js";
import { german } from "../../src/de/german.js";
import { japanese } from "../../src/ja/japanese.js";
import { spanish } from "../../src/es/spanish.js";
import type { TranslatedMessages } from "../../src/translation/translated-messages.js";

/** The languages, by their tags. */
export const languages: Readonly<Record<string, TranslatedMessages>> = {
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
  zh: chinese,
};
