import { createArgot, type ValidationIssue } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { parseSource, SchemaSources, type SourceText } from "../src/index.js";

/** A value and a schema, both as texts, and what is wrong. */
export interface Judged {
  readonly data: SourceText;
  readonly schemas: SchemaSources;
  readonly errors: readonly ValidationIssue[];
}

/** Validates one text against another. The names of the files say what they are written in. */
export function judge(data: { name: string; text: string }, schema: { name: string; text: string }): Judged {
  const argot = createArgot({ dialects: [draft202012] });
  const source = parseSource(data.text, data);
  const schemas = new SchemaSources(argot).add(parseSource(schema.text, schema), `file:///${schema.name}`);
  return { data: source, schemas, errors: argot.compile(`file:///${schema.name}`).validate(source.value).errors };
}

/** An issue that nobody has found. */
export const issue = (at: string, message: string, ...causes: ValidationIssue[]): ValidationIssue => ({
  message,
  messageId: "https://example.com/keyword",
  data: {},
  keyword: "k",
  instanceLocation: at,
  keywordLocation: "/k",
  absoluteKeywordLocation: "https://example.com/s#/k",
  causes,
});

/** Styles as tags. */
export const tags = (style: string, text: string): string => `<${style}>${text}</${style}>`;
