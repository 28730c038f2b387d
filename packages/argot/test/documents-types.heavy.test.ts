// The examples in the documents are well typed.
import { expect, test } from "vitest";
import { type Block, blocksOfAllDocuments, isOfAdapter } from "./blocks.js";
import { diagnosticsOf } from "./check-blocks.js";

const blocks = blocksOfAllDocuments().filter((block) => !isOfAdapter(block));

test("all examples are well typed", async () => {
  expect(await diagnosticsOf(blocks)).toEqual([]);
});

test("an example that is not well typed is found", async () => {
  const wrong: Block = { name: "some.md:1", source: 'const n: number = "1";\nexport { n };\n', notRun: undefined };
  expect(await diagnosticsOf([wrong])).toEqual([
    "some.md+1.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
});
