/** A table in Markdown with aligned columns, so that it is readable in a terminal as well. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    const right =
      cells.some((cell) => figure.test(cell)) && cells.every((cell) => figure.test(cell) || noFigure.test(cell));
    return { width: Math.max(3, title.length, ...cells.map(({ length }) => length)), right };
  });
  const line = (cells: readonly string[]): string =>
    `| ${columns
      .map(({ width, right }, column) => {
        const cell = cells[column] ?? "";
        return right ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(" | ")} |`;
  const rule = columns.map(({ width, right }) => `${"-".repeat(width - 1)}${right ? ":" : "-"}`).join(" | ");
  return [line(head), `| ${rule} |`, ...rows.map((row) => line(row))].join("\n");
}

/** A cell with a figure. Columns of figures are aligned right. */
const figure = /^[<>=*\s]*\d/;
/** A cell without a figure that a column of figures may have. */
const noFigure = /^(?:–|marked|)$/;

/** A ratio, with as few digits as are needed to compare results. */
export function ratio(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return "–";
  return value >= 10 ? value.toFixed(0) : value >= 3 ? value.toFixed(1) : value.toFixed(value < 0.1 ? 3 : 2);
}

/** A time in nanoseconds as text, with a suitable unit. */
export function time(nanoseconds: number | undefined): string {
  if (nanoseconds === undefined || Number.isNaN(nanoseconds)) return "–";
  const [unit, scale]: [string, number] =
    nanoseconds >= 1e9 ? ["s", 1e9] : nanoseconds >= 1e6 ? ["ms", 1e6] : nanoseconds >= 1e3 ? ["µs", 1e3] : ["ns", 1];
  const value = nanoseconds / scale;
  return `${value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)} ${unit}`;
}
