import { isObject } from "@argot/core/keyword";
import type { IndexedDocument } from "../schema-index/index.js";
import { PointerTree } from "./pointer-tree.js";
import type { Fault } from "./rule.js";

/** The member of a schema that names rules which are not applied to it, and to all within it. */
const excluding = "x-lint-exclude";

/** The rules that a document excludes in its schemas: by `"x-lint-exclude"` with a code, a list of codes, or `true`. */
export class Exclusions {
  /** Codes of rules; `true` for all of them. */
  readonly #excluded = new PointerTree<string | true>();

  constructor({ schemas }: IndexedDocument) {
    for (const { json, pointer } of schemas) {
      if (!isObject(json) || !Object.hasOwn(json, excluding)) continue;
      const { [excluding]: excluded } = json;
      if (excluded === true) this.#excluded.add(pointer, true);
      for (const each of [excluded].flat()) if (typeof each === "string") this.#excluded.add(pointer, each);
    }
  }

  /** Whether a schema around a fault excludes its rule. What makes a schema unusable is always reported. */
  has({ pointer, fatal }: Fault, code: string): boolean {
    return !fatal && this.#excluded.itemsAround(pointer).some((each) => each === true || each === code);
  }
}
