import { pointerTo } from "../json/pointer.js";
import type { Edge } from "../plan/ops.js";
import { isAsked } from "./because.js";
import type { Statement, Statements } from "./statement.js";

/** Longer texts are not kept: values that are deep or have long names would stay in memory by their locations. */
const longestKept = 256;

/** So many paths from one root are kept for the values to come; further ones are made anew each time. */
const mostKept = 2000;

/** What the paths from one root share. */
interface Shared {
  readonly statements: Statements;
  /** How many more of them may be kept. */
  left: number;
}

/**
 * A path through the schema, from its root to what is applied in the end. Values that are wrong are mostly wrong in the same
 * ways, so that paths are kept, and with them the locations that were told last.
 */
export class Path {
  /** The rule that applied it, and the edge by which it did; `undefined` at the root. */
  readonly by: Statement | undefined;
  readonly edge: Edge | undefined;
  /** The keyword location of what is applied. */
  readonly text: string;
  /** Whether no rule on the way has something to be said around the messages of those beneath it: names, or a condition. */
  readonly isPlain: boolean;
  readonly #shared: Shared;
  #last: Path | undefined;
  #inner: Map<Edge, Path> | undefined;
  #statement: Statement | undefined;
  #location = "";
  #outer = "";
  #key: string | number | undefined;
  #instance = "";

  private constructor(shared: Shared, outer?: Path, by?: Statement, edge?: Edge) {
    this.by = by;
    this.edge = edge;
    this.text = outer && edge ? outer.text + shared.statements.stepOf(edge) : "";
    this.isPlain = !outer || !by || !edge || (outer.isPlain && !by.namesOnly && !isAsked(by, edge));
    this.#shared = shared;
  }

  static root(statements: Statements): Path {
    return new Path({ statements, left: mostKept });
  }

  /** On, to what a rule applies by an edge. */
  to(by: Statement, edge: Edge): Path {
    const last = this.#last;
    if (last && last.edge === edge && last.by === by) return last;
    const kept = this.#inner?.get(edge);
    if (kept && kept.by === by) return (this.#last = kept);
    const path = new Path(this.#shared, this, by, edge);
    if (this.#shared.left === 0 || path.text.length > longestKept) return path;
    this.#shared.left--;
    (this.#inner ??= new Map()).set(edge, path);
    return (this.#last = path);
  }

  /** The keyword location of a rule of what is applied. */
  keywordLocation(statement: Statement): string {
    if (this.#statement === statement) return this.#location;
    this.#statement = statement;
    return (this.#location = this.text + statement.step);
  }

  /**
   * The location of the instance that it is applied to.
   *
   * @param outer - Where the value is that the rule was applied to.
   * @param key - The part of that value; `undefined` for the same.
   */
  instanceLocation(outer: string, key: string | number | undefined): string {
    if (key === undefined) return outer;
    // Nor are they compared: that would make one piece each of texts that were put together.
    if (outer.length > longestKept || (typeof key === "string" && key.length > longestKept))
      return pointerTo(outer, String(key));
    if (this.#key === key && this.#outer === outer) return this.#instance;
    this.#key = key;
    this.#outer = outer;
    return (this.#instance = pointerTo(outer, String(key)));
  }
}
