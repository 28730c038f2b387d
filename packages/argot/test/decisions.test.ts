// Records of decisions are numbered without gaps, each is referred to where it explains something, and each reference leads to a record.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = "docs/decisions";

const ignored = new Set(["node_modules", "dist", "reports", "etc", "coverage", "temp", ".git", ".turbo"]);

/** Comments and documents are in files of these kinds. */
const texts = /\.(?:md|[cm]?[jt]sx?|yaml|yml)$/;

/** The text files in a folder and below it. */
function textsIn(below: string): string[] {
  return readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : textsIn(name);
    return texts.test(entry.name) ? [name] : [];
  });
}

/** The numbers that follow "decision" or "decisions/" in a text, as in a link, a comment or a sentence; and links from record to record. */
const numbersIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\bdecisions?[ /]|\]\()(0\d{3})\b/g), ([, number = ""]) => number);

const records = readdirSync(path.join(root, folder)).filter((name) => name !== "README.md");
const numbers = records.map((name) => name.slice(0, 4)).sort();

const references = textsIn("").map((name) => ({
  name,
  numbers: numbersIn(readFileSync(path.join(root, name), "utf8")),
}));

test("the numbers have no gaps, and each is in the title", () => {
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, "0")));
  const titled = (name: string): boolean =>
    readFileSync(path.join(root, folder, name), "utf8").startsWith(`# ${name.slice(0, 4)} `);
  expect(records.filter((name) => !titled(name))).toEqual([]);
});

test("each record is referred to outside of the folder of records", () => {
  const outside = new Set(references.filter(({ name }) => !name.startsWith(folder)).flatMap((each) => each.numbers));
  expect(numbers.filter((number) => !outside.has(number))).toEqual([]);
});

test("each reference leads to a record", () => {
  const missing = references.flatMap(({ name, numbers: referred }) =>
    referred.filter((number) => !numbers.includes(number)).map((number) => `${name}: ${number}`),
  );
  expect(missing).toEqual([]);
});
