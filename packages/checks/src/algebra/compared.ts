// Comparisons of schemas, in a process of their own, so that the memory that they take is known.
import { time } from "../benchmarks/tables.js";
import { Asked } from "./asked.js";
import type { Answer } from "./comparison.js";

/** The longest that a comparison may take, in milliseconds. */
const limit = 120_000;

/** Thrown if two schemas cannot be compared, with the reason. */
export class NotComparedError extends Error {}

export class Comparisons {
  readonly #process = new Asked();
  readonly #answers: Answer[] = [];
  #memory = 0;

  /** Both directions. @throws NotComparedError if a schema is no schema, or there is no answer in time. */
  async compare(before: unknown, after: unknown): Promise<readonly [Answer, Answer]> {
    const reply = await this.#process.ask("compare", [before, after], limit);
    if (reply?.result === undefined) throw new NotComparedError(reply?.thrown ?? "no answer in time");
    this.#memory = reply.memory;
    const answers = reply.result as readonly [Answer, Answer];
    this.#answers.push(...answers);
    return answers;
  }

  end(): void {
    this.#process.end();
  }

  /** The cells of a table: answers, those that are not decided, the slowest answer, memory. */
  get cells(): readonly string[] {
    const count = this.#answers.length;
    if (count === 0) return ["0", "0", "–", "–"];
    const undecided = this.#answers.filter(({ answer }) => answer === "unknown").length;
    const slowest = Math.max(...this.#answers.map(({ milliseconds }) => milliseconds));
    return [String(count), String(undecided), time(slowest * 1e6), `${Math.round(this.#memory)} MB`];
  }
}

export const cellTitles: readonly string[] = ["answers", "not decided", "slowest", "memory"];
