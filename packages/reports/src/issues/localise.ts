// In the files for Node, loaded when it is first called, with the part `reports`.
import type { ValidationIssue } from "@argot/core";
import { fill, mainIssue } from "@argot/core/internal";
import { withAlternatives } from "./alternatives.js";
import { withContext } from "./engine-templates.js";
import { eitherId, tied } from "./explain/no-match.js";
import { copyOf } from "./lazy-path.js";
import { type Language, languageFrom, type Messages } from "./messages.js";
import { beginWithNearest } from "./nearest.js";
import { requireIssues } from "./require-issues.js";
import { requireMessages } from "./require-messages.js";

type Issues = readonly ValidationIssue[];

/** A translated issue whose message consists of those of two alternatives. */
interface TranslatedTie {
  readonly list: ValidationIssue[];
  readonly index: number;
  readonly alternatives: readonly Issues[];
}

/**
 * The same issues in another language, with their causes and alternatives. An issue whose message has no translation keeps its
 * message, such as one that the author of the schema wrote.
 *
 * @param issues - Issues of a validator, in English.
 */
export function localise(issues: readonly ValidationIssue[], messages: Messages): readonly ValidationIssue[] {
  requireIssues("localise", issues);
  requireMessages("localise", messages);
  return inLanguage(issues, languageFrom(messages));
}

function inLanguage(issues: Issues, language: Language): Issues {
  const { templateFor, engineTemplate } = language;
  const translations = new Map<Issues, ValidationIssue[]>();
  const pending: { from: Issues; to: ValidationIssue[] }[] = [];
  // The issues of the alternative that matches best are there twice: as an alternative, and as the causes.
  const translationOf = (from: Issues): Issues => {
    const known = translations.get(from);
    if (known) return known;
    const to: ValidationIssue[] = [];
    translations.set(from, to);
    pending.push({ from, to });
    return to;
  };
  const root = translationOf(issues);
  const ties: TranslatedTie[] = [];
  const choices: ValidationIssue[] = [];
  // Not by recursion, since issues nest as deep as values do.
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const issue of next.from) {
      const { causes } = issue;
      const { nearest, inFull, ...data } = issue.data;
      const template = templateFor(issue);
      const message = template
        ? withContext(fill(template, data, undefined, templateFor), data, engineTemplate)
        : issue.message;
      // Before the causes, so that outer ties come before the inner ones that their messages consist of.
      const tie = issue.messageId === eitherId ? issue.alternatives?.map(translationOf) : undefined;
      if (tie) ties.push({ list: next.to, index: next.to.length, alternatives: tie });
      const isChoice = template !== undefined && (nearest ?? inFull) !== undefined;
      // What is closest is said again, in data of its own.
      const changes = isChoice ? { message, data } : { message };
      const translated = copyOf(issue, { ...changes, causes: translationOf(causes) });
      if (isChoice) choices.push(translated);
      const hasAlternatives = Object.hasOwn(issue, "alternatives");
      next.to.push(
        hasAlternatives ? withAlternatives(translated, () => tie ?? alternativesIn(issue, language)) : translated,
      );
    }
  }
  // The inner ones first: their messages may be part of those of outer ones.
  for (const { list, index, alternatives } of ties.reverse()) {
    const issue = list[index] as ValidationIssue;
    const template = engineTemplate(eitherId);
    const either = tied(alternatives.map(mainIssue), issue.instanceLocation, template);
    if (!either) continue;
    const { data } = either;
    const translated = copyOf(issue, { data, message: fill(template, data) });
    list[index] = withAlternatives(translated, () => alternatives);
  }
  beginWithNearest(choices, engineTemplate);
  return root;
}

const alternativesIn = ({ alternatives = [] }: ValidationIssue, language: Language): readonly Issues[] =>
  alternatives.map((each) => inLanguage(each, language));
