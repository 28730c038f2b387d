import { requireArgument } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { Arbitrary, type Random, Stream, Value } from "fast-check";
import type { ExampleOptions } from "../questions/collect-examples.js";
import { examples } from "../questions/examples.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { changed } from "./changed.js";
import { simpler } from "./simpler.js";

/** Number of examples that values are made from. */
const maxExamples = 50;

/** Number of changes of an example that are tried. */
const maxChanges = 8;

/**
 * Values of a set for fast-check. They are examples of its branches with random changes, and they shrink to simpler values of the set.
 *
 * @throws DefinitionError if the set is none, or if no value of it is found.
 */
export function arbitraryOf(set: ValueSet, options: Pick<ExampleOptions, "maxSteps" | "seed"> = {}): Arbitrary<Json> {
  requireSets("arbitraryOf", set);
  const found = examples(set, { ...options, count: maxExamples }).examples.map(({ value }) => value);
  requireArgument(found.length > 0, "arbitraryOf", "a set of which a value is found", set);
  return new ArbitraryOfSet(set, found);
}

class ArbitraryOfSet extends Arbitrary<Json> {
  readonly #set: ValueSet;
  readonly #examples: readonly Json[];

  constructor(set: ValueSet, found: readonly Json[]) {
    super();
    this.#set = set;
    this.#examples = found;
  }

  generate(random: Random): Value<Json> {
    const pick = (): Json => this.#examples[random.nextInt(0, this.#examples.length - 1)] as Json;
    let value = pick();
    for (let i = random.nextInt(0, maxChanges); i > 0; i--) {
      const next = changed(value, pick(), random);
      if (this.#set.has(next)) value = next;
    }
    return new Value(value, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is Json {
    return this.#set.has(value);
  }

  shrink(value: Json): Stream<Value<Json>> {
    return new Stream(simpler(value)).filter((each) => this.#set.has(each)).map((each) => new Value(each, undefined));
  }
}
