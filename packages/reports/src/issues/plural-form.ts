import { oneOrOther, type PluralForm } from "@argot/core/internal";

type Table = Readonly<Record<string, unknown>>;

/** The names of plural forms, in the order in which templates have them. Most languages have few of them. */
const names = ["zero", "one", "two", "few", "many", "other"] as const;

/** The plural forms of the language of a table; `undefined` if the table names none. */
export function pluralFormOf(messages: Table): PluralForm | undefined {
  const language = languageOf(messages);
  if (language === undefined) return undefined;
  // To make plural rules takes longer than to fill a template, and few templates have plural forms.
  let form: PluralForm | undefined;
  return (count) => (form ??= pluralFormIn(language))(count);
}

function pluralFormIn(language: string): PluralForm {
  // For a language that the JavaScript engine does not know, it would take the rules of the user's.
  const isKnown = Intl.PluralRules.supportedLocalesOf(language).length > 0;
  const rules = new Intl.PluralRules(isKnown ? language : "en");
  const { pluralCategories } = rules.resolvedOptions();
  const forms = names.filter((name) => pluralCategories.includes(name));
  // Lists have two words in every language.
  return forms.length === 1 ? oneOrOther : (count) => forms.indexOf(rules.select(count));
}

/** What a table names as its language. */
export const languageOf = (messages: Table): string | undefined =>
  Object.hasOwn(messages, "argot:language") ? (messages["argot:language"] as string) : undefined;

/** Whether a table names no language, or names it by a tag that is well-formed. */
export function hasUsableLanguage(messages: Table): boolean {
  try {
    const language: unknown = languageOf(messages);
    return language === undefined || (typeof language === "string" && Intl.getCanonicalLocales(language).length === 1);
  } catch {
    return false;
  }
}
