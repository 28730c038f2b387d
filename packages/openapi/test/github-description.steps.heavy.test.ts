import { stepsOf } from "../../checks/test/runner/steps.js";
import { expect, test } from "vitest";
import { type Api, openDocument } from "../src/index.js";
import { describeGithub, readGithub } from "./github-description.js";

describeGithub("%s", () => {
  test("opens with a few steps for each character, and compiles nothing that is not used", () => {
    const document = readGithub();
    let api: Api | undefined;
    const opening = stepsOf(() => (api = openDocument(document)));
    const request = stepsOf(() => api?.operation("repos/get").checkRequest({ path: { owner: "a", repo: "b" } }));
    expect(opening).toBeLessThan(5 * JSON.stringify(document).length);
    expect(request).toBeLessThan(opening / 100);
  });
});
