import { pointerOf } from "@argot/core/json";
import { expect, test } from "vitest";
import { openDocument, problemsOf } from "../src/index.js";
import { exampleIssues } from "./example-issues.js";
import { describeGithub, readGithub } from "./github-description.js";

describeGithub("%s", () => {
  test("has no problems, and answers requests", () => {
    const document = readGithub();
    expect(problemsOf(document)).toEqual([]);
    const api = openDocument(document);
    expect(api.operations.length).toBeGreaterThan(1000);
    const request = { path: { owner: "argot-schema", repo: "argot" }, query: "per_page=5" };
    expect(api.operation("repos/get").checkRequest(request).valid).toBe(true);
    expect(api.route("GET", "/repos/argot-schema/argot")).toMatchObject({ route: { operationId: "repos/get" } });
  });

  test("has valid schemas, whose examples are valid or reported", () => {
    const api = openDocument(readGithub());
    const { schemas } = api.document["components"] as { readonly schemas: object };
    for (const name of Object.keys(schemas)) api.compile(pointerOf(["components", "schemas", name]));
    expect(exampleIssues(api).length).toBe(22);
  });
});
