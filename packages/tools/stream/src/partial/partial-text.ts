import { asEvaluationError } from "@argot/core/internal";
import { pointerOf, tokensOf, valueAt } from "@argot/core/json";
import type { Position } from "@argot/source-text/text";
import { DefinitionError, requireArgument, type ValidationIssue } from "argot";
import type { AppliedCell } from "./block-cell.js";
import { certainFailures } from "./certain-failures.js";
import { PartialEvaluation } from "./evaluation.js";
import { type JsonProblem, JsonReader } from "./json-reader.js";
import type { PartialSchema } from "./partial-schema.js";
import type { PartialValue } from "./partial-value.js";
import { ValueEvents } from "./value-events.js";

/**
 * What is known of a text:
 *
 * - `open`: it may still become valid,
 * - `valid`: its value is complete and valid; only white space may follow,
 * - `invalid`: its value is not valid, whatever follows,
 * - `broken`: it is not JSON, whatever follows.
 */
export type PartialState = "open" | "valid" | "invalid" | "broken";

/** Why a text is broken. */
export type PartialProblem = JsonProblem | { readonly code: "encoding"; readonly reason: string };

/**
 * A JSON text that arrives in pieces, and what is certain about it.
 *
 * @typeParam Value - The type of valid values.
 */
export interface PartialText<Value = unknown> {
  /** What is known of the text. */
  readonly state: PartialState;
  /** The issues because of which the value is invalid, whatever follows; the most important one first. Empty unless it is. */
  readonly errors: readonly ValidationIssue[];
  /** Why the text is not JSON. */
  readonly problem: PartialProblem | undefined;
  /** The position of the character by which the text became invalid or broken. */
  readonly position: Position | undefined;
  /**
   * The value so far. Numbers and names are in it once they are complete, strings as far as they are read. It grows with the text: copy
   * what must stay as it is.
   */
  readonly value: PartialValue<Value> | undefined;
  /**
   * The path to the innermost part that is not complete: names and indices. All parts that are neither on it nor in it are complete.
   * `undefined` if the whole value is.
   */
  readonly openPath: readonly (string | number)[] | undefined;
  /**
   * Whether the part at a JSON Pointer is complete: it stays as it is, whatever follows.
   *
   * @returns `false` if there is no such part yet.
   */
  isComplete(pointer: string): boolean;
  /**
   * Takes the next piece of the text. Bytes are UTF-8, and a character may be in two pieces.
   *
   * @returns What is known then.
   * @throws DefinitionError if the piece is neither a string nor a `Uint8Array`, or the text has ended.
   * @throws EvaluationError if a function of a keyword throws.
   */
  write(piece: string | Uint8Array): PartialState;
  /**
   * Ends the text. A text that is not complete is broken then.
   *
   * @returns What is known then: not `"open"`.
   * @throws DefinitionError if the text has ended already.
   * @throws EvaluationError as `write` does.
   */
  end(): PartialState;
}

/** Reads a text and evaluates it by a schema as it arrives. */
export class ReadText<Value = unknown> implements PartialText<Value> {
  readonly #schema: PartialSchema;
  readonly #evaluation: PartialEvaluation;
  readonly #events: ValueEvents;
  readonly #reader: JsonReader;
  readonly #root: AppliedCell;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #state: PartialState = "open";
  #errors: readonly ValidationIssue[] = [];
  #problem: PartialProblem | undefined;
  #position: Position | undefined;
  #hasEnded = false;
  /** Whether nothing more is read: what follows is not JSON. */
  #hasStopped = false;

  constructor(schema: PartialSchema) {
    this.#schema = schema;
    this.#evaluation = new PartialEvaluation(schema.shared);
    this.#events = new ValueEvents(this.#evaluation, {
      isOver: () => this.#look(),
      complete: (value) => this.#complete(value),
    });
    this.#reader = new JsonReader(this.#events);
    this.#root = this.#evaluation.start(this.#events.root);
    this.#evaluation.settle();
    this.#look();
  }

  get state(): PartialState {
    return this.#state;
  }

  get errors(): readonly ValidationIssue[] {
    return this.#errors;
  }

  get problem(): PartialProblem | undefined {
    return this.#problem;
  }

  get position(): Position | undefined {
    return this.#position;
  }

  get value(): PartialValue<Value> | undefined {
    const { root } = this.#events;
    const isNumber = typeof root.value === "number" && !root.isComplete;
    return (isNumber ? undefined : root.value) as PartialValue<Value> | undefined;
  }

  get openPath(): readonly (string | number)[] | undefined {
    let at = this.#events.innermost;
    if (!at) return undefined;
    const path: (string | number)[] = [];
    for (; at?.parent; at = at.parent) if (at.key !== undefined) path.push(at.key);
    return path.reverse();
  }

  isComplete(pointer: string): boolean {
    const path = this.openPath;
    const open = path && pointerOf(path.map(String));
    // What is open is within all parts that are not complete.
    if (open !== undefined && (open === pointer || open.startsWith(`${pointer}/`))) return false;
    const tokens = tokensOf(pointer);
    return tokens !== undefined && valueAt(this.value, tokens) !== undefined;
  }

  write(piece: string | Uint8Array): PartialState {
    const isText = typeof piece === "string";
    requireArgument(isText || piece instanceof Uint8Array, "write", "a string or a Uint8Array", piece);
    this.#requireOpen("write");
    return this.#guarded(() => {
      const text = isText ? piece : this.#decoded(piece, true);
      if (text !== undefined) this.#read(text);
    });
  }

  end(): PartialState {
    this.#requireOpen("end");
    this.#hasEnded = true;
    return this.#guarded(() => {
      if (this.#decoded(new Uint8Array(), false) === undefined || this.#hasStopped) return;
      const problem = this.#reader.end();
      if (problem) this.#break(problem);
    });
  }

  #read(text: string): void {
    if (this.#hasStopped) return;
    const problem = this.#reader.read(text);
    const { openText } = this.#reader;
    if (openText !== undefined) this.#events.showText(openText);
    if (problem) this.#break(problem);
  }

  /** The text of bytes; `undefined` if they are not UTF-8. */
  #decoded(bytes: Uint8Array, stream: boolean): string | undefined {
    try {
      return this.#decoder.decode(bytes, { stream });
    } catch {
      this.#break({ code: "encoding", reason: "is not UTF-8" });
      return undefined;
    }
  }

  /** Whether the evaluation is over: after each event. */
  #look(): boolean {
    const { verdict } = this.#root;
    // A value that is complete has the issues that its validator finds.
    if (verdict === false && !this.#events.root.isComplete) {
      const { openText } = this.#reader;
      if (openText !== undefined) this.#events.showText(openText);
      this.#refuse(this.#schema.issuesOf(certainFailures(this.#schema.shared, this.#root)));
    }
    return verdict !== undefined;
  }

  /** The verdict of a value that is complete is that of its validator. */
  #complete(value: unknown): void {
    if (this.#state !== "open") return;
    const { valid, errors } = this.#schema.validator.validate(value);
    if (valid) this.#state = "valid";
    else this.#refuse(errors);
  }

  #refuse(errors: readonly ValidationIssue[]): void {
    this.#state = "invalid";
    this.#errors = errors;
    this.#position = this.#reader.position;
  }

  /** The first thing that is certain stays. Nothing is read after what is not JSON. */
  #break(problem: PartialProblem): void {
    this.#hasStopped = true;
    if (this.#state === "invalid") return;
    this.#state = "broken";
    this.#problem = problem;
    this.#position = this.#reader.nextPosition;
  }

  #guarded(act: () => void): PartialState {
    try {
      act();
    } catch (error) {
      throw asEvaluationError(error);
    }
    return this.#state;
  }

  #requireOpen(method: string): void {
    if (this.#hasEnded) throw new DefinitionError(`\`${method}\` was called after \`end\`: the text has ended.`);
  }
}
