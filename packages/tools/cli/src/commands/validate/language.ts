import type { ValidationIssue } from "argot";

/** The languages of messages. */
export const languages = ["en", "de"] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Puts the messages of issues into a language. */
export type Localise = (issues: readonly ValidationIssue[]) => readonly ValidationIssue[];

/** What puts the messages of issues into a language. Only what the language needs is loaded. */
export async function localiser(language: Language): Promise<Localise> {
  if (language === "en") return (issues) => issues;
  return (await import("./german-issues.js")).germanIssues;
}
