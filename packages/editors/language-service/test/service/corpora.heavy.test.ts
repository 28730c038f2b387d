// oxlint-disable no-await-in-loop -- an editor asks one thing after the other
import { flattenIssues, createArgot } from "argot";
import { Applicability } from "argot/inspect";
import { equal } from "@argot/core/json";
import { parseSource } from "@argot/source-text";
import { stringify } from "yaml";
import { createLanguageService, TextDocument } from "../../src/service/index.js";
import { parseText } from "../../src/service/syntax/parse-text.js";
import type { SyntaxNode } from "../../src/service/syntax/syntax-node.js";
import { nodesOf } from "../../src/service/features/structure.js";
import { type Corpus, someOf, testCorpora } from "./corpora.js";
import { numbers } from "./numbers.js";

function serviceOf({ schema }: Corpus): ReturnType<typeof createLanguageService> {
  const service = createLanguageService();
  service.configure({ schemas: [{ uri: "https://example.com/schema", fileMatch: ["data.*"], schema }] });
  return service;
}

const documentOf = (text: string, language: string, version: number, name = "data"): TextDocument =>
  TextDocument.create(`file:///${name}.${language}`, language, version, text);

/** At most `most` nodes of a text. */
function someNodes(text: string, language: "json" | "yaml", most: number): readonly SyntaxNode[] {
  const root = parseText(text, language).documents[0]?.root;
  const nodes = root ? [...nodesOf(root)].slice(1) : [];
  return nodes.filter((_, i) => i % Math.max(1, Math.floor(nodes.length / most)) === 0).slice(0, most);
}

testCorpora("completion offers what an instance has", async (corpus) => {
  const service = serviceOf(corpus);
  const applicability = new Applicability(createArgot().plan(corpus.schema));
  const missed: string[] = [];
  let version = 0;
  let checked = 0;
  for (const line of someOf(corpus, 1500, 2)) {
    const value: unknown = JSON.parse(line);
    for (const language of ["json", "yaml"] as const) {
      const text = language === "json" ? JSON.stringify(value, undefined, 2) : stringify(value, { lineWidth: 0 });
      for (const node of someNodes(text, language, 10)) {
        const document = documentOf(text, language, ++version);
        if (node.key) {
          // A name that no schema names cannot be offered.
          const named = applicability
            .possibilities(value, node.parent?.pointer ?? "")
            .properties.map(({ name }) => name);
          if (named.includes(node.token)) {
            checked++;
            const { items } = await service.doComplete(document, document.positionAt(node.key.start + 1));
            if (!items.some(({ label }) => label === node.token))
              missed.push(`${language}: the name ${node.pointer} in ${line}`);
          }
        }
        if (node.children.length > 0 || node.isMissing) continue;
        const { values } = applicability.possibilities(value, node.pointer);
        if (!values.some((each) => equal(each, node.value))) continue;
        checked++;
        const { items } = await service.doComplete(
          document,
          document.positionAt(node.start + (language === "json" ? 1 : 0)),
        );
        const wanted = new Set([JSON.stringify(node.value), String(node.value)]);
        if (!items.some(({ label }) => wanted.has(label)))
          missed.push(`${language}: the value ${node.pointer} in ${line}`);
      }
    }
  }
  return checked === 0 ? ["nothing was completed"] : missed;
});

testCorpora("completion offers the name that follows in an unfinished text", async (corpus) => {
  const service = serviceOf(corpus);
  const applicability = new Applicability(createArgot().plan(corpus.schema));
  const missed: string[] = [];
  let version = 0;
  for (const line of someOf(corpus, 1500, 2)) {
    const text = JSON.stringify(JSON.parse(line), undefined, 2);
    for (const { key, token, parent, pointer } of someNodes(text, "json", 10)) {
      if (!key) continue;
      const value = parseText(text.slice(0, key.start), "json").documents[0]?.root?.value;
      const { properties } = applicability.possibilities(value, parent?.pointer ?? "");
      if (!properties.some(({ name }) => name === token)) continue;
      // Before the name, after its quote, and after its first letter.
      for (const typed of [0, 1, 2]) {
        const document = documentOf(text.slice(0, key.start + typed), "json", ++version);
        const { items } = await service.doComplete(document, document.positionAt(key.start + typed));
        if (!items.some(({ label }) => label === token)) missed.push(`${pointer} after ${typed} letters in ${line}`);
      }
    }
  }
  return missed;
});

testCorpora("each diagnostic lies on what is wrong", async (corpus) => {
  const service = serviceOf(corpus);
  const validator = createArgot().compile(corpus.schema);
  const wrong: string[] = [];
  let version = 0;
  for (const line of someOf(corpus, 1500, 3)) {
    const original = JSON.stringify(JSON.parse(line), undefined, 2);
    for (const node of someNodes(original, "json", 8)) {
      for (const replaced of ["[[]]", "-7", '"\u{1F600}"']) {
        const text = original.slice(0, node.start) + replaced + original.slice(node.end);
        const source = parseSource(text, { language: "json" });
        const { valid, errors } = validator.validate(source.value);
        const document = documentOf(text, "json", ++version);
        const diagnostics = (await service.doValidation(document)).filter(({ severity }) => severity === 1);
        if (valid !== (diagnostics.length === 0)) wrong.push(`${text}: valid is ${valid}`);
        if (valid) continue;
        // The positions of another parser: of values, of names, and of objects in which something is missing.
        const starts = new Set<number>();
        for (const { instanceLocation, data } of flattenIssues(errors)) {
          const position = source.positionOf(instanceLocation);
          starts.add(
            (position ?? source.positionOf(instanceLocation.replace(/\/[^/]*$/, "")))?.value.start.offset ?? -1,
          );
          starts.add(position?.key?.start.offset ?? -1);
          for (const name of [data["name"], data["property"], ...[data["names"], data["present"]].flat()])
            if (typeof name === "string")
              starts.add(
                source.positionOf(`${instanceLocation}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)?.key?.start
                  .offset ?? -1,
              );
        }
        for (const { range, message } of diagnostics)
          if (!starts.has(document.offsetAt(range.start)))
            wrong.push(`${text}: ${message} at ${JSON.stringify(range.start)}`);
      }
    }
  }
  return wrong;
});

testCorpora("no prefix and no edit of a document is an exception", async (corpus) => {
  const service = serviceOf(corpus);
  const random = numbers();
  const upTo = (most: number): number => random.next().value % Math.max(1, most);
  const inserted = [
    '"',
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\n",
    "  ",
    "- ",
    "&a",
    "*a",
    "|",
    "x",
    "\\",
    "\u0000",
    "\uD800",
    "/*",
    "---\n",
  ];
  const backwards: string[] = [];
  let version = 0;
  const instances = someOf(corpus, 1500, 2).map((line) => ({ value: JSON.parse(line) as unknown, name: "data" }));
  const isSmall = JSON.stringify(corpus.schema).length < 8000;
  for (const { value, name } of [...instances, ...(isSmall ? [{ value: corpus.schema, name: "data.schema" }] : [])]) {
    for (const language of ["json", "json5", "yaml"]) {
      const text = language === "yaml" ? stringify(value) : JSON.stringify(value, undefined, 1);
      for (let i = 0; i < 6; i++) {
        const at = upTo(text.length);
        const edited =
          i % 2 === 0
            ? text.slice(0, at)
            : text.slice(0, at) + (inserted[upTo(inserted.length)] ?? "") + text.slice(at + upTo(4));
        const document = documentOf(edited, language, ++version, name);
        const position = document.positionAt(Math.min(at + 1, edited.length));
        const diagnostics = await service.doValidation(document);
        if (diagnostics.some(({ range }) => document.offsetAt(range.start) > document.offsetAt(range.end)))
          backwards.push(edited);
        await service.doComplete(document, position);
        await service.doHover(document, position);
        await service.findDefinition(document, position);
        await service.doCodeActions(document, diagnostics);
        await service.findLinks(document);
        service.findDocumentSymbols(document);
        service.getFoldingRanges(document);
        service.getSelectionRanges(document, [position]);
      }
    }
  }
  return backwards;
});
