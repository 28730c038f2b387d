import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const description = `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer, format: int32 } }
      responses:
        "200":
          description: A pet
          content: { application/json: { schema: { $ref: "schemas.yaml#/Pet" } } }
    put:
      operationId: putPet
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      requestBody:
        content: { application/json: { schema: { $ref: "schemas.yaml#/Pet" } } }
      responses: { default: { description: "" } }
`;
const schemas = "Pet:\n  type: object\n  properties: { name: { type: string } }\n  required: [name]\n";
const files = { "api.yaml": description, "schemas.yaml": schemas };

describe("argot openapi check", () => {
  test("finds nothing wrong with a description and the files that it refers to", async () => {
    expect(await argot(["openapi", "check", "api.yaml"], { cwd: folder(files) })).toMatchObject({ code: 0, err: "" });
  });

  test("reads descriptions of AsyncAPI as well", async () => {
    const orders = `asyncapi: 3.0.0
info: { title: Orders, version: "1" }
channels:
  orders:
    messages:
      placed: { payload: { type: integer }, examples: [{ payload: five }] }
`;
    const { code, out } = await argot(["openapi", "check", "orders.yaml", "--report", "compact"], {
      cwd: folder({ "orders.yaml": orders }),
    });
    expect(code).toBe(1);
    expect(out).toContain("/channels/orders/messages/placed/examples/0/payload");
    expect(out).toContain("the example must be integer, is string");
  });

  test("finds the operations of webhooks", async () => {
    const hooks = `openapi: 3.1.0
info: { title: Pets, version: "1" }
webhooks:
  newPet:
    post:
      requestBody: { content: { application/json: { schema: { type: object, required: [id] } } } }
`;
    const cwd = folder({ "api.yaml": hooks, "pet.json": "{}" });
    const args = ["openapi", "validate", "api.yaml", "--operation", "POST newPet", "--request", "pet.json"];
    const { code, out } = await argot(args, { cwd });
    expect(code).toBe(1);
    expect(out).toContain("/id is missing");
  });

  test("reports everything that is wrong, with positions", async () => {
    const faulty = description
      .replace("schemas.yaml#/Pet", "schemas.yaml#/Dog")
      .replace("operationId: putPet", "operationId: getPet");
    const { code, out } = await argot(["openapi", "check", "api.yaml", "--report", "compact"], {
      cwd: folder({ ...files, "api.yaml": faulty }),
    });
    expect(code).toBe(1);
    expect(out).toContain("(line 13, column 58)");
    expect(out).toContain('leads nowhere: schemas.yaml has no "/Dog"');
    expect(out).toContain("(line 15, column 20)");
    expect(out).toContain('the operation GET /pets/{id} has the operationId "getPet" as well');
  });

  test("reports a description that is not valid, or cannot be read", async () => {
    const cwd = folder({ "a.json": { openapi: "3.0.0", info: {}, paths: {} }, "b.yaml": "a: [", "c.ndjson": "{}" });
    const run = (name: string) => argot(["openapi", "check", name], { cwd });
    expect(await run("a.json")).toMatchObject({ code: 1 });
    expect((await run("a.json")).out).toContain('must have properties "title", "version"');
    expect((await run("b.yaml")).code).toBe(2);
    expect((await run("c.ndjson")).code).toBe(2);
    expect((await run("none.yaml")).err).toContain("there is no file none.yaml");
  });

  test("does not follow references above the working directory", async () => {
    const cwd = folder({
      "api/api.yaml": description.replaceAll("schemas.yaml", "../schemas.yaml"),
      "schemas.yaml": schemas,
    });
    const { code, out } = await argot(["openapi", "check", "api.yaml"], { cwd: `${cwd}/api` });
    expect(code).toBe(1);
    expect(out).toContain("which is not known");
    expect((await argot(["openapi", "check", "api/api.yaml"], { cwd })).code).toBe(0);
  });
});

describe("argot openapi validate", () => {
  const validate = (args: readonly string[], more: Readonly<Record<string, unknown>>) =>
    argot(["openapi", "validate", "api.yaml", ...args], { cwd: folder({ ...files, ...more }) });

  test.each([
    [["--operation", "getPet", "--request", "m.json"], { path: { id: 7 }, query: "limit=5" }, 0, ""],
    [
      ["--operation", "getPet", "--request", "m.json"],
      { path: { id: "x" }, query: { limit: "many" } },
      1,
      'path "id" must be integer, is string',
    ],
    [
      ["--operation", "getPet", "--request", "m.json"],
      { path: { id: "x" }, query: { limit: "many" } },
      1,
      'query "limit" must be integer, is string',
    ],
    [["--operation", "getPet", "--request", "m.json"], { path: { id: 1 }, query: `limit=${2 ** 40}` }, 0, ""],
    [
      ["--operation", "getPet", "--request", "m.json", "--formats", "assert"],
      { path: { id: 1 }, query: `limit=${2 ** 40}` },
      1,
      "must be an integer of 32 bits",
    ],
    [
      ["--operation", "PUT /pets/{id}", "--request", "m.json"],
      { path: { id: 1 }, body: { name: 5 } },
      1,
      "m.json:1:33 /body/name must be string, is integer",
    ],
    [["--operation", "getPet", "--response", "m.json"], { name: "Rex" }, 0, ""],
    [["--operation", "getPet", "--response", "m.json"], { status: 200, body: { name: "Rex" } }, 0, ""],
    [["--operation", "getPet", "--response", "m.json"], { nam: "Rex" }, 1, "m.json:1:1 /name is missing"],
    [
      ["--operation", "getPet", "--response", "m.json", "--status", "404"],
      {},
      1,
      "must be one that is described; 404 is not",
    ],
  ] as const)("%j %j: %i", async (args, message, code, text) => {
    const result = await validate(args, { "m.json": message });
    expect(result.code).toBe(code);
    expect(result.out).toContain(text);
  });

  test.each([
    [["--operation", "getPat", "--request", "m.json"], "api.yaml has no operation getPat: did you mean getPet?"],
    [["--request", "m.json"], "no message is named"],
    [["--operation", "getPet"], "no message is named"],
    [["more.yaml", "--operation", "getPet", "--request", "m.json"], "there are several descriptions"],
    [["--operation", "getPet", "--request", "none.json"], "there is no file none.json"],
  ])("%j cannot run", async (args, text) => {
    const { code, err } = await validate(args, { "m.json": {} });
    expect(code).toBe(2);
    expect(err).toContain(text);
  });

  test("needs a valid description", async () => {
    const { code, err } = await validate(["--operation", "getPet", "--request", "m.json"], {
      "api.yaml": "openapi: 3.1.0\npaths: {}\n",
      "m.json": {},
    });
    expect(code).toBe(2);
    expect(err).toContain("api.yaml:1:1 the description is not valid");
    expect(err).toContain('must have property "info"');
  });
});
