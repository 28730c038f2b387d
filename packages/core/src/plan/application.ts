import type { AlternativeName, Application, BlockId, Predicate } from "./plan.js";

/** The application of a block, always and whatever the scope. */
export const applicationTo = (target: BlockId, keywordPath: readonly string[] = []): Application => ({
  target,
  keywordPath,
  dynamic: undefined,
  when: undefined,
  namedBy: undefined,
});

/** The application, followed only if the predicate holds. */
export const when = (application: Application, predicate: Predicate): Application => ({
  ...application,
  when: predicate,
});

/** The application of one of several alternatives, which values name by a property. Issues speak of the alternative that is named. */
export const namedBy = (application: Application, name: AlternativeName): Application => ({
  ...application,
  namedBy: name,
});

/** Whether an application always leads to its target: it has no condition and does not depend on the scope. */
export const isPlain = (application: Application): boolean =>
  application.dynamic === undefined && application.when === undefined;
