import { type BlockId, JsonType, type TypeSet } from "@argot/core/plan";
import type { Cell } from "./cell.js";

/** What looks at a value while it is read. */
export interface ValueObserver {
  /** Whether it needs no more events. */
  readonly isDone: boolean;
  /** A UTF-16 code unit of a string. */
  unit?(code: number): void;
  /** The digits of a number so far. */
  digits?(text: string): void;
  /** A name begins, or must follow. It is a value of its own until it is known. */
  nameBegins?(name: OpenValue): void;
  /** A member or item follows: its name or index is known, and nothing of its value. */
  partBegins?(part: OpenValue): void;
  /** A member or item ends. */
  partEnds?(part: OpenValue): void;
  /** The value ends. */
  ends?(): void;
}

const nothing: readonly never[] = [];

/** A value that is being read: the root, a member, an item, or a name. */
export class OpenValue {
  readonly parent: OpenValue | undefined;
  /** The name or index in the parent; `undefined` for the root and for names. */
  readonly key: string | number | undefined;
  /** The types that it can have. */
  types: TypeSet = JsonType.any;
  /** What is read of it. */
  value: unknown = undefined;
  /** Whether its first character is read. */
  isBegun = false;
  /** Whether it is read to its end. */
  isComplete = false;
  /** The name of a member that is being read, or must follow. */
  openName: OpenValue | undefined;
  /** The number of its members or items, those that must follow included. */
  partCount = 0;
  /** The blocks that are applied to it, by their number: one for each scope. */
  readonly blocks: Map<BlockId, readonly Cell[]> = new Map();
  /** What looks at the verdicts of all of them. */
  watchers: readonly Cell[] = nothing;
  /** What begins to look at it when its type is known. */
  readonly beginners: (() => void)[] = [];
  // Most values have no observers, and there are many values.
  #observers: ValueObserver[] | undefined;
  #unitObservers: ValueObserver[] | undefined;

  constructor(parent: OpenValue | undefined, key: string | number | undefined) {
    this.parent = parent;
    this.key = key;
  }

  /** The observers that need events. */
  get observers(): readonly ValueObserver[] {
    return this.#observers ?? nothing;
  }

  /** Whether it matters which characters a string has, before it ends. */
  get wantsUnits(): boolean {
    if (!this.#unitObservers) return false;
    if (this.#unitObservers.some(({ isDone }) => isDone))
      this.#unitObservers = this.#unitObservers.filter(({ isDone }) => !isDone);
    return this.#unitObservers.length > 0;
  }

  /** Its first character is read. */
  begin(types: TypeSet, initial: unknown): void {
    this.types = types;
    this.value = initial;
    this.isBegun = true;
  }

  /** Looks at the verdict of each block that is applied to it. */
  watch(watcher: Cell): void {
    this.watchers = [...this.watchers, watcher];
    for (const cells of this.blocks.values()) for (const cell of cells) cell.addReader(watcher);
  }

  observe(observer: ValueObserver): void {
    if (observer.isDone) return;
    (this.#observers ??= []).push(observer);
    if (observer.unit) (this.#unitObservers ??= []).push(observer);
  }

  unit(code: number): void {
    for (const observer of this.#unitObservers ?? nothing) if (!observer.isDone) observer.unit?.(code);
  }

  /** Releases what looks at it. */
  release(): void {
    this.#observers = undefined;
    this.#unitObservers = undefined;
  }
}
