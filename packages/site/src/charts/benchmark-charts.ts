import { type Bar, barChart } from "./bar-chart.js";
import type { Figures, MeasureFigures } from "./figures.js";

const ours = "argot";

/** The validators in JavaScript as they are installed: neither parts of Argot nor its package in place of Ajv, and no native program. */
const isOnItsOwn = ({ validator }: { readonly validator: string }): boolean =>
  !/^argot,|^@argot\/|native/.test(validator);

/** One chart for the home page: verdicts on values of many shapes. */
export function verdictChart({ measures, baseline }: Figures): string {
  const [first] = measures;
  if (!first) throw new Error("docs/benchmarks.json has no measures");
  const measure = {
    ...first,
    title: `Time of a verdict, where ${baseline} takes 1`,
    means: first.means.filter(isOnItsOwn),
  };
  const ratios = measure.means.map(({ ratio }) => ratio);
  const bars = barsOf(measure);
  const range = [powerBelow(Math.min(...ratios)), 10 * powerBelow(Math.max(...ratios) * 0.999)] as const;
  return barChart({ title: measure.title, description: descriptionOf(measure, bars, baseline), bars, range });
}

/** Charts of the figures, one for each measure, fastest first; and how to read them. */
export function benchmarkCharts({ measures, baseline, corpora }: Figures): string {
  const all = measures.flatMap(({ means, goal }) => [goal, ...means.map(({ ratio }) => ratio)]);
  const range = [powerBelow(Math.min(...all)), 10 * powerBelow(Math.max(...all) * 0.999)] as const;
  const charts = measures.map((measure) => {
    const bars = barsOf(measure);
    return barChart({
      title: measure.title,
      description: descriptionOf(measure, bars, baseline),
      bars,
      goal: measure.goal,
      range,
    });
  });
  return `<div class="charts">\n${charts.join("\n")}\n</div>

Each chart has one measure, the fastest first. Bars to the left of 1 are faster than ${baseline}, bars to the right slower; the scale is logarithmic. The
dashed line is the goal of Argot. A validator that is not right on each of the ${corpora} corpora is measured on the others. The table has the same figures.
`;
}

const barsOf = ({ means }: MeasureFigures): readonly Bar[] =>
  means
    .map(({ validator, ratio }) => ({ label: validator, value: ratio, isOurs: validator === ours }))
    .toSorted((a, b) => a.value - b.value);

function descriptionOf({ title, goal }: MeasureFigures, bars: readonly Bar[], baseline: string): string {
  const place = bars.findIndex(({ isOurs }) => isOurs) + 1;
  const own = bars[place - 1]?.value;
  const listed = bars.map(({ label, value }) => `${label} ${value}`).join(", ");
  return `${title}, in relation to ${baseline}: argot ${own} is place ${place} of ${bars.length}; the goal is ${goal}. ${listed}.`;
}

/** The greatest power of ten that is not more than a number. */
const powerBelow = (value: number): number => 10 ** Math.floor(Math.log10(value));
