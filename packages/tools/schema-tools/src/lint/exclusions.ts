import { isObject } from "@argot/core/keyword";
import type { IndexedDocument } from "../schema-index/index.js";
import type { Fault } from "./rule.js";

/** The member of a schema that names rules which are not applied to it, and to all within it. */
const excluding = "x-lint-exclude";

/** Codes of rules; `true` for all of them. */
type Excluded = true | ReadonlySet<string>;

/** The rules that a document excludes in its schemas: by `"x-lint-exclude"` with a code, a list of codes, or `true`. */
export class Exclusions {
  readonly #byPointer = new Map<string, Excluded>();

  constructor({ schemas }: IndexedDocument) {
    for (const { json, pointer } of schemas) {
      if (!isObject(json) || !Object.hasOwn(json, excluding)) continue;
      const value = json[excluding];
      if (value === true) this.#byPointer.set(pointer, true);
      else this.#byPointer.set(pointer, new Set([value].flat().filter((each) => typeof each === "string")));
    }
  }

  /** Whether a schema around a fault excludes its rule. What makes a schema unusable is always reported. */
  has({ pointer, fatal }: Fault, code: string): boolean {
    if (fatal || this.#byPointer.size === 0) return false;
    for (let at: string | undefined = pointer; at !== undefined; at = around(at)) {
      const excluded = this.#byPointer.get(at);
      if (excluded === true || excluded?.has(code)) return true;
    }
    return false;
  }
}

/** The pointer of what a part is in; `undefined` for the root. */
const around = (pointer: string): string | undefined =>
  pointer === "" ? undefined : pointer.slice(0, pointer.lastIndexOf("/"));
