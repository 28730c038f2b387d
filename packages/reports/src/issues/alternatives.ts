import type { ValidationIssue } from "@argot/core";
import { ownProperties } from "@argot/core/plan";
import { Existing } from "./existing.js";

type Alternatives = readonly (readonly ValidationIssue[])[];

/** The private member of an issue that has alternatives. The issue stays a plain object (docs/decisions/0019). */
class LazyAlternatives extends Existing {
  /** The alternatives once they are computed, and until then what computes them: each private member costs time. */
  #computed: Alternatives | (() => Alternatives);

  constructor(issue: ValidationIssue, compute: () => Alternatives) {
    super(issue);
    this.#computed = compute;
  }

  /** The alternatives of an issue; `undefined` of an object without this private member, such as a proxy of an issue. */
  static of(issue: object): Alternatives | undefined {
    if (!(#computed in issue)) return undefined;
    const known = issue.#computed;
    return typeof known === "function" ? (issue.#computed = known()) : known;
  }
}

// All issues share one getter: a getter of its own would give each issue a hidden class of its own, which outlives the issue.
// Not enumerable: alternatives repeat the causes at every level, so a text with both doubles with each level of a value.
const alternativesProperty: Readonly<PropertyDescriptor> = {
  enumerable: false,
  configurable: true,
  get(this: object) {
    return LazyAlternatives.of(this);
  },
};

/** The same without a prototype, so that it takes nothing from a polluted `Object.prototype`. Engines take twice as long to read it. */
const isolated: Readonly<PropertyDescriptor> = ownProperties(alternativesProperty);

/** Gives an issue alternatives that are computed when they are first read. */
export function withAlternatives(issue: ValidationIssue, compute: () => Alternatives): ValidationIssue {
  const made = new LazyAlternatives(issue, compute);
  try {
    Object.defineProperty(made, "alternatives", hasInheritedSetter() ? isolated : alternativesProperty);
  } catch {
    // With an inherited `value`, there is both a getter and a value.
    Object.defineProperty(made, "alternatives", isolated);
  }
  return issue;
}

const hasInheritedSetter = (): boolean => (Object.prototype as PropertyDescriptor).set !== undefined;
