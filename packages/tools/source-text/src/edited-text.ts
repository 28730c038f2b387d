/** A text whose parts are replaced from its end to its beginning, so that the offsets before them stay. */
export class EditedText {
  #text: string;
  readonly #changes: { readonly offset: number; readonly growth: number }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** The text with all changes so far. */
  get text(): string {
    return this.#text;
  }

  /** Changes the whole text. What is before the offset stays, except for what separates it from the part at the offset. */
  set(text: string, offset: number): void {
    this.#changes.push({ offset, growth: text.length - this.#text.length });
    this.#text = text;
  }

  /** Writes something in the place of what is between two offsets, of which the second one may be that of an end. */
  replace(start: number, end: number, by: string): void {
    this.set(this.#text.slice(0, start) + by + this.#text.slice(end), start);
  }

  /** Where the end of a part is, at an offset of the text before any change. */
  endOf(offset: number): number {
    return this.#changes.reduce((sum, change) => (change.offset < offset ? sum + change.growth : sum), offset);
  }
}
