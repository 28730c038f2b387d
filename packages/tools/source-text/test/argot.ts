import { issues } from "@argot/reports";
import { createArgot, type ValidationIssue } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { parseSource, SchemaSources, type SourceText } from "../src/index.js";

/** A value and a schema as texts, and the errors. */
export interface Validated {
  readonly data: SourceText;
  readonly schemas: SchemaSources;
  readonly errors: readonly ValidationIssue[];
}

/** Validates a text against a schema. The names of the files decide their languages. */
export function validate(data: { name: string; text: string }, schema: { name: string; text: string }): Validated {
  const argot = createArgot({ dialects: [draft202012], issues });
  const source = parseSource(data.text, { name: data.name });
  const schemas = new SchemaSources(argot).add(
    parseSource(schema.text, { name: schema.name }),
    `file:///${schema.name}`,
  );
  return { data: source, schemas, errors: argot.compile(`file:///${schema.name}`).validate(source.value).errors };
}

/** A made-up issue. */
export const issue = (instanceLocation: string, message: string, ...causes: ValidationIssue[]): ValidationIssue => ({
  message,
  messageId: "https://example.com/keyword",
  data: {},
  keyword: "k",
  instanceLocation,
  path: [],
  keywordLocation: "/k",
  absoluteKeywordLocation: "https://example.com/s#/k",
  causes,
});

/** Styles as tags. */
export const tags = (style: string, text: string): string => `<${style}>${text}</${style}>`;
