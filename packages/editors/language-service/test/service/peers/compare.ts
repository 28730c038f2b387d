import { argotCompletion, cursorIn, jsonCompletion, textAfter, yamlCompletion } from "./completion-of.js";

/** A place in a document. */
export interface Place {
  readonly name: string;
  readonly language: "json" | "jsonc" | "yaml";
  /** Default: none. */
  readonly schema?: unknown;
  /** The document; `|` is the cursor. */
  readonly text: string;
  /** What Argot proposes. */
  readonly labels: readonly string[];
  /** The text after the first proposal was chosen, with its snippet as it is. */
  readonly first?: string;
  /** Why the other service proposes something else; absent if it proposes the same. */
  readonly differs?: string;
}

/** What both services propose at a place. */
export interface Comparison {
  readonly place: Place;
  readonly argot: readonly string[];
  readonly peer: readonly string[];
  readonly first: string | undefined;
}

/** Completes a place by Argot, and by the service that editors have for its language. */
export async function compare(place: Place): Promise<Comparison> {
  const cursor = cursorIn(place.text, place.language, place.schema);
  const items = await argotCompletion(cursor);
  const peer = await (place.language === "yaml" ? yamlCompletion : jsonCompletion)(cursor);
  const labelsOf = (some: typeof items): readonly string[] => some.map(({ label }) => label);
  const [first] = items;
  return { place, argot: labelsOf(items), peer: labelsOf(peer), first: first && textAfter(cursor, first) };
}

/** The comparisons as a table in Markdown. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", "⏎");
  const list = (labels: readonly string[]): string =>
    labels.length === 0 ? "–" : labels.map((label) => `\`${cell(label)}\``).join(" ");
  const rows = comparisons.map(({ place: { name, language, text, differs = "" }, argot, peer }) =>
    [language, name, `\`${cell(text)}\``, list(argot), differs === "" ? "the same" : list(peer), differs].join(" | "),
  );
  const same = comparisons.filter(({ place }) => place.differs === undefined).length;
  return [
    "# Completion beside other language services",
    "",
    "Made by `completion.heavy.test.ts`. JSON is compared with vscode-json-languageservice, YAML with yaml-language-server.",
    `Of ${comparisons.length} places, ${same} have the same proposals.`,
    "",
    "| language | place | text | Argot | the other | why they differ |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
    "",
  ].join("\n");
}
