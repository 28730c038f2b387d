import { median } from "../benchmarks/statistics.js";
import { table, time } from "../benchmarks/tables.js";
import { answerTo, drafts, questionsOf } from "./exam.js";
import { pairsFolder, pairsHelp } from "./pairs.js";

interface Row {
  right: number;
  wrong: number;
  /** The times of all answers, in nanoseconds. */
  readonly times: number[];
  /** How many questions are not decided, by reason. */
  readonly reasons: Map<string, number>;
}

/** The exam, by draft and kind of pair. */
export function examTable(): string {
  const folder = pairsFolder();
  if (folder === undefined) return pairsHelp;
  const rows = new Map<string, Row>();
  for (const draft of drafts)
    for (const question of questionsOf(folder, draft)) {
      const started = performance.now();
      const found = answerTo(question);
      const taken = (performance.now() - started) * 1e6;
      const name = `${question.dialect}/${question.id.slice(0, question.id.indexOf("/"))}`;
      const row = rows.get(name) ?? { right: 0, wrong: 0, times: [], reasons: new Map<string, number>() };
      rows.set(name, row);
      row.times.push(taken);
      if (found.answer === "unknown") {
        const reason = found.reasons.join("; ");
        row.reasons.set(reason, (row.reasons.get(reason) ?? 0) + 1);
      } else row[(found.answer === "yes") === question.truth ? "right" : "wrong"]++;
    }
  return table(
    ["draft", "kind", "right", "wrong", "not decided", "median", "slowest"],
    [...rows].map(([name, { right, wrong, times, reasons }]) => [
      ...name.split("/"),
      String(right),
      String(wrong),
      [...reasons].map(([reason, count]) => `${count}: ${reason}`).join(", ") || "0",
      time(median(times)),
      time(Math.max(...times)),
    ]),
  );
}
