import { appendToken, pointerOf, tokensOf } from "@argot/core/json";

/** Where the parts of a document go. */
export class Moves {
  /** The last tokens of pointers, by the pointers before the move. */
  readonly #tokens = new Map<string, readonly string[]>();
  /** The pointers before the moves by those after them, once all moves are known. */
  #origins: ReadonlyMap<string, string> | undefined;

  /** Whether nothing moves. */
  get isEmpty(): boolean {
    return this.#tokens.size === 0;
  }

  /**
   * Records that the last token of a pointer becomes others.
   *
   * @param pointer - Before any move.
   */
  add(pointer: string, tokens: readonly string[]): void {
    this.#tokens.set(pointer, tokens);
  }

  /** The last tokens of a pointer after the moves. */
  lastTokens(pointer: string): readonly string[] {
    return this.#tokens.get(pointer) ?? (tokensOf(pointer) ?? []).slice(-1);
  }

  /** The pointer after the moves. */
  after(pointer: string): string {
    if (this.isEmpty) return pointer;
    let at = "";
    const path: string[] = [];
    for (const token of tokensOf(pointer) ?? []) {
      at = appendToken(at, token);
      path.push(...(this.#tokens.get(at) ?? [token]));
    }
    return pointerOf(path);
  }

  /** The pointer before the moves, by the one after them. */
  before(pointer: string): string {
    if (this.isEmpty) return pointer;
    this.#origins ??= new Map(Array.from(this.#tokens.keys(), (each) => [this.after(each), each]));
    let at = "";
    let origin = "";
    for (const token of tokensOf(pointer) ?? []) {
      at = appendToken(at, token);
      origin = this.#origins.get(at) ?? appendToken(origin, token);
    }
    return origin;
  }
}
