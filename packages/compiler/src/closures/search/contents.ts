import type { Decoding } from "@argot/core/plan";

/** The content that a step of decoding finds; `undefined` if there is none. */
type Content = ReturnType<Decoding["call"]>;

/** The contents of the current value of a block. Rules that share a step of decoding take it once. */
export class Contents {
  readonly #taken = new Map<Decoding, { readonly from: unknown; readonly content: Content }>();

  take(step: Decoding, from: unknown): Content {
    const known = this.#taken.get(step);
    if (known && known.from === from) return known.content;
    const content = step.call(from as never, step.argument as never);
    this.#taken.set(step, { from, content });
    return content;
  }

  forget(): void {
    this.#taken.clear();
  }
}
