// Whether a reader that follows a text about errors corrects answers to tools of published servers.
import { expect, test } from "vitest";
import { evaluate } from "../../src/models/evaluation.js";
import { toolSchemas } from "../../src/models/tool-schemas.js";

test("most wrong answers are right after one correction", async () => {
  const [own, messages, ajv] = evaluate(await toolSchemas(), 200);
  expect(own?.answers).toBe(200);
  expect(own?.corrected).toBeGreaterThanOrEqual(180);
  expect(own?.corrected).toBeGreaterThan(ajv?.corrected ?? 200);
  expect(messages?.corrected).toBeGreaterThan(0);
});
