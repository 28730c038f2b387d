import type { Frame } from "@argot/core/internal";

/** A location of a value, by the objects and arrays on the way to it. */
export class LocationPath {
  readonly #tokens: readonly string[];
  /** The number of tokens that lead to each of them. */
  readonly #depths = new Map<unknown, number>();

  /** @param value - A value that has the location. */
  constructor(value: unknown, tokens: readonly string[]) {
    this.#tokens = tokens;
    let part = value;
    for (const [depth, token] of tokens.entries()) {
      this.#depths.set(part, depth);
      part = (part as Readonly<Record<string, unknown>> | null | undefined)?.[token];
    }
    if (typeof part === "object" && part !== null) this.#depths.set(part, tokens.length);
  }

  /** Whether a value is at the location or contains it. Equal scalars are not told apart. */
  has(value: unknown): boolean {
    return this.#depths.has(value);
  }

  /** Whether a frame evaluates a value that is at the location or contains it. */
  isAt(frame: Frame): boolean {
    let at: Frame | undefined = frame.base;
    while (at && at.key === undefined) at = at.caller?.base;
    // The whole contains everything, and nothing contains it.
    if (!at || this.#tokens.length === 0) return !at;
    const depth = this.#depths.get(at.caller?.value);
    return depth !== undefined && this.#tokens.at(depth) === String(at.key);
  }
}
