import { LimitError } from "../errors/limit-error.js";
import type { Locations } from "../messages/locations.js";

/** The characters that a unit, an annotation or a content counts besides those of its texts: about what the rest of it needs. */
export const unitSize = 100;

/** The size of something with locations. */
export const sizeOfLocations = (at: Locations): number =>
  unitSize + at.instanceLocation.length + at.keywordLocation.length + at.absoluteKeywordLocation.length;

/** Counts the characters of an output, of annotations or of contents, and ends them if there are too many. */
export class OutputBudget {
  readonly #maximum: number;
  #used = 0;

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** @throws LimitError if there are more characters than the limit in sum. */
  use(characters: number): void {
    this.#used += characters;
    if (this.#used > this.#maximum) throw new LimitError("output", this.#maximum);
  }
}
