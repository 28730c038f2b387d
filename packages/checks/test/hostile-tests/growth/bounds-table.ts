// The table of bounds in SECURITY.md: how fast work grows with each thing that an untrusted schema, value or request may have much of.
import { readFileSync } from "node:fs";
import { type Family, grownThings } from "../../../src/hostile-tests/growth/families/family.js";

/** A cell of the table. */
export interface Bound {
  /** The greatest growth of the work, when the thing doubles. */
  readonly most: number;
  /** Whether the work grows in proportion. */
  readonly isLinear: boolean;
  /** The limit that ends the work, as the table has it. */
  readonly limit: string | undefined;
}

/** A row of the table. */
interface BoundsRow {
  /** `undefined` where a thing does not matter to the operation. */
  readonly bounds: ReadonlyMap<Family["grown"], Bound | undefined>;
  /** The file that counts, without its ending. */
  readonly countedIn: string;
}

/** Growths, with room for what is done once. That of `n` includes n log n. */
const growths: Readonly<Record<string, number>> = { n: 2.6, "n*": 2.6, "n²": 4.6 };

export const securityText: string = readFileSync(new URL("../../../../../SECURITY.md", import.meta.url), "utf8");

const cellsOf = (line: string): readonly string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function boundOf(cell: string): Bound | undefined {
  if (cell === "–") return undefined;
  const [, growth = "", limit] = /^(\S+?)(?:, (.+))?$/.exec(cell) ?? [];
  const most = growths[growth];
  if (most === undefined) throw new Error(`SECURITY.md: "${cell}" is no bound`);
  return { most, isLinear: growth !== "n²", limit };
}

/** The rows by operation. */
export const boundsTable: ReadonlyMap<string, BoundsRow> = (() => {
  const lines = securityText.split("\n");
  const start = lines.findIndex((line) => cellsOf(line).slice(1, -1).join() === grownThings.join());
  if (start < 0) throw new Error("SECURITY.md has no table of bounds");
  const end = lines.findIndex((line, i) => i > start && !line.startsWith("|"));
  return new Map(
    lines.slice(start + 2, end).map((line) => {
      const [operation = "", ...cells] = cellsOf(line);
      const bounds = new Map(grownThings.map((grown, i) => [grown, boundOf(cells[i] ?? "")]));
      return [operation, { bounds, countedIn: cells.at(-1)?.replaceAll("`", "") ?? "" }];
    }),
  );
})();

/** The bound of an operation for what grows in a family. */
export const boundFor = (operation: string, { grown }: Pick<Family, "grown">): Bound | undefined =>
  boundsTable.get(operation)?.bounds.get(grown);
