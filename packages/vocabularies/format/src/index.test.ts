import { describe, expect, test } from "vitest";
import * as exported from "./index.js";

const named: Readonly<Record<string, unknown>> = exported;
const { openApiFormats } = exported;
const isFormat = (value: unknown): value is exported.Format =>
  typeof value === "object" && value !== null && "predicate" in value && "message" in value;
const formats = [...Object.entries(named), ...Object.entries(openApiFormats)].flatMap(([name, value]) =>
  isFormat(value) ? [[name, value] as const] : [],
);

describe("what modules import for a format is exported under its name", () => {
  test("there are formats that call functions", () => {
    const calling = formats.filter(([, each]) => each.predicate("x").op === "custom");
    expect(calling.length).toBeGreaterThan(20);
  });

  test.each(formats)("%s", (_name, format) => {
    const predicate = format.predicate("x");
    if (predicate.op !== "custom") return;
    expect(predicate.test.module?.specifier).toBe("@argot/format");
    expect(named[predicate.test.module?.name ?? ""]).toBe(predicate.test.call);
  });
});
