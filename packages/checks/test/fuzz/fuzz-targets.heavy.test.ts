// The targets of Jazzer.js run without it as well: on the bytes that once showed a fault, and on some random ones.
import { expect, test } from "vitest";
import { randomOf } from "../../src/fuzz/random.js";

const found = ['"', "]*", "\0", "", "a: |\n %"].map((text) => Buffer.from(text));
const random = randomOf("targets");
const bytes = Array.from({ length: 40 }, (_, i) => Buffer.from(random.many(i * 4, i * 4, () => random.below(256))));

test.each(["schema", "text", "pattern"])("%s", async (name) => {
  const { fuzz } = (await import(`../../fuzz-targets/${name}.mjs`)) as { readonly fuzz: (data: Buffer) => void };
  for (const data of [...found, ...bytes]) expect(() => fuzz(data), data.toString("base64")).not.toThrow();
});
