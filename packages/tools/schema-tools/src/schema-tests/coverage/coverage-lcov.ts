import { requireFiles, type FileCoverage } from "./located.js";
import { outcomesOf } from "./schema-coverage.js";

/**
 * Coverage in the format of lcov: subschemas are functions, the lines of keywords are lines, and the results of keywords are branches.
 *
 * @see {@link https://manpages.debian.org/unstable/lcov/geninfo.1.en.html | geninfo, "TRACEFILE FORMAT"}
 */
export function coverageLcov(files: readonly FileCoverage[]): string {
  requireFiles("coverageLcov", files);
  return files.map(recordOf).join("");
}

function recordOf({ source, keywords, schemas }: FileCoverage): string {
  const lines = new Map<number, number>();
  for (const { line, holds, fails } of keywords) lines.set(line, Math.max(lines.get(line) ?? 0, holds + fails));
  const branches = keywords.flatMap((keyword, block) =>
    outcomesOf(keyword).map(({ count }, branch) => {
      const evaluated = keyword.holds + keyword.fails > 0;
      return { text: `BRDA:${keyword.line},${block},${branch},${evaluated ? count : "-"}`, isHit: count > 0 };
    }),
  );
  const named = schemas.map(({ line, pointer, holds, fails }) => ({
    line,
    name: oneLine(pointer === "" ? "(root)" : pointer),
    count: holds + fails,
  }));
  return [
    "TN:",
    `SF:${oneLine(source.name)}`,
    ...named.map(({ line, name }) => `FN:${line},${name}`),
    ...named.map(({ count, name }) => `FNDA:${count},${name}`),
    `FNF:${named.length}`,
    `FNH:${named.filter(({ count }) => count > 0).length}`,
    ...branches.map(({ text }) => text),
    `BRF:${branches.length}`,
    `BRH:${branches.filter(({ isHit }) => isHit).length}`,
    ...Array.from(lines)
      .toSorted(([a], [b]) => a - b)
      .map(([line, count]) => `DA:${line},${count}`),
    `LF:${lines.size}`,
    `LH:${[...lines.values()].filter((count) => count > 0).length}`,
    "end_of_record",
    "",
  ].join("\n");
}

/** A text without line breaks, since each line is a record. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, " ");
