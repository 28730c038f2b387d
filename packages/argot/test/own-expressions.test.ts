// The regular expressions in Argot's own code that run over values: each is proven to take linear time.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { backtrackingProblem } from "@argot/regex";
import { slowPatterns } from "@argot/regex/slow-patterns";
import ts from "typescript";
import { expect, test } from "vitest";
import { createArgot, dialectUris } from "../src/index.js";

const packages = fileURLToPath(new URL("../../", import.meta.url));

/** Folders with code that sees values, or templates of messages. */
const folders = [
  "vocabularies/format/src",
  "vocabularies/content/src",
  "vocabularies/validation/src",
  "core/src/json",
  "core/src/messages",
  "core/src/plan",
];

/** The regular expressions of a source file. */
function expressionsIn(file: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext, true));
  return found;
}

/** Expressions without a proof, and why they are fast. */
const exceptions: ReadonlyMap<string, string> = new Map([
  [String.raw`"(?:[^"\\]|\\.)*"`, "is sticky: it is tried once at each text of a plan"],
  [String.raw`\s*:`, "is sticky: it is tried once after each string"],
  [
    String.raw`^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$`,
    "matches every text, so that nothing is tried again",
  ],
]);

const files = folders.flatMap((folder) =>
  readdirSync(path.join(packages, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test"))
    .map((name) => path.join(folder, name)),
);
const expressions = files.flatMap((file) =>
  expressionsIn(path.join(packages, file)).map((expression): [string, RegExp] => [file, expression]),
);

test.each(expressions.filter(([, { source }]) => !exceptions.has(source)))("%s: %o", (_file, { source, flags }) => {
  expect(backtrackingProblem(source, flags.includes("u"))).toBeUndefined();
});

test("the exceptions exist", () => {
  const sources = new Set(expressions.map(([, { source }]) => source));
  expect([...exceptions.keys()].filter((source) => !sources.has(source))).toEqual([]);
});

test.each(Object.values(dialectUris))("the patterns of %s", (uri) => {
  expect(slowPatterns(createArgot().plan(uri))).toEqual([]);
});
