import type { Application, BlockId, Predicate } from "./plan.js";

/** The application of a block, always and whatever the scope. */
export const applicationTo = (target: BlockId, keywordPath: readonly string[] = []): Application => ({
  target,
  keywordPath,
  dynamic: undefined,
  when: undefined,
});

/** The application, followed only if the predicate holds. */
export const when = (application: Application, predicate: Predicate): Application => ({
  ...application,
  when: predicate,
});

/** Whether an application always leads to its target: it has no condition and does not depend on the scope. */
export const isPlain = (application: Application): boolean =>
  application.dynamic === undefined && application.when === undefined;
