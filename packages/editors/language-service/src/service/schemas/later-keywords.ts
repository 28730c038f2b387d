import { addVocabularies, type Argot, type Dialect, defineVocabulary, dialectUris } from "argot";
import { knowsDialect } from "./knows-dialect.js";

/** The newest dialect whose keywords schemas of older ones use: editors have read all of them by its rules for years. */
const later = "draft-07";

/**
 * A dialect that is older than draft-07 with the keywords of draft-07 that it lacks, except identifiers. Others are returned as
 * they are.
 */
export function withLaterKeywords(dialect: Dialect, argot: Pick<Argot, "dialect">): Dialect {
  const uris = Object.values(dialectUris);
  const laterUri = dialectUris[later];
  if (uris.indexOf(dialect.uri) <= uris.indexOf(laterUri) || !knowsDialect(argot, laterUri)) return dialect;
  const lacking = Array.from(argot.dialect(laterUri).keywords.values()).filter(
    ({ name, keyword }) => !keyword.identifies && !dialect.keywords.has(name),
  );
  const keywords = new Map(lacking.map(({ name, keyword }) => [name, keyword]));
  return addVocabularies(dialect, [defineVocabulary({ uri: "argot:later-keywords", keywords })]);
}
