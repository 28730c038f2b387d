import type { SyntaxName } from "./extent.js";

/** The kinds of values: objects, arrays and scalars. */
export type SyntaxType = "object" | "array" | "string" | "number" | "boolean" | "null";

/** The name of a member, with its place relative to the value. */
export interface SourceKey {
  /** The name, as JSON reads it. */
  readonly name: string;
  /** The distance from its first character to the value. */
  readonly before: number;
  /** Its length, with its quotes. */
  readonly length: number;
}

/** The value that an alias of YAML repeats. */
export interface SourceAlias {
  readonly target: SourceValue;
  /** The indices that lead to it from the root of the document. */
  readonly path: readonly number[];
}

const noParts: readonly SourceValue[] = [];

/**
 * A value of a text, with positions relative to its neighbours. So the texts before and after an edit share all values
 * that the edit does not touch. `SyntaxNode` is the same with absolute positions in one text.
 */
export class SourceValue {
  readonly type: SyntaxType;
  /** The number of its characters. That of an object or an array is known when it ends. */
  length: number;
  /** The value. Of two members with one name, the last counts. It must not be changed. */
  readonly value: unknown;
  /** Whether nothing is written where a value belongs. */
  readonly isMissing: boolean;
  readonly alias: SourceAlias | undefined;
  /** The distance from the end of the value before it in the same object or array, or from the start of that. */
  lead = 0;
  key: SourceKey | undefined;
  /** Whether it is the value of a merge key of YAML, whose members are added to the object around it. */
  isMerged = false;
  /**
   * Whether its characters alone decide how it is read: it is a complete object or array without errors and comments.
   */
  isSelfContained = false;
  #parts: SourceValue[] | undefined;
  #indices: Map<string, number> | undefined;

  /** @param value - The value; of an object or an array an empty one, to which parts are added. */
  constructor(type: SyntaxType, length: number, value: unknown, isMissing: boolean = false, alias?: SourceAlias) {
    this.type = type;
    this.length = length;
    this.value = value;
    this.isMissing = isMissing;
    this.alias = alias;
  }

  /** The members or items, in the order of the text. Of two members with one name both are here. */
  get parts(): readonly SourceValue[] {
    return this.#parts ?? noParts;
  }

  /** A copy of the value for another position. */
  copy(): SourceValue {
    const copy = new SourceValue(this.type, this.length, this.value, this.isMissing, this.alias);
    copy.isMerged = this.isMerged;
    copy.isSelfContained = this.isSelfContained;
    copy.#parts = this.#parts;
    copy.#indices = this.#indices;
    return copy;
  }

  /** Adds a member or an item. */
  add(part: SourceValue): void {
    (this.#parts ??= []).push(part);
    if (Array.isArray(this.value)) this.value.push(part.value);
    else setMember(this.value as Record<string, unknown>, part.key?.name ?? "", part.value);
  }

  /**
   * Adds the members that an object gets by its merge keys. Its own members take precedence, and earlier merge keys
   * over later ones.
   */
  merge(mergeKey: string): void {
    const object = this.value as Record<string, unknown>;
    const merged = this.parts.filter((part) => part.key?.name === mergeKey && part.type !== "null");
    if (merged.length === 0) return;
    delete object[mergeKey];
    for (const part of merged) {
      part.isMerged = true;
      for (const each of Array.isArray(part.value) ? (part.value as readonly unknown[]) : [part.value])
        if (typeof each === "object" && each !== null && !Array.isArray(each))
          for (const [name, value] of Object.entries(each))
            if (!Object.hasOwn(object, name)) setMember(object, name, value);
    }
  }

  /** The index of the part with a reference token; -1 if there is none. Of members with one name, the last counts. */
  indexOf(token: string): number {
    if (this.type === "array") {
      const index = /^(?:0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
      return index < this.parts.length ? index : -1;
    }
    if (this.type !== "object" || !Object.hasOwn(this.value as object, token)) return -1;
    this.#indices ??= new Map(this.parts.map(({ key }, index) => [key?.name ?? "", index]));
    return this.#indices.get(token) ?? -1;
  }
}

/** An object or array that is being read, and where it begins. */
export class OpenValue {
  readonly source: SourceValue;
  readonly start: number;
  readonly outer: OpenValue | undefined;
  /** The index in the value around it. */
  readonly index: number;
  #lastStart: number;

  constructor(source: SourceValue, start: number, outer: OpenValue | undefined) {
    this.source = source;
    this.start = start;
    this.outer = outer;
    this.index = outer ? outer.source.parts.length - 1 : 0;
    this.#lastStart = start;
  }

  /** Adds a member or an item that has no parent yet. */
  add(part: SourceValue, start: number, name: SyntaxName | undefined): void {
    const last = this.source.parts.at(-1);
    part.lead = start - this.#lastStart - (last?.length ?? 0);
    part.key = name && { name: name.name, before: start - name.start, length: name.end - name.start };
    this.source.add(part);
    this.#lastStart = start;
  }

  /** The indices that lead to it from the root. */
  get path(): readonly number[] {
    const indices: number[] = [];
    // oxlint-disable-next-line unicorn/no-this-assignment, typescript/no-this-alias -- the first of those around it
    for (let at: OpenValue = this; at.outer; at = at.outer) indices.push(at.index);
    return indices.reverse();
  }
}

/** Sets a member. A name such as `__proto__` is a name like others. */
function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(object, name, { __proto__: null, value, ...plain } as PropertyDescriptor);
  else object[name] = value;
}

const plain: PropertyDescriptor = { enumerable: true, configurable: true, writable: true };
