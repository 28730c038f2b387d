/** A bar of a chart. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly isOurs: boolean;
}

/** Bars that begin at 1 on a logarithmic scale: to the left what is less, to the right what is more. */
export interface BarChart {
  readonly title: string;
  /** The same in a sentence, for screen readers. */
  readonly description: string;
  readonly bars: readonly Bar[];
  /** A value that is marked by a line. Default: none. */
  readonly goal?: number;
  /** The ends of the scale. */
  readonly range: readonly [least: number, most: number];
}

// Sizes in units of the drawing, which is as wide as a phone.
const width = 340;
const labels = 112;
const values = 44;
const row = 22;
const head = 8;
const foot = 20;

/** A chart as SVG. Its colours are those of the page, in light and dark. */
export function barChart({ title, description, bars, goal, range }: BarChart): string {
  const [least, most] = range.map(Math.log10) as [number, number];
  const x = (value: number): number =>
    round(labels + ((Math.log10(value) - least) / (most - least)) * (width - labels - values));
  const bottom = head + bars.length * row;
  const ticks = powersBetween(least, most).map(
    (value) =>
      `<line x1="${x(value)}" x2="${x(value)}" y1="${head - 4}" y2="${bottom}" class="${value === 1 ? "base" : "tick"}" />` +
      `<text x="${x(value)}" y="${bottom + 14}" text-anchor="middle" class="scale">${value}</text>`,
  );
  const rows = bars.map(({ label, value, isOurs }, i) => {
    const y = head + i * row;
    const [from, to] = [x(1), x(value)].sort((a, b) => a - b) as [number, number];
    return (
      `<g class="${isOurs ? "ours" : "other"}">` +
      `<text x="${labels - 6}" y="${y + 14}" text-anchor="end">${escaped(label)}</text>` +
      `<rect x="${from}" y="${y + 3}" width="${round(Math.max(2, to - from))}" height="${row - 8}" rx="2" />` +
      `<text x="${width}" y="${y + 14}" text-anchor="end" class="value">${value}</text></g>`
    );
  });
  const goalLine =
    goal === undefined ? "" : `<line x1="${x(goal)}" x2="${x(goal)}" y1="${head - 4}" y2="${bottom}" class="goal" />`;
  return (
    `<figure class="chart"><figcaption>${escaped(title)}</figcaption>` +
    `<svg viewBox="0 0 ${width} ${bottom + foot}" role="img" aria-label="${escaped(description)}">` +
    `${ticks.join("")}${rows.join("")}${goalLine}</svg></figure>`
  );
}

/** The powers of ten between two logarithms. */
const powersBetween = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.floor(most) - Math.ceil(least) + 1 }, (_, i) => 10 ** (Math.ceil(least) + i));

const round = (value: number): number => Math.round(value * 10) / 10;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
