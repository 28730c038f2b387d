import type { Api } from "../../src/index.js";
import { expect, test } from "vitest";
import { pathsBelow } from "../../src/middleware/base-path.js";

const api = (...servers: readonly object[]): Api => ({ document: { servers } }) as unknown as Api;

test.each([
  ["", [], "/pets", "/pets"],
  ["/v1", [], "/v1/pets", "/pets"],
  ["/v1/", [], "/v1/pets", "/pets"],
  ["/v1", [], "/v1pets", undefined],
  ["/v.", [], "/v1/pets", undefined],
  ["/v1", [], "/v1", "/"],
  ["/caf%C3%A9", [], "/café/pets", "/pets"],
  ["servers", [], "/pets", "/pets"],
  ["servers", [{ url: "/" }], "/pets", "/pets"],
  ["servers", [{ url: "https://example.com/v1" }], "/v1/pets", "/pets"],
  ["servers", [{ url: "//example.com/v1/" }], "/v1/pets", "/pets"],
  ["servers", [{ url: "https://example.com" }, { url: "/v1" }], "/v1/pets", "/pets"],
  ["servers", [{ url: "https://example.com" }, { url: "/v1" }], "/pets", "/pets"],
  ["servers", [{ url: "/v1" }], "/pets", undefined],
  ["servers", [{ url: "https://{host}:{port}/{base}", variables: { base: { default: "v2" } } }], "/v9/pets", "/pets"],
  ["servers", [{ url: "/{base}", variables: { base: { default: "v2", enum: ["v1", "v2"] } } }], "/v2/pets", "/pets"],
  ["servers", [{ url: "/{base}", variables: { base: { default: "v2", enum: ["v1", "v2"] } } }], "/v3/pets", undefined],
  ["servers", [{ url: "/{base}", variables: { base: { default: "v.", enum: ["v."] } } }], "/v3/pets", undefined],
  [
    "servers",
    [{ url: "{server}/v1", variables: { server: { default: "https://example.com/api" } } }],
    "/api/v1/pets",
    "/pets",
  ],
  ["servers", [{ url: "/{__proto__}" }], "/a/pets", "/pets"],
  ["servers", [{ url: "/{a}-x/{b}" }], "/a-x-x/b/pets", "/pets"],
  ["servers", [{ url: "/{a}-x" }], "/a-x-y/pets", undefined],
  ["servers", [{ url: "/{a}{b}-{c}" }], "/ab-c/pets", "/pets"],
])("below %j with the servers %j, %s is %s", (basePath, servers, path, below) => {
  expect(pathsBelow(api(...servers), basePath)(path, false)[0]).toBe(below);
});

test("a path may be below several base paths, the longer ones first, in any case of letters", () => {
  const below = pathsBelow(api({ url: "/" }, { url: "/v1" }, { url: "/{a}/b" }), "servers");
  expect(below("/v1/b/c", false)).toEqual(["/c", "/b/c", "/v1/b/c"]);
  expect(below("/V1/c", false)).toEqual(["/V1/c"]);
  expect(below("//V1//c", true)).toEqual(["/c", "/V1/c"]);
});
