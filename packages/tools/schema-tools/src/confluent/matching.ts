/**
 * A largest set of pairs in which no row and no column occurs twice: augmenting paths, from each row in turn.
 *
 * @param columnsOf - The columns that each row may have.
 * @returns Column by row.
 */
export function largestMatching(columnsOf: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const rowOf = new Map<number, number>();
  for (const row of columnsOf.keys()) augment(row, columnsOf, rowOf);
  return new Map([...rowOf].map(([column, row]) => [row, column]));
}

/** Searches in breadth for a free column, and moves the rows on the way to it. */
function augment(start: number, columnsOf: readonly (readonly number[])[], rowOf: Map<number, number>): void {
  /** The row that reached each column. */
  const reachedFrom = new Map<number, number>();
  const queue = [start];
  for (const row of queue) {
    for (const column of columnsOf[row] ?? []) {
      if (reachedFrom.has(column)) continue;
      reachedFrom.set(column, row);
      const holder = rowOf.get(column);
      if (holder === undefined) return move(column, start, reachedFrom, rowOf);
      queue.push(holder);
    }
  }
}

function move(free: number, start: number, reachedFrom: ReadonlyMap<number, number>, rowOf: Map<number, number>): void {
  const columnOf = new Map([...rowOf].map(([column, row]) => [row, column]));
  for (let column: number | undefined = free; column !== undefined;) {
    const row = reachedFrom.get(column) as number;
    rowOf.set(column, row);
    column = row === start ? undefined : columnOf.get(row);
  }
}
