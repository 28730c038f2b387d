import { canonical } from "@argot/core/json";
import type { ConstraintOf, CustomFunction, Predicate } from "@argot/core/plan";

/** Keys of predicates: predicates with equal keys hold for the same values. */
export class PredicateKeys {
  readonly #objects = new Map<unknown, number>();

  of(predicate: Predicate): string {
    switch (predicate.op) {
      case "is":
        return `is ${predicate.types}`;
      case "compare":
        return `compare ${predicate.of} ${predicate.relation} ${predicate.to}`;
      case "multiple":
        return `multiple ${predicate.of}`;
      case "match":
        return `match ${predicate.pattern.flags}/${predicate.pattern.source}`;
      case "among":
        return `among ${predicate.values
          .map((value) => canonical(value))
          .toSorted()
          .join(",")}`;
      case "has":
        return `has ${predicate.name}`;
      case "member":
        return `member ${JSON.stringify(predicate.name)} ${this.of(predicate.of)}`;
      case "unique":
        return "unique";
      case "custom":
        return `custom ${this.#ofFunction(predicate.test)} ${this.ofObject(predicate.testAt)}`;
      case "and":
      case "or":
        return `${predicate.op}(${predicate.of.map((each) => this.of(each)).join(" ")})`;
      case "not":
        return `not(${this.of(predicate.of)})`;
    }
  }

  /** A key of the steps that decode contents. */
  ofSteps({ decode, deepest }: ConstraintOf<"decoded">): string {
    return `${decode.map((each) => this.#ofFunction(each)).join(" ")} ${deepest}`;
  }

  #ofFunction({ call, argument, name }: Omit<CustomFunction<unknown>, "module">): string {
    return `${name} ${this.ofObject(call)} ${this.#ofArgument(argument)}`;
  }

  /** A number for an object or a function. */
  ofObject(object: unknown): number {
    let number = this.#objects.get(object);
    if (number === undefined) this.#objects.set(object, (number = this.#objects.size));
    return number;
  }

  #ofArgument(argument: unknown): string {
    if (argument === undefined) return "";
    const isPlain = argument === null || !["object", "function", "symbol"].includes(typeof argument);
    return isPlain ? canonical(argument) : `@${this.ofObject(argument)}`;
  }
}
