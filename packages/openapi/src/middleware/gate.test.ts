import { expect, test } from "vitest";
import { openDocument } from "../index.js";
import { Gate } from "./gate.js";
import { readExactly } from "./path-spelling.js";

const responses = { 200: { description: "" } };
const api = openDocument({
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": { get: { responses } },
    "/docs/{page}": {
      get: { parameters: [{ name: "page", in: "path", required: true, schema: { type: "string" } }], responses },
    },
  },
});
const ignorePaths = (path: string): boolean => path.startsWith("/docs/");
const route = (path: string) => new Gate(api, { ignorePaths }).route("GET", path, readExactly);

test.each(["/docs/a", "/docs/a/b", "/d%6Fcs/a", "/docs//pets", "/docs/a%2Fb"])("%s is ignored", (path) => {
  expect(route(path)).toBeUndefined();
});

test.each(["/docs/../pets", "/docs/%2E%2E/pets", "/docs/..%2Fpets", "/docs/..\\pets", "/docs/a/../../pets"])(
  "%s is not ignored: a server may read it as another path",
  (path) => expect(route(path)).toBeDefined(),
);

test("a path below the base path is that of the request", () => {
  const gate = new Gate(api, { basePath: "/v1", ignorePaths: (path) => path === "/v1/pets" });
  expect(gate.route("GET", "/v1/pets", readExactly)).toBeUndefined();
  expect(gate.route("GET", "/v1/docs/a", readExactly)).toMatchObject({ operation: { path: "/docs/{page}" } });
});
