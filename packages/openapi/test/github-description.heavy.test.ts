import { pointerOf } from "@argot/core/json";
import { expect, test } from "vitest";
import { openDocument, problemsOf } from "../src/index.js";
import { describeGithub, readGithub } from "./github-description.js";

describeGithub("%s", () => {
  test("has no problems but examples that are not valid, and answers requests", () => {
    const document = readGithub();
    const problems = problemsOf(document);
    expect(problems.filter(({ reason }) => !reason.includes("is not valid against its schema"))).toEqual([]);
    const api = openDocument(document);
    expect(api.operations.length).toBeGreaterThan(1000);
    const request = { path: { owner: "argot-schema", repo: "argot" } };
    expect(api.operation("repos/get").checkRequest(request).valid).toBe(true);
    expect(api.route("GET", "/repos/argot-schema/argot")).toMatchObject({ route: { operationId: "repos/get" } });
  });

  test("has valid schemas", () => {
    const api = openDocument(readGithub());
    const { schemas } = api.document["components"] as { readonly schemas: object };
    for (const name of Object.keys(schemas))
      expect(api.compile(pointerOf(["components", "schemas", name]))).toBeTypeOf("function");
  });
});
