import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pointerOf } from "@argot/core/json";
import { describe, expect, test } from "vitest";
import { openDocument, problemsOf } from "../src/index.js";
import { exampleIssues } from "./example-issues.js";

const file = fileURLToPath(new URL("../../../node_modules/.cache/argot/api.github.com.json", import.meta.url));
const help = "The description of GitHub's API is missing: run node scripts/github-description.mjs.";

describe.skipIf(!existsSync(file) && !process.env["CI"])(`the description of GitHub's API (${help})`, () => {
  const read = (): object => {
    expect(existsSync(file), help).toBe(true);
    return JSON.parse(readFileSync(file, "utf8")) as object;
  };

  test("has no problems, and opens in the time of a few copies", () => {
    const document = read();
    expect(problemsOf(document)).toEqual([]);
    // Compared with work of the same size, so that a slow machine changes nothing.
    const copied = timeOf(() => structuredClone(document));
    expect(timeOf(() => openDocument(document))).toBeLessThan(10 * copied + 500);
  });

  test("compiles nothing that is not used", () => {
    const api = openDocument(read());
    expect(api.operations.length).toBeGreaterThan(1000);
    const first = timeOf(() => api.operation("repos/get").checkRequest({ path: { owner: "a", repo: "b" } }));
    expect(first).toBeLessThan(500);
    const request = { path: { owner: "argot-schema", repo: "argot" }, query: "per_page=5" };
    expect(api.operation("repos/get").checkRequest(request).valid).toBe(true);
    expect(api.route("GET", "/repos/argot-schema/argot")).toMatchObject({ route: { operationId: "repos/get" } });
  });

  test("has valid schemas, whose examples are valid or reported", () => {
    const api = openDocument(read());
    const { schemas } = api.document["components"] as { readonly schemas: object };
    for (const name of Object.keys(schemas)) api.compile(pointerOf(["components", "schemas", name]));
    expect(exampleIssues(api).length).toBe(22);
  });
});

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
