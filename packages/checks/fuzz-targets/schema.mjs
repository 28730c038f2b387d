// Bytes as choices of the generator of schemas: every tier gives the same verdicts, or refuses the schema with the same error.
import { tiersAgree } from "../dist/fuzz/agreement/tiers.js";
import { fuzzDialects } from "../dist/fuzz/generate/fuzz-dialects.js";
import { randomFrom } from "../dist/fuzz/random.js";
import { sampleFrom } from "../dist/fuzz/sample.js";

export const fuzz = (data) => {
  let at = 0;
  // After the last byte all choices are the first one, so that short inputs are small schemas.
  const random = randomFrom(() => (at < data.length ? data[at++] / 256 : 0));
  const found = tiersAgree(sampleFrom(random.pick(fuzzDialects), "bytes", random));
  if (found.length > 0) throw new Error(JSON.stringify(found[0]));
};
