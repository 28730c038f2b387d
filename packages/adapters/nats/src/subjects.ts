import { ConfigurationError } from "./configuration-error.js";

/** Names of schemas by patterns of subjects. */
export type SubjectTable = Readonly<Record<string, string>>;

/**
 * Makes a function that finds the name of the schema for a subject, by the most specific pattern: from the left, a name
 * is more specific than `*`, and `*` more than `>`.
 *
 * @throws ConfigurationError if a pattern is not a subject of NATS.
 */
export function schemaNames(table: SubjectTable): (subject: string) => string | undefined {
  const rows = Object.entries(table).map(([pattern, name]) => ({ tokens: tokensOf(pattern), name }));
  if (rows.length === 0) throw new ConfigurationError("The option `subjects` must have a pattern of subjects.");
  rows.sort((a, b) => compare(a.tokens, b.tokens));
  const known = new Map<string, string | undefined>();
  return (subject) => {
    if (!known.has(subject)) {
      const tokens = subject.split(".");
      // Subjects may contain identifiers, so there may be any number of them.
      if (known.size >= 10_000) known.clear();
      known.set(subject, rows.find((row) => matches(row.tokens, tokens))?.name);
    }
    return known.get(subject);
  };
}

function tokensOf(pattern: string): readonly string[] {
  const tokens = pattern.split(".");
  const isWrong = tokens.some(
    (token, i) =>
      token === "" ||
      /\s/.test(token) ||
      (token === ">" ? i < tokens.length - 1 : token.length > 1 && /[*>]/.test(token)),
  );
  if (isWrong)
    throw new ConfigurationError(
      `"${pattern}" is not a subject. Tokens are separated by dots; * is a token, and > the last token.`,
    );
  return tokens;
}

/** Whether a pattern matches a subject. */
function matches(pattern: readonly string[], subject: readonly string[]): boolean {
  if (pattern.at(-1) === ">") {
    if (subject.length < pattern.length) return false;
  } else if (subject.length !== pattern.length) return false;
  return pattern.every((token, i) => token === ">" || token === "*" || token === subject.at(i));
}

const rank = (token: string | undefined): number => ["*", ">", undefined].indexOf(token) + 1;

function compare(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const order = rank(a.at(i)) - rank(b.at(i));
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether a pattern covers all subjects of another one. */
export function covers(wide: string, narrow: string): boolean {
  const [outer, inner] = [wide.split("."), narrow.split(".")];
  return outer.every((token, i) => {
    if (token === ">") return inner.length > i;
    const other = inner.at(i);
    if (other === undefined || other === ">") return false;
    return (token === "*" || token === other) && (i < outer.length - 1 || inner.length === outer.length);
  });
}
