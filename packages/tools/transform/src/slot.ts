import { appendToken } from "@argot/core/json";
import type { ReachedBlock } from "@argot/core/internal";
import { setMember } from "./set-member.js";

/** A place in a value that can be changed: the whole, or a member of an object or array. */
export class Slot {
  readonly parent: Slot | undefined;
  readonly key: string | number | undefined;
  #visits: Map<ReachedBlock, number> | undefined;
  #members: Map<string | number, Slot> | undefined;
  #whole: unknown;

  private constructor(parent: Slot | undefined, key: string | number | undefined, whole: unknown) {
    this.parent = parent;
    this.key = key;
    this.#whole = whole;
  }

  static ofWhole(value: unknown): Slot {
    return new Slot(undefined, undefined, value);
  }

  /** The slot of a member: the same object in each call. */
  member(key: string | number): Slot {
    const members = (this.#members ??= new Map());
    const member = members.get(key) ?? new Slot(this, key, undefined);
    members.set(key, member);
    return member;
  }

  /** Whether a block was applied to the value, and nothing has changed since. */
  wasVisited(block: ReachedBlock, version: number): boolean {
    return this.#visits?.get(block) === version;
  }

  visit(block: ReachedBlock, version: number): void {
    (this.#visits ??= new Map()).set(block, version);
  }

  get value(): unknown {
    return this.parent ? (this.parent.value as Record<string | number, unknown>)[this.key as string] : this.#whole;
  }

  /** @throws TypeError if the object that it is in cannot be changed. */
  set value(value: unknown) {
    if (!this.parent) this.#whole = value;
    else if (!setMember(this.parent.value as object, this.key as string, value)) this.#refuse();
  }

  /** @throws TypeError if the object that it is in cannot be changed. */
  remove(): void {
    if (!Reflect.deleteProperty(this.parent?.value as object, this.key as string)) this.#refuse();
  }

  #refuse(): never {
    throw new TypeError(
      `The value at "${this.location}" cannot be changed: it is frozen or read-only. Transform a copy of the value.`,
    );
  }

  get path(): (string | number)[] {
    return this.parent ? [...this.parent.path, this.key as string] : [];
  }

  get location(): string {
    return this.parent ? appendToken(this.parent.location, String(this.key)) : "";
  }
}
