import { ownProperties } from "../json/own-properties.js";
import type { ValidationIssue } from "./collect-issues.js";

type Alternatives = readonly (readonly ValidationIssue[])[];

/** The fields of a class that extends it go to the object that is given. */
const Given = function (object: object): object {
  return object;
} as unknown as new (object: object) => object;

/**
 * Where an issue keeps what its alternatives are told from: a private member, which nobody sees. Hidden properties serve as
 * well and take half a microsecond to be defined.
 */
class Teller extends Given {
  readonly #tell: () => Alternatives;
  #told: Alternatives | undefined;

  constructor(issue: ValidationIssue, tell: () => Alternatives) {
    super(issue);
    this.#tell = tell;
  }

  /** What the alternatives of an issue are; `undefined` of what is none, such as a proxy of one. */
  static ask(issue: object): Alternatives | undefined {
    return #tell in issue ? (issue.#told ??= issue.#tell()) : undefined;
  }
}

// One for all issues. A getter of its own for each would give each a hidden class of its own, which costs more than all
// else in the issue and outlives it.
// Own members only: what `Object.prototype` has been made to say must not get into a descriptor.
// Not enumerable: alternatives tell again what causes tell, at every level, so that the text of an issue that holds them
// would double with each level of a value.
const whenRead: PropertyDescriptor = ownProperties({
  enumerable: false,
  configurable: true,
  get(this: object) {
    return Teller.ask(this);
  },
});

/** Gives an issue alternatives that are told when they are first read. */
export function withAlternatives(issue: ValidationIssue, tell: () => Alternatives): ValidationIssue {
  return Object.defineProperty(new Teller(issue, tell) as object as ValidationIssue, "alternatives", whenRead);
}
