import { appendToken } from "@argot/core/json";
import { setMember } from "./set-member.js";

/** A place in a value that can be changed: the whole, or a member of an object or array. */
export class Slot {
  readonly parent: Slot | undefined;
  readonly key: string | number | undefined;
  #whole: unknown;

  private constructor(parent: Slot | undefined, key: string | number | undefined, whole: unknown) {
    this.parent = parent;
    this.key = key;
    this.#whole = whole;
  }

  static ofWhole(value: unknown): Slot {
    return new Slot(undefined, undefined, value);
  }

  member(key: string | number): Slot {
    return new Slot(this, key, undefined);
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
