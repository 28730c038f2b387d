import { own } from "../json/own.js";
import type { ValidationIssue } from "./errors.js";

type Alternatives = readonly (readonly ValidationIssue[])[];

/** Where an issue keeps what its alternatives are told from: a member that nobody sees, so that it goes where the issue goes. */
const teller = Symbol("alternatives");

interface Told {
  readonly [teller]: () => Alternatives;
}

// One for all issues. A getter of its own for each would give each a hidden class of its own, which costs more than all
// else in the issue and outlives it.
// Own members only: what `Object.prototype` has been made to say must not get into a descriptor.
// Not enumerable: alternatives tell again what causes tell, at every level, so that the text of an issue that holds them
// would double with each level of a value.
const whenRead: PropertyDescriptor = own({
  enumerable: false,
  configurable: true,
  get(this: Told) {
    return this[teller]();
  },
});

/** Gives an issue alternatives that are told when they are first read. */
export function withAlternatives(issue: ValidationIssue, tell: () => Alternatives): ValidationIssue {
  let told: Alternatives | undefined;
  Object.defineProperty(issue, teller, own({ value: () => (told ??= tell()) }));
  return Object.defineProperty(issue, "alternatives", whenRead);
}
