import { requireArgument } from "@argot/core/json";
import { printable } from "@argot/source-text";
import { requireFiles, type FileCoverage, type LocatedKeyword } from "./located.js";
import { percentageOf, type Share, sharesOf } from "./schema-coverage.js";

/** Maximum number of keywords that are listed for a file. */
const maxListed = 20;

/** Coverage as a table with a line for each file, and beneath it the keywords that are not exercised both ways. */
export function coverageText(files: readonly FileCoverage[]): string {
  requireFiles("coverageText", files);
  if (files.length === 0) return "no schema of a file is tested\n";
  const rows = [
    ["file", "keywords", "outcomes", "schemas"],
    ...files.map((file) => row(printable(file.source.name), [file])),
    row("all", files),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => (cells[column] ?? "").length)));
  const lines = rows.map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  "),
  );
  return `${[...lines, ...files.flatMap(missing)].join("\n")}\n`;
}

function row(name: string, files: readonly FileCoverage[]): string[] {
  const { keywords, outcomes, schemas } = sharesOf(files);
  return [name, shareText(keywords), shareText(outcomes), shareText(schemas)];
}

const shareText = (share: Share): string => `${percentageOf(share).toFixed(1)} % (${share.covered}/${share.total})`;

function missing({ source, keywords }: FileCoverage): readonly string[] {
  const left = keywords.filter((each) => gapOf(each) !== undefined);
  if (left.length === 0) return [];
  const lines = left
    .slice(0, maxListed)
    .map((each) => `  ${each.line}: ${printable(each.pointer)} ${gapOf(each) as string}`);
  const more = left.length - lines.length;
  return ["", `${printable(source.name)}`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

/** The outcome of a keyword that is missing; `undefined` if none is. */
export function gapOf(keyword: Pick<LocatedKeyword, "holds" | "fails" | "canFail">): string | undefined {
  requireArgument(typeof keyword?.holds === "number", "gapOf", "a keyword of a coverage", keyword);
  const { holds, fails, canFail } = keyword;
  if (holds + fails === 0) return "is never evaluated";
  if (holds === 0) return "never holds";
  return canFail && fails === 0 ? "never fails" : undefined;
}
