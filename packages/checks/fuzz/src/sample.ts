import type { Sample } from "./agreement/judge.js";
import { instanceOf } from "./generate/instance.js";
import type { FuzzDialect } from "./generate/fuzz-dialects.js";
import { mutate } from "./generate/mutate.js";
import { value } from "./generate/pool.js";
import { schemaOf } from "./generate/schema.js";
import type { Json } from "./json.js";
import { randomOf } from "./random.js";

/** The sample with a number, for a seed. */
export function sampleOf(fuzzDialect: FuzzDialect, seed: string, number: number): Sample {
  const random = randomOf(`${seed}/${fuzzDialect.name}/${number}`);
  const generated = schemaOf(fuzzDialect, random);
  const near = random.many(4, 4, () => instanceOf(generated, random));
  const instances: Json[] = [
    ...near,
    ...near.map((each) => mutate(each, random)),
    ...random.many(2, 2, () => value(random)),
  ];
  return { fuzzDialect, asserted: random.chance(0.4), schema: generated.schema, instances };
}
