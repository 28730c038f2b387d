/** The cells whose verdicts are new: what depends on them is still to be told. */
export class CellQueue {
  readonly #decided: Cell[] = [];
  /** Number of verdicts and dependencies so far. */
  work = 0;

  add(cell: Cell): void {
    this.#decided.push(cell);
  }

  /** Follows every verdict to what depends on it, in a list instead of recursion: schemas and values may have any depth. */
  drain(): void {
    for (let cell = this.#decided.pop(); cell; cell = this.#decided.pop()) {
      this.work++;
      for (const reader of cell.takeReaders()) {
        this.work++;
        reader.follow(cell);
      }
    }
  }
}

const nothing: readonly Cell[] = [];

/**
 * Something that holds or fails for a value that is not read to its end. It has a verdict once all continuations of the text agree, and
 * the verdict never changes.
 */
export class Cell {
  /** `undefined` as long as it may still hold and may still fail. */
  verdict: boolean | undefined;
  protected readonly queue: CellQueue;
  #readers: Cell[] | undefined;

  constructor(queue: CellQueue) {
    this.queue = queue;
  }

  /** Decides. A cell that is decided stays as it is. */
  settle(verdict: boolean): void {
    if (this.verdict !== undefined) return;
    this.verdict = verdict;
    this.queue.add(this);
  }

  /** Lets another cell follow the verdict of this one: at once if there is one. */
  addReader(reader: Cell): void {
    if (this.verdict !== undefined) reader.follow(this);
    else if (this.#readers) this.#readers.push(reader);
    else this.#readers = [reader];
  }

  takeReaders(): readonly Cell[] {
    const readers = this.#readers;
    this.#readers = undefined;
    return readers ?? nothing;
  }

  /** Takes the verdict of a cell that it depends on. */
  follow(cell: Cell): void {
    if (cell.verdict !== undefined) this.settle(cell.verdict);
  }
}

/** A cell that counts how many of its parts hold. Parts are added until it is closed. */
export class CountCell extends Cell {
  /** Number of parts that hold. */
  heldCount = 0;
  /** Number of parts that fail. */
  failedCount = 0;
  #partCount = 0;
  #isClosed = false;
  readonly #min: number;
  readonly #max: number;

  constructor(queue: CellQueue, { min, max }: { readonly min: number; readonly max: number }) {
    super(queue);
    this.#min = min;
    this.#max = max;
  }

  addPart(part: Cell): void {
    this.#partCount++;
    part.addReader(this);
  }

  /** There are no more parts. */
  close(): void {
    this.#isClosed = true;
    this.#decide();
  }

  override follow(part: Cell): void {
    if (part.verdict) this.heldCount++;
    else this.failedCount++;
    this.#decide();
  }

  #decide(): void {
    const most = this.#isClosed ? this.#partCount - this.failedCount : Infinity;
    if (this.heldCount > this.#max || most < this.#min) this.settle(false);
    else if (this.heldCount >= this.#min && most <= this.#max) this.settle(true);
  }
}

/** A cell that holds if all of its parts do. Parts are added until it is closed. */
export class AllCell extends Cell {
  #openCount = 0;
  #isClosed = false;

  addPart(part: Cell): void {
    this.#openCount++;
    part.addReader(this);
  }

  /** There are no more parts. */
  close(): void {
    this.#isClosed = true;
    if (this.#openCount === 0) this.settle(true);
  }

  override follow(part: Cell): void {
    this.#openCount--;
    if (part.verdict === false) this.settle(false);
    else if (this.#isClosed && this.#openCount === 0) this.settle(true);
  }
}

/** A cell that holds if another one fails. */
export class NotCell extends Cell {
  override follow(part: Cell): void {
    this.settle(!part.verdict);
  }
}
