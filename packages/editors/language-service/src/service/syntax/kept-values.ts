import type { SourceValue } from "./source-value.js";
import type { SyntaxNode } from "./syntax-node.js";
import type { TextChange } from "./text-change.js";

/** Members or items of the earlier text, and the index of the next one to compare. */
interface Level {
  readonly parts: readonly SourceValue[];
  index: number;
  /** The offset of the part at the index. */
  start: number;
}

/** The objects and arrays of a text that a change does not touch, by their offsets after the change. */
export class KeptValues {
  readonly #change: TextChange;
  readonly #levels: Level[];

  /** @param root - The value of the text before the change. */
  constructor({ source, start }: SyntaxNode, change: TextChange) {
    this.#change = change;
    this.#levels = [{ parts: [source], index: 0, start }];
  }

  /**
   * The object or array that begins at an offset, if it can be reused. Offsets must not decrease from call to call,
   * since the values are passed once.
   */
  at(offset: number): SourceValue | undefined {
    const { start, endBefore, endAfter } = this.#change;
    if (offset >= start && offset < endAfter) return undefined;
    const before = offset < start ? offset : offset - endAfter + endBefore;
    for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) {
      const part = level.parts[level.index];
      if (!part) {
        this.#levels.pop();
        continue;
      }
      if (before < level.start) return undefined;
      const end = level.start + part.length;
      if (before === level.start && part.isSelfContained && (before >= endBefore || end <= start)) return part;
      const [first] = part.parts;
      const inside = before < end && first && { parts: part.parts, index: 0, start: level.start + first.lead };
      level.index++;
      level.start = end + (level.parts[level.index]?.lead ?? 0);
      if (inside) this.#levels.push(inside);
    }
    return undefined;
  }
}
