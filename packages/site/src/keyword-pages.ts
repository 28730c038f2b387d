import { type Explanation, explanations } from "@argot/messages/explanations";
import { createArgot, dialectUris, stringifyJson, type DialectName } from "argot";
import { inspect } from "argot/inspect";
import { exampleText, tryLink } from "./error-pages/example.js";
import { argotOfExample } from "./examples/argot-of-example.js";
import { reportedIssue } from "./examples/reported-issue.js";
import { keywordExamples } from "./keyword-examples.js";
import { pageOfError } from "./error-pages/page-of-error.js";
import { jsonText } from "./error-pages/json-text.js";
import { block, code, listed } from "./markdown.js";
import type { KeywordSource } from "./read-keywords.js";
import { repositoryUrl } from "./repository.js";
import type { Page } from "./page.js";

/** Maximum number of examples of each kind on a page. The tables have rows for every corner. */
const maxExamples = 5;
/** Maximum length of an example, in characters. */
const maxLength = 100;

type SaysOf = (explanation: Explanation) => Promise<string | undefined>;

/**
 * A page for each name of a keyword, and a list of them.
 *
 * @param saysOf - Runs the example of an explanation.
 */
export async function keywordPages(
  keywords: ReadonlyMap<string, readonly KeywordSource[]>,
  saysOf: SaysOf,
): Promise<readonly Page[]> {
  const pages = Array.from(keywords, ([name, variants]) => keywordPage(name, variants, saysOf));
  return [listPage(keywords), ...(await Promise.all(pages))];
}

/** The path of a keyword's page, without an extension: names begin with `$` or a letter. */
export const pathOf = (name: string): string => `keywords/${name.replace("$", "dollar-")}`;

function listPage(keywords: ReadonlyMap<string, readonly KeywordSource[]>): Page {
  const dialects = Object.keys(dialectUris);
  const rows = Array.from(keywords, ([name, variants]) => {
    const has = new Set(variants.flatMap((each) => each.dialects));
    return `| [${code(name)}](/${pathOf(name)}.md) | ${dialects.map((dialect) => (has.has(dialect) ? "✓" : "")).join(" | ")} |`;
  });
  const text = `# Keywords

Each page is made from the definition of the keyword, and from the table of cases that tests it.

| keyword | ${dialects.join(" | ")} |
| --- | ${dialects.map(() => ":-:").join(" | ")} |
${rows.join("\n")}
`;
  return { file: "keywords/index.md", text };
}

async function keywordPage(name: string, variants: readonly KeywordSource[], saysOf: SaysOf): Promise<Page> {
  const [newest] = variants;
  const example = newest ? await firstExample(name, newest, saysOf) : "";
  const sections = variants.map((variant) => {
    if (variants.length === 1) return sectionOf(name, variant, "##");
    const meaning = variant.meaning === newest?.meaning ? "" : `${variant.meaning}\n\n`;
    return `## In ${listed(variant.dialects)}\n\n${meaning}${sectionOf(name, variant, "###")}`;
  });
  return {
    file: `${pathOf(name)}.md`,
    text: `# \`${name}\`\n\n${newest?.meaning ?? ""}\n\n${example}${sections.join("\n")}`,
  };
}

/** What an author meets first: a schema with the keyword and a value, to try. */
async function firstExample(name: string, { keyword }: KeywordSource, saysOf: SaysOf): Promise<string> {
  const explained = explanations.find(
    ({ id, example }) => (id === keyword.id || id.startsWith(`${keyword.id}#`)) && example && "value" in example,
  );
  if (explained?.example) return `${exampleText(explained.example, (await saysOf(explained)) ?? "")}\n\n`;
  const example = keywordExamples[sameAs[name] ?? name];
  if (!example) throw new Error(`the keyword "${name}" has no example`);
  const { schema, data, dialect = "2020-12" } = example;
  const { errors } = argotOfExample({ dialect }).compile(schema).validate(data);
  return [
    `Schema${dialect === "2020-12" ? "" : ` in ${dialect}`}:`,
    block("json", jsonText(schema)),
    "Value:",
    block("json", jsonText(data)),
    "Argot says:",
    block("text", reportedIssue(errors, undefined) ?? "valid"),
    `${tryLink({ schema: jsonText(schema), data: jsonText(data), dialect: dialect as DialectName })}\n\n`,
  ].join("\n\n");
}

/** Keywords that work together have one example. */
const sameAs: Readonly<Record<string, string>> = {
  $dynamicRef: "$dynamicAnchor",
  $recursiveRef: "$recursiveAnchor",
  if: "else",
  then: "else",
};

function sectionOf(name: string, source: KeywordSource, mark: string): string {
  const { keyword, dialects, specification, file } = source;
  const facts = [
    `*Dialects:* ${dialects.join(", ")}`,
    ...(specification ? [`*Specification:* [${specification.text}](${specification.url})`] : []),
    `*Definition:* [${file.replace(/^.*\//, "")}](${repositoryUrl}/packages/${file.replace(/^(?:\.\.\/)+/, "")})`,
  ];
  const messages = Array.from(keyword.messages, ([variant, text]) => {
    const id = variant === "" ? keyword.id : `${keyword.id}#${variant}`;
    return `| [${code(id)}](${pageOfError(id).link}) | ${code(text)} |`;
  });
  return [
    `${facts.join("<br>\n")}\n`,
    ...examplesOf(name, source, mark),
    ...(messages.length > 0 ? [`${mark} Messages\n\n| id | template |\n| --- | --- |\n${messages.join("\n")}\n`] : []),
    ...planOf(name, source, mark),
  ].join("\n");
}

/** Examples from the table of the keyword: short ones first, since people read them. */
function examplesOf(name: string, { table }: KeywordSource, mark: string): readonly string[] {
  if (!table) return [];
  const ofName = (value: unknown): unknown => ({ [table.name ?? name]: value });
  const fails = [
    ...(table.fails ?? []).map(([value, instance, message]) => exampleRow(ofName(value), instance, message)),
    ...(table.schemas?.fails ?? []).map(([schema, instance, message]) => exampleRow(schema, instance, message)),
  ];
  const holds = [
    ...(table.holds ?? []).map(([value, instance]) => exampleRow(ofName(value), instance, "valid")),
    ...(table.schemas?.holds ?? []).map(([schema, instance]) => exampleRow(schema, instance, "valid")),
  ];
  const rows = [...chosen(holds), ...chosen(fails)];
  return rows.length === 0
    ? []
    : [`${mark} Examples\n\n| schema | value | result |\n| --- | --- | --- |\n${rows.join("\n")}\n`];
}

/** A row for an example; `undefined` if it is not JSON, or too long to be read. */
function exampleRow(schema: unknown, instance: unknown, result: string): string | undefined {
  const [schemaText, instanceText] = [jsonOf(schema), jsonOf(instance)];
  if (schemaText === undefined || instanceText === undefined) return undefined;
  return `| ${code(schemaText)} | ${code(instanceText)} | ${result} |`;
}

const chosen = (rows: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(rows)]
    .filter((row) => row !== undefined)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, maxExamples);

/** The plan of the first example that lowers to something. */
function planOf(name: string, { table, dialects, keyword }: KeywordSource, mark: string): readonly string[] {
  const [row] = [...(table?.fails ?? []), ...(table?.holds ?? [])];
  if (row === undefined || keyword.identifies) return [];
  const schema = { [name]: row[0] };
  try {
    const { plan } = inspect(createArgot({ dialect: dialects[0] as DialectName }), schema);
    return [`${mark} Meaning\n\nThe plan of ${code(jsonOf(schema) ?? "")}:\n\n\`\`\`text\n${plan.trim()}\n\`\`\`\n`];
  } catch {
    // The table gives the keyword another name, or other keywords beside it.
    return [];
  }
}

/** A value as JSON; `undefined` if it is none, or too long to be read. */
function jsonOf(value: unknown): string | undefined {
  try {
    const text = stringifyJson(value);
    return text.length <= maxLength ? text : undefined;
  } catch {
    return undefined;
  }
}
