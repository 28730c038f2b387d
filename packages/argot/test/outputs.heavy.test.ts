// Outputs and annotations of values of any depth.
import { expect, test } from "vitest";
import { createArgot, outputFormats, type OutputUnit } from "../src/index.js";

const depth = 30_000;

test.each(outputFormats)("%s describes a value of any depth", (format) => {
  let value: unknown = {};
  for (let i = 0; i < depth; i++) value = { next: value };
  // At this depth, the locations are longer than the default limit of outputs.
  const validator = createArgot({ limits: { output: Infinity } }).compile({
    title: "T",
    required: ["next"],
    properties: { next: { $ref: "#" } },
  });
  const output = validator.output(value, format);
  expect(output.valid).toBe(false);
  if (format !== "verbose") return;
  let units = 0;
  let unit: OutputUnit | undefined = output as OutputUnit;
  while (unit) {
    units++;
    unit = unit.errors?.find((each) => !each.valid);
  }
  // For each level an application, `properties`, an application and `$ref`; then an application and `required`.
  expect(units).toBe(4 * depth + 2);
});

test("annotations describe a value of any depth", () => {
  let value: unknown = {};
  for (let i = 0; i < depth; i++) value = [value];
  const { list } = createArgot({ limits: { output: Infinity } })
    .compile({ items: { $ref: "#" }, title: "T" })
    .annotations(value);
  expect(list.length).toBe(2 * depth + 1);
  expect(list.find(({ keyword }) => keyword === "title")?.instanceLocation.length).toBe(2 * depth);
});
