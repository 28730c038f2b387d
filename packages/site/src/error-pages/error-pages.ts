import { type Explanation, explanations, type Origin } from "@argot/messages/explanations";
import type { MessageTemplates } from "@argot/core";
import { pathOf } from "../keyword-pages.js";
import { code, listed, table } from "../markdown.js";
import type { Page } from "../page.js";
import type { KeywordSource } from "../read-keywords.js";
import { exampleText } from "./example.js";
import { membersOf, messageMembers } from "./message-members.js";
import { pageOfError } from "./page-of-error.js";

/** What reports something, in the order of the list. */
const origins: Readonly<Record<Origin, readonly [title: string, reportedBy: string]>> = {
  issue: ["Messages about values", "the validation of a value, as an issue"],
  SchemaError: ["Errors of schemas", "`compile` and `add`, as a `SchemaError`"],
  rule: ["Rules for schemas", "`argot check` and `@argot/schema-tools/lint`, as a finding"],
  exception: ["Exceptions without codes", "an exception of this class"],
  ConfigError: ["Errors of configurations", "`@argot/config` and the command line, as a `ConfigError`"],
  SourceError: ["Errors of texts", "`@argot/source-text` and the command line, as a `SourceError`"],
  ContentError: ["Errors of content", "`decode` and `encode`, as a `ContentError`"],
  BundleError: ["Errors of bundles", "`@argot/schema-tools/bundle` and `argot bundle`, as a `BundleError`"],
  InlineError: [
    "Errors of schemas in another form",
    "`@argot/schema-tools/inline`, `@argot/schema-tools/merge`, `argot inline` and `argot merge`, as an `InlineError`",
  ],
  RegistryError: ["Errors of schema registries", "`@argot/stream/confluent`, as a `RegistryError`"],
  ConfluentError: [
    "Errors of the rules of schema registries",
    "`@argot/schema-tools/confluent`, as a `ConfluentError`",
  ],
};

type Keywords = ReadonlyMap<string, readonly KeywordSource[]>;

/** A page for each message, error and rule, and a list of them. Variants of one message are parts of one page. */
export async function errorPages(
  keywords: Keywords,
  templates: MessageTemplates,
  saysOf: (explanation: Explanation) => Promise<string | undefined>,
): Promise<readonly Page[]> {
  const byFile = new Map<string, readonly Explanation[]>();
  for (const each of explanations) {
    const { file } = pageOfError(each.id);
    byFile.set(file, [...(byFile.get(file) ?? []), each]);
  }
  const pages: Page[] = [listPage()];
  for (const [file, explained] of byFile) {
    const sections: string[] = [];
    for (const each of explained) {
      // oxlint-disable-next-line no-await-in-loop -- programs of examples run one after the other
      const says = await saysOf(each);
      const isOnly = explained.length === 1 && pageOfError(each.id).anchor === "";
      sections.push(sectionOf(each, { says: says ?? "", keywords, templates, isOnly }));
    }
    const title = file.replace(/^errors\//, "").replace(/\.md$/, "");
    pages.push({ file, text: `# \`${title}\`\n\n${sections.join("\n\n")}\n` });
  }
  return pages;
}

function listPage(): Page {
  const groups = Object.entries(origins).map(([origin, [title]]) => {
    const rows = explanations
      .filter((each) => each.origin === origin)
      .map(({ id, code: name, meaning }) => [`[${code(name)}](${pageOfError(id).link})`, escaped(meaning)]);
    return `## ${title}\n\n<div class="codes">\n\n${table(["code", "meaning"], rows)}\n\n</div>`;
  });
  const text = `# Errors

What Argot reports, what usually leads to it, and what to do. \`argot --explain\` prints the same for a code, and
[\`docsUrl\`](/reference/errors.md#what-an-issue-means) returns the page. What Argot says about the examples is made by running them.

${groups.join("\n\n")}
`;
  return { file: "errors/index.md", text };
}

interface SectionContext {
  readonly says: string;
  readonly keywords: Keywords;
  readonly templates: MessageTemplates;
  /** Whether the page is about nothing else. */
  readonly isOnly: boolean;
}

function sectionOf(explanation: Explanation, { says, keywords, templates, isOnly }: SectionContext): string {
  const { id, code: name, origin, meaning, cause, correction, example } = explanation;
  const mark = isOnly ? "##" : "###";
  const texts = templates[id] ?? [];
  const facts = [
    ...(texts.length === 0 ? [] : [`*Message:* ${texts.map(code).join(" or ")}`]),
    `*Reported by:* ${reportedBy(id, origin, keywords)}`,
    ...(id === name ? [] : [`*Message id:* \`${id}\``]),
  ];
  return [
    ...(isOnly ? [] : [headingOf(explanation)]),
    escaped(meaning),
    `**Usual cause:** ${escaped(cause)}`,
    `**What to do:** ${escaped(correction)}`,
    facts.join("<br>\n"),
    ...(example ? [`${mark} Example${anchorFor(explanation, "example")}\n\n${exampleText(example, says)}`] : []),
    ...membersText(texts, mark, explanation),
  ].join("\n\n");
}

/** A heading whose anchor is that of the URL; of what has the same code, the first has the page itself. */
function headingOf({ id, code: name, origin }: Explanation): string {
  const { anchor } = pageOfError(id);
  if (anchor !== "") return `## \`${name}\` {#${anchor}}`;
  return `## ${origins[origin][0]} {#${origin}}`;
}

/** Anchors of parts, which are different ones for each section. */
const anchorFor = ({ id, origin }: Explanation, part: string): string =>
  ` {#${part}-${pageOfError(id).anchor || origin}}`;

function reportedBy(id: string, origin: Origin, keywords: Keywords): string {
  const makers = Array.from(keywords).flatMap(([name, variants]) =>
    variants
      .filter(({ keyword }) => id === keyword.id || id.startsWith(`${keyword.id}#`))
      .map(({ dialects }) => `[${code(name)}](/${pathOf(name)}.md) in ${listed(dialects)}`),
  );
  return makers.length === 0 ? origins[origin][1] : `the keyword ${listed([...new Set(makers)])}`;
}

function membersText(texts: readonly string[], mark: string, explanation: Explanation): readonly string[] {
  const names = [...new Set(texts.flatMap(membersOf))];
  if (names.length === 0) return [];
  const rows = names.map((name) => {
    const meaning = messageMembers[name];
    if (meaning === undefined) throw new Error(`the member "${name}" of messages has no description`);
    return [code(name), meaning];
  });
  return [`${mark} Data${anchorFor(explanation, "data")}\n\n${table(["member of `data`", "meaning"], rows)}`];
}

/** A sentence in Markdown: its marks for code stay. */
const escaped = (text: string): string => text.replaceAll("<", "&lt;").replaceAll("*", "\\*").replaceAll("_", "\\_");
