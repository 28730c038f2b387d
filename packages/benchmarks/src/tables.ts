/** A table in Markdown whose columns line up, so that it can be read in a terminal as well. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => aligned(cells[column] ?? "", width, column)).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map((row) => line(row))].join("\n");
}

/** Names stand at the left, numbers at the right. */
const aligned = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

/** A ratio in the fewest digits that tell two results apart. */
export function ratio(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return "–";
  return value >= 10 ? value.toFixed(0) : value >= 3 ? value.toFixed(1) : value.toFixed(value < 0.1 ? 3 : 2);
}

/** A time that is given in nanoseconds, with its unit. */
export function time(nanoseconds: number | undefined): string {
  if (nanoseconds === undefined || Number.isNaN(nanoseconds)) return "–";
  const [unit, scale] =
    nanoseconds >= 1e9 ? ["s", 1e9] : nanoseconds >= 1e6 ? ["ms", 1e6] : nanoseconds >= 1e3 ? ["µs", 1e3] : ["ns", 1];
  const value = nanoseconds / Number(scale);
  return `${value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)} ${unit}`;
}
