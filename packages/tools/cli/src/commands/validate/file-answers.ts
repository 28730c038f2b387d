import type { Place } from "../../inputs/file-batches.js";
import type { LinesAnswer } from "./lines.worker.js";
import type { LinesResult } from "./validate-lines.js";

/** The result for a batch of a file. It has no answer if the text is too long to be kept until its turn. */
export interface PlacedAnswer {
  readonly place: Place;
  readonly answer: LinesAnswer | LinesResult | undefined;
}

/** Answers about the batches of a file, which come in any order. */
export class FileAnswers {
  readonly #byNumber = new Map<number, PlacedAnswer>();
  #failure: { readonly error: unknown } | undefined;
  #wake = (): void => {};

  add(answer: PlacedAnswer): void {
    this.#byNumber.set(answer.place.number, answer);
    this.#wake();
  }

  /** No more answers come from a thread. */
  fail(error: unknown): void {
    this.#failure ??= { error };
    this.#wake();
  }

  /** Takes the answer about a batch, if it has come. */
  take(number: number): PlacedAnswer | undefined {
    const answer = this.#byNumber.get(number);
    this.#byNumber.delete(number);
    return answer;
  }

  /**
   * Waits for another answer.
   *
   * @throws what a thread ended with
   */
  async arrival(): Promise<void> {
    if (!this.#failure) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.refuseFailed();
  }

  /** @throws what a thread ended with */
  refuseFailed(): void {
    if (this.#failure) throw this.#failure.error;
  }
}
