import type { Sample } from "./agreement/judge.js";
import { instanceOf } from "./generate/instance.js";
import type { FuzzDialect } from "./generate/fuzz-dialects.js";
import { mutate } from "./generate/mutate.js";
import { value } from "./generate/pool.js";
import { schemaOf } from "./generate/schema.js";
import type { Json } from "./json.js";
import { type Random, randomOf } from "./random.js";

/**
 * The sample with a number, for a seed. It has many instances, since a schema costs as much as 40 of them: it is compiled in every
 * tier, into modules and by the peers.
 */
export function sampleOf(fuzzDialect: FuzzDialect, seed: string, number: number): Sample {
  const own = `${seed}/${fuzzDialect.name}/${number}`;
  return sampleFrom(fuzzDialect, own, randomOf(own));
}

/** The sample that some choices make. */
export function sampleFrom(fuzzDialect: FuzzDialect, seed: string, random: Random): Sample {
  const generated = schemaOf(fuzzDialect, random);
  const near = random.many(8, 8, () => instanceOf(generated, random));
  const mutated = near.map((each) => mutate(each, random));
  const instances: Json[] = [
    ...near,
    ...mutated,
    ...mutated.map((each) => mutate(each, random)),
    ...random.many(4, 4, () => value(random)),
  ];
  return { seed, fuzzDialect, asserted: random.chance(0.4), schema: generated.schema, instances };
}
