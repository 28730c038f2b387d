import type { CompletionItem, TextEdit } from "vscode-languageserver-types";
import { expect, test } from "vitest";
import { TextDocument } from "../../../src/service/index.js";
import { OpenDocument } from "../../../src/service/open-document.js";
import { argotCompletion, type Cursor, cursorIn } from "./completion-of.js";
import { compare, tableOf } from "./compare.js";
import { places } from "./places.js";

const comparisons = await Promise.all(places.map(compare));

test.each(comparisons)("$place.language: $place.name", ({ place, argot, peer, first }) => {
  expect(argot).toEqual(place.labels);
  expect(first).toBe(place.first);
  expect(peer.toSorted().join("\n") === argot.toSorted().join("\n")).toBe(place.differs === undefined);
});

test("the table of differences", async () => {
  await expect(tableOf(comparisons)).toMatchFileSnapshot("./completion.md");
});

test.each(places.filter(({ text, language }) => language === "yaml" || isWhole(text)))(
  "$language: $name: whatever is chosen can be read",
  async ({ text, language, schema }) => {
    const cursor = cursorIn(text, language, schema);
    const known = problemsIn(cursor.text.getText(), language);
    for (const item of await argotCompletion(cursor)) {
      const chosen = TextDocument.applyEdits(cursor.text, [
        asInserted(cursor, item),
        ...(item.additionalTextEdits ?? []),
      ]);
      expect(problemsIn(chosen, language), `${item.label}: ${chosen}`).toBeLessThanOrEqual(known);
    }
  },
);

/** Whether all brackets are closed, so that a completion can make a text complete. */
function isWhole(text: string): boolean {
  return text.startsWith("{") && text.endsWith("}") && !text.includes('"|}');
}

function problemsIn(text: string, language: string): number {
  const document = TextDocument.create(`file:///a.${language}`, language, 0, text);
  return new OpenDocument(document).parsed.problems.filter(
    // In JSON a value may still be due.
    ({ message }) => language === "yaml" || !/value|name|comma/i.test(message),
  ).length;
}

/** The edit of an item as editors make it: places have their first text, and further lines the indentation of the line. */
function asInserted({ text, offset }: Cursor, { textEdit }: CompletionItem): TextEdit {
  const { range, newText } = textEdit as TextEdit;
  const line = text.getText().slice(text.getText().lastIndexOf("\n", offset - 1) + 1);
  const indent = /^ */.exec(line)?.[0] ?? "";
  const plain = newText
    .replace(
      /\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|((?:\\.|[^,|\\])*)[^}]*\}|(?<!\\)\$\d+/g,
      (_, first?: string, choice?: string) => first ?? choice ?? "",
    )
    .replace(/\\([\\$},|])/g, "$1");
  return { range, newText: plain.replaceAll("\n", `\n${indent}`) };
}
