// oxlint-disable no-await-in-loop -- an editor asks one thing after the other
// Corrections of mistakes in real documents. Each leaves a text that can be read, without the mistake and with fewer errors.
import { stringify } from "yaml";
import { expect, test } from "vitest";
import { corporaFolder } from "../../../../checks/src/benchmarks/corpora-folder.js";
import { createLanguageService, type LanguageService, TextDocument } from "../../src/service/index.js";
import { type Corpus, someOf, testCorpora } from "./corpora.js";
import { numbers } from "./numbers.js";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A copy of a value with a mistake in it. */
function mistaken(value: Json, upTo: (most: number) => number): Json {
  const copy = structuredClone(value);
  const containers: (Json[] | { [name: string]: Json })[] = [];
  const visit = (part: Json): void => {
    if (typeof part !== "object" || part === null) return;
    containers.push(part);
    for (const each of Object.values(part)) visit(each);
  };
  visit(copy);
  const object = containers[upTo(containers.length)];
  if (!object || Array.isArray(object)) return copy;
  const names = Object.keys(object);
  const name = names[upTo(names.length)] ?? "";
  const member = object[name] ?? null;
  const mistakes = [
    () => delete object[name],
    () => {
      delete object[name];
      object[name.slice(0, 1) + name.slice(2)] = member;
    },
    () => (object[`${name}x`] = member),
    () => (object["unknown member"] = [1]),
    () => (object[name] = typeof member === "string" ? `${member}e` : "text"),
    () => (object[name] = typeof member === "number" ? -7 : 7),
  ];
  mistakes[upTo(mistakes.length)]?.();
  return copy;
}

const texts: readonly ((value: Json) => readonly [text: string, language: string])[] = [
  (value) => [JSON.stringify(value), "json"],
  (value) => [JSON.stringify(value, undefined, 2), "json"],
  (value) => [JSON.stringify(value, undefined, "\t").replaceAll("\n", "\r\n"), "json"],
  (value) => [`// first\n${JSON.stringify(value, undefined, 2).replaceAll(",\n", ", // more\n")}`, "jsonc"],
  (value) => [stringify(value, { lineWidth: 0 }), "yaml"],
];

let applied = 0;

type Found = Awaited<ReturnType<LanguageService["doValidation"]>>;

async function problemsOf(corpus: Corpus): Promise<readonly string[]> {
  const service = createLanguageService();
  service.configure({ schemas: [{ uri: "https://example.com/s", fileMatch: ["data.*"], schema: corpus.schema }] });
  const random = numbers();
  const upTo = (most: number): number => random.next().value % Math.max(1, most);
  const wrong: string[] = [];
  let version = 0;
  const validated = async (text: string, language: string): Promise<[TextDocument, Found]> => {
    const document = TextDocument.create(`file:///data.${language}`, language, ++version, text);
    return [document, (await service.doValidation(document)).filter(({ severity }) => severity === 1)];
  };
  for (const line of someOf(corpus, 1500, 3))
    for (let i = 0; i < 5; i++) {
      const [text, language] = (texts[i % texts.length] as (typeof texts)[number])(mistaken(JSON.parse(line), upTo));
      const [document, before] = await validated(text, language);
      for (const { title, edit, kind, diagnostics = [] } of await service.doCodeActions(document, before)) {
        const edits = edit?.changes?.[document.uri];
        if (kind !== "quickfix" || !edits) continue;
        applied++;
        const fixed = TextDocument.applyEdits(document, edits);
        const [, after] = await validated(fixed, language);
        const kinds = after.map(({ code }) => code);
        const isLeft = after.some(({ message, code }) =>
          diagnostics.some((each) => each.message === message && each.code === code),
        );
        if (kinds.includes("syntax") || after.length > before.length || (isLeft && after.length === before.length))
          wrong.push(`${title}\n${text}\n-> ${fixed}\n${after.map(({ message }) => message).join("\n")}`);
      }
    }
  return wrong.slice(0, 3);
}

testCorpora("corrections correct", problemsOf);

// Otherwise the test compares nothing.
test.runIf(corporaFolder() !== undefined)("corrections were applied (to the corpora)", () => {
  expect(applied).toBeGreaterThan(25);
});
