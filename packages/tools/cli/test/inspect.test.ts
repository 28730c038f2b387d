import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = {
  $id: "https://example.com/order",
  properties: { id: { $ref: "parts/id.json" } },
  unevaluatedProperties: false,
};
const files = {
  "order.json": schema,
  "parts/id.json": { $id: "https://example.com/parts/id.json", type: "integer", title: "Id" },
};
const inspect = (...parts: string[]): ReturnType<typeof argot> =>
  argot(["inspect", "order.json", ...parts, "-r", "parts/id.json"], { cwd: folder(files) });

describe("argot inspect", () => {
  test("prints the plan", async () => {
    const { code, out, err } = await inspect();
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("resource r0 https://example.com/order\n");
    expect(out).toContain('annotation "Id"  ; title\n');
    expect(await inspect("--plan")).toEqual({ code: 0, out, err: "" });
  });

  test("prints the plan after each pass", async () => {
    const { out } = await inspect("--passes");
    expect(out.match(/^== .*$/gm)).toEqual([
      "== after devirtualise",
      "== after resolveUnevaluated",
      "== after prune",
      "== after inlineBlocks",
    ]);
    const [, , resolved = "", pruned = ""] = out.split(/^== .*$/m);
    expect(resolved).toContain("title");
    expect(pruned).not.toContain("title");
  });

  test("prints code with the location of each rule", async () => {
    const { out } = await inspect("--plan", "--code");
    expect(out.match(/^== .*$/gm)).toEqual(["== plan", "== code"]);
    const [, , code = ""] = out.split(/^== .*$/m);
    expect(code).toContain("// https://example.com/order#/unevaluatedProperties\n");
    expect(code).toContain("// https://example.com/parts/id.json#/type\n");
  });

  test("writes nothing to a terminal that a schema hides in its names", async () => {
    const cwd = folder({ "s.json": { properties: { "\u001b[31m\u202e": { const: "\u009b\u2028*/alert(1)/*" } } } });
    for (const part of ["--plan", "--passes", "--code"]) {
      // oxlint-disable-next-line no-await-in-loop -- the cases share a folder
      const { code, out } = await argot(["inspect", "s.json", part], { cwd });
      expect(code).toBe(0);
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    }
  });

  test("a schema that cannot be used is a problem with a location", async () => {
    const cwd = folder({ "s.json": { $ref: "missing.json" } });
    const { code, out, err } = await argot(["inspect", "s.json"], { cwd });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("missing.json");
  });
});
