import type { ValidationIssue } from "argot";

/** The languages of messages. */
export const languages = ["en", "de"] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Puts the messages of issues into a language. */
export type Localise = (issues: readonly ValidationIssue[]) => readonly ValidationIssue[];

/** Loads the function that translates the messages of issues into a language, without loading other languages. */
export async function localiser(language: Language): Promise<Localise> {
  if (language === "en") return (issues) => issues;
  return (await import("./german-issues.js")).germanIssues;
}
