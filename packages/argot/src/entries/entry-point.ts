import {
  type ClientIssue,
  type Dialect,
  type Messages,
  toClient,
  type ValidationIssue,
  type Vocabulary,
} from "@argot/core";
import type { Argot } from "../argot.js";
import { createArgotWith, type Parts } from "../create-argot-with.js";
import { englishMessagesOf } from "../english-messages-of.js";
import type { ArgotOptions, DialectName } from "../options.js";

/**
 * What an entry point with other parts than `argot` has in place of what `argot` exports under the same names.
 *
 * @typeParam Name - The short names of its dialects.
 * @typeParam Usual - That of the dialect of schemas without `$schema`. Default: the only one.
 */
export interface EntryPoint<Name extends DialectName, Usual extends Name = Name> {
  /** As `createArgot` of `argot`. */
  readonly createArgot: <const Default extends string = Usual>(options?: ArgotOptions<Default, Name>) => Argot<Default>;
  /** The URIs of its dialects by their short names. */
  readonly dialectUris: Readonly<Record<Name, string>>;
  /** As `englishMessages` of `argot`, for its dialects. */
  readonly englishMessages: (...sources: readonly (Dialect | Vocabulary)[]) => Messages;
  /** As `toClient` of `argot`. */
  readonly toClient: (errors: readonly ValidationIssue[], messages?: Messages) => readonly ClientIssue[];
}

/** Makes an entry point. */
export function entryPoint<Name extends DialectName, Usual extends Name>(
  standard: Readonly<Record<Name, Dialect>>,
  usual: Usual,
  backend: Parts["backend"],
): EntryPoint<Name, Usual> {
  const dialects = Object.entries<Dialect>(standard);
  const englishMessages = (...sources: readonly (Dialect | Vocabulary)[]): Messages =>
    englishMessagesOf(Object.values<Dialect>(standard), sources);
  let standardMessages: Messages | undefined;
  return {
    createArgot: (options = {}) => createArgotWith({ standard, usual, backend }, options),
    dialectUris: Object.fromEntries(dialects.map(([name, { uri }]) => [name, uri])) as Record<Name, string>,
    englishMessages,
    toClient: (errors, messages = (standardMessages ??= englishMessages())) => toClient(errors, messages),
  };
}
