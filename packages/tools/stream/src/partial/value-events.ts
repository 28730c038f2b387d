import { parseJson } from "@argot/core/json";
import { JsonType, type TypeSet } from "@argot/core/plan";
import type { PartialEvaluation } from "./evaluation.js";
import type { JsonEvents } from "./json-reader.js";
import { OpenValue, type ValueObserver } from "./open-value.js";

/** What is to know of a value that is read. */
export interface ValueReader {
  /** Called after each event. Returns whether the evaluation has ended. */
  isOver(): boolean;
  /** Called with the value of the whole text. */
  complete(value: unknown): void;
}

/** Builds the value of a text while that is read, and lets an evaluation see it. */
export class ValueEvents implements JsonEvents {
  /** The value of the whole text. */
  readonly root: OpenValue = new OpenValue(undefined, undefined);
  readonly #evaluation: PartialEvaluation;
  readonly #reader: ValueReader;
  /** The array or object that is open between its parts, or the value or name that is read or must follow. */
  #current: OpenValue = this.root;
  /** Whether nothing more is to be learnt. The value is still built. */
  #isDecided = false;

  constructor(evaluation: PartialEvaluation, reader: ValueReader) {
    this.#evaluation = evaluation;
    this.#reader = reader;
  }

  get wantsUnits(): boolean {
    return !this.#isDecided && this.#current.wantsUnits;
  }

  /** The innermost part that is not complete; `undefined` if all is. */
  get innermost(): OpenValue | undefined {
    return this.root.isComplete ? undefined : this.#current;
  }

  /** Sets what is read of the string or name that is open. */
  showText(text: string): void {
    // Before the first character of a string or name, it is what that is in.
    if (this.#current.types !== JsonType.string) return;
    this.#current.value = text;
    if (this.#current.parent?.openName !== this.#current) attach(this.#current);
  }

  open(kind: "array" | "object"): void {
    this.#begin(JsonType[kind], kind === "array" ? [] : {});
  }

  close(): void {
    this.#end();
  }

  comma(): void {
    if (this.#current.types === JsonType.object) this.#nameFollows();
    else this.#partFollows(this.#current.partCount);
  }

  beginName(): void {
    // After a comma, a name follows already.
    const name = this.#current.openName ?? this.#nameFollows();
    this.#current = name;
    name.begin(JsonType.string, "");
    if (this.#isDecided) return;
    this.#evaluation.begin(name);
    this.#look();
  }

  endName(text: string): boolean {
    const name = this.#current;
    const object = name.parent as OpenValue;
    this.#current = object;
    if (Object.hasOwn(object.value as object, text)) return false;
    name.value = text;
    name.isComplete = true;
    if (!this.#isDecided) {
      this.#evaluation.end(name);
      this.#look();
    }
    object.openName = undefined;
    this.#partFollows(text);
    return true;
  }

  beginString(): void {
    this.#begin(JsonType.string, "");
  }

  unit(code: number): void {
    this.#current.unit(code);
    this.#evaluation.settle();
    this.#look();
  }

  endString(text: string): void {
    this.#endScalar(text);
  }

  digits(text: string): void {
    const soFar = text === "-" ? -0 : Number.parseFloat(text);
    if (text.length === 1) this.#begin(JsonType.number | JsonType.integer, soFar);
    this.#current.value = soFar;
    this.#tell(this.#current, (observer) => observer.digits?.(text));
  }

  endNumber(text: string): void {
    this.#endScalar(parseJson(text));
  }

  beginLiteral(value: boolean | null): void {
    this.#begin(value === null ? JsonType.null : JsonType.boolean, value);
  }

  endLiteral(): void {
    this.#end();
  }

  #begin(types: TypeSet, initial: unknown): void {
    // Nothing announces the first item of an array.
    if (this.#current.isBegun) this.#partFollows(0);
    const value = this.#current;
    value.begin(types, initial);
    if ((types & JsonType.number) === 0) attach(value);
    if (this.#isDecided) return;
    this.#evaluation.begin(value);
    this.#look();
  }

  #endScalar(result: unknown): void {
    this.#current.value = result;
    attach(this.#current);
    this.#end();
  }

  #end(): void {
    const value = this.#current;
    const { parent } = value;
    value.isComplete = true;
    if (!this.#isDecided) this.#evaluation.end(value);
    if (!parent) {
      this.#look();
      return this.#reader.complete(value.value);
    }
    this.#current = parent;
    this.#tell(parent, (observer) => observer.partEnds?.(value));
  }

  #nameFollows(): OpenValue {
    const object = this.#current;
    object.partCount++;
    const name = new OpenValue(object, undefined);
    object.openName = name;
    this.#tell(object, (observer) => observer.nameBegins?.(name));
    return name;
  }

  #partFollows(key: string | number): void {
    const container = this.#current;
    if (typeof key === "number") container.partCount++;
    const part = new OpenValue(container, key);
    this.#current = part;
    this.#tell(container, (observer) => observer.partBegins?.(part));
  }

  #tell(value: OpenValue, tell: (observer: ValueObserver) => void): void {
    if (this.#isDecided) return;
    for (const observer of value.observers) if (!observer.isDone) tell(observer);
    this.#evaluation.settle();
    this.#look();
  }

  #look(): void {
    if (!this.#isDecided) this.#isDecided = this.#reader.isOver();
  }
}

/** Sets a value in the array or object that it is in. */
function attach({ parent, key, value }: OpenValue): void {
  if (!parent || key === undefined) return;
  const target = parent.value as Record<string | number, unknown>;
  // An assignment would set the prototype.
  if (key === "__proto__")
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  else target[key] = value;
}
