import type { ValidationIssue } from "@argot/core";
import { ownProperties } from "@argot/core/plan";
import { Existing } from "./existing.js";
import { type InstancePath, keysOf } from "./instance-path.js";

/**
 * Maximum number of names and indices that an issue lists from the start. Issues nest as deep as values do: if each listed more,
 * those of a deep value would fill memory.
 */
export const maxListedKeys = 100;

/** The private member of an issue with a longer path. */
class LazyPath extends Existing {
  readonly #path: InstancePath;
  #keys: readonly (string | number)[] | undefined;

  constructor(issue: object, path: InstancePath) {
    super(issue);
    this.#path = path;
  }

  /** The path of an issue; `undefined` of an object without this private member, such as a proxy of an issue. */
  static keysOf(issue: object): readonly (string | number)[] | undefined {
    return #path in issue ? (issue.#keys ??= keysOf(issue.#path)) : undefined;
  }

  /** Gives an issue the path of another one that has this private member. */
  static share(issue: ValidationIssue, other: ValidationIssue): ValidationIssue {
    return #path in other ? withLazyPath(issue, other.#path) : issue;
  }
}

// As for alternatives: one getter for all issues, own properties only, and not enumerable, so that copies do not compute it.
const pathProperty: Readonly<PropertyDescriptor> = ownProperties({
  enumerable: false,
  configurable: true,
  get(this: object) {
    return LazyPath.keysOf(this);
  },
});

/** Gives an issue a path that is listed when it is first read. */
export function withLazyPath(issue: ValidationIssue, path: InstancePath): ValidationIssue {
  Object.defineProperty(new LazyPath(issue, path), "path", pathProperty);
  return issue;
}

/** A copy of an issue with other members, without alternatives. A path that is listed when it is first read stays so. */
export const copyOf = (issue: ValidationIssue, changes: Partial<ValidationIssue>): ValidationIssue =>
  LazyPath.share({ ...issue, ...changes }, issue);
