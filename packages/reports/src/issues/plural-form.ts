import type { PluralForm } from "@argot/core/internal";

type Table = Readonly<Record<string, unknown>>;

/** The names of plural forms, in the order in which templates have them. Most languages have few of them. */
const names = ["zero", "one", "two", "few", "many", "other"] as const;

/** By table, since to make plural rules takes longer than to fill a template. */
const known = new WeakMap<Table, PluralForm | undefined>();

/** The plural forms of the language of a table; `undefined` if the table names none, or one without plural forms. */
export function pluralFormOf(messages: Table): PluralForm | undefined {
  if (!known.has(messages)) known.set(messages, pluralFormIn(languageOf(messages)));
  return known.get(messages);
}

function pluralFormIn(language: string | undefined): PluralForm | undefined {
  // For a language that the JavaScript engine does not know, it would take the rules of the user's.
  if (language === undefined || Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = names.filter((name) => pluralCategories.includes(name));
  return forms.length === 1 ? undefined : (count) => forms.indexOf(rules.select(count));
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
