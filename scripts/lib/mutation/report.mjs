// reports/mutation.md: the mutants that survive in each package. A row keeps its reason as long as its mutant survives.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../workspace.mjs";

/** @typedef {{ number: number, file: string, was: string, replacement: string, reached: boolean }} Survivor */

const report = path.join(root, "reports", "mutation.md");

const headOfTable = "| file | original | surviving mutant | reason |\n| --- | --- | --- | --- |\n";
const fileOf = (/** @type {string} */ row) => /`(.*?)`/.exec(row)?.[1] ?? "";

/** The text of a cell of a table. @param {string} text */
function cell(text) {
  const short = text.replaceAll(/\s+/g, " ");
  const shown = (short.length > 70 ? `${short.slice(0, 69)}…` : short).replaceAll("|", "\\|");
  return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

/**
 * @param {string} name of the package
 * @param {string} figures
 * @param {readonly Survivor[]} survivors
 * @param {readonly string[]} [narrowed] the files whose rows are replaced; other rows, and the text above them, stay
 */
export function writeSection(name, figures, survivors, narrowed) {
  const [head = "", ...sections] = existsSync(report)
    ? readFileSync(report, "utf8").split(/^(?=## )/m)
    : ["# Mutants that survive\n\n"];
  const title = `## ${name}\n`;
  const old = sections.find((section) => section.startsWith(title)) ?? "";
  const reasons = new Map(
    old.split("\n").map((row) => {
      const at = row.lastIndexOf(" | ", row.length - 3);
      return [row.slice(0, at), row.slice(at + 3, -2)];
    }),
  );
  const found = survivors
    .toSorted((one, other) => one.number - other.number)
    .map(({ file, was, replacement, reached }) => {
      const row = `| \`${file}\` | ${cell(was)} | ${cell(replacement)}`;
      return `${row} | ${reasons.get(row) ?? (reached ? "not examined" : "no test reaches it")} |`;
    });
  const [above = "", below = ""] = old.slice(title.length).split(headOfTable);
  const kept = narrowed ? below.split("\n").filter((row) => row !== "" && !narrowed.includes(fileOf(row))) : [];
  const rows = [...kept, ...found].toSorted((one, other) =>
    fileOf(one) < fileOf(other) ? -1 : +(fileOf(one) > fileOf(other)),
  );
  const table = rows.length === 0 ? "" : `${headOfTable}${rows.join("\n")}\n\n`;
  const section = `${title}\n${narrowed ? above.trim() : figures}\n\n${table}`;
  const others = sections.filter((each) => !each.startsWith(title));
  const sorted = [...others.map((each) => `${each.trimEnd()}\n\n`), section].toSorted();
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, `${head.trimEnd()}\n\n${sorted.join("")}`.trimEnd() + "\n");
}
