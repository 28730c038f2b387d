import { describe, expect, test } from "vitest";
import { parseSource } from "@argot/source-text";
import { DocumentError, loadDocument } from "./index.js";

const base = "file:///apis/";
const info = { title: "Pets", version: "1" };
const responses = { 200: { description: "" } };
const body = ($ref: string) => ({ requestBody: { content: { "application/json": { schema: { $ref } } } }, responses });

/** Reads from a table, and notes what is read. */
function reader(documents: Readonly<Record<string, unknown>>) {
  const seen: string[] = [];
  const read = async (uri: string): Promise<unknown> => {
    await Promise.resolve();
    seen.push(uri.replace(base, ""));
    return documents[uri.replace(base, "")];
  };
  return { read, seen };
}

const api = (paths: object, more: object = {}) => ({ openapi: "3.1.0", info, paths, ...more });

async function errorOf(documents: Readonly<Record<string, unknown>>): Promise<DocumentError> {
  try {
    await loadDocument(`${base}api.json`, reader(documents).read);
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
  throw new Error("no error");
}

describe("loadDocument", () => {
  test("reads a description with all that it refers to, each once", async () => {
    const { read, seen } = reader({
      "api.json": api({
        "/pets": { $ref: "paths/pets.json" },
        "/dogs": { post: body("schemas.json#/Dog") },
        "/cats": { post: body("schemas.json#/Cat") },
      }),
      "paths/pets.json": {
        parameters: [{ $ref: "../parameters.json#/limit" }],
        post: body("../schemas.json#/Dog"),
      },
      "parameters.json": { limit: { name: "limit", in: "query", schema: { $ref: "numbers.json#/limit" } } },
      "numbers.json": { limit: { type: "integer" } },
      "schemas.json": { Dog: { required: ["bark"], properties: { owner: { $ref: "owner.json" } } }, Cat: {} },
      "owner.json": { type: "string" },
    });
    const loaded = await loadDocument(`${base}api.json`, read);
    const check = (value: unknown, query = "") =>
      loaded
        .operation("POST /pets")
        .checkRequest({ body: value, query, headers: { "content-type": "application/json" } });
    expect(check({ bark: 1, owner: "Ada" }, "limit=5")).toMatchObject({ valid: true, values: { query: { limit: 5 } } });
    expect(check({ bark: 1, owner: 1 }).valid).toBe(false);
    expect(check({}, "limit=x").issues).toHaveLength(2);
    expect(seen.toSorted()).toEqual(
      ["api.json", "numbers.json", "owner.json", "parameters.json", "paths/pets.json", "schemas.json"].toSorted(),
    );
  });

  test("reads no more than references lead to: not examples, and not what is given", async () => {
    const example = { $ref: "example.json" };
    const { read, seen } = reader({
      "api.json": api(
        { "/pets": { post: body("given.json") } },
        {
          components: { schemas: { A: { const: example, examples: [example] } }, examples: { e: { value: example } } },
        },
      ),
    });
    await loadDocument(`${base}api.json`, read, { documents: { "given.json": { type: "string" } } });
    expect(seen).toEqual(["api.json"]);
  });

  test("reads documents of anchors, of discriminators, and of callbacks", async () => {
    const { read, seen } = reader({
      "api.json": api(
        { "/pets": { post: { ...body("pets.json#dog"), callbacks: { seen: { $ref: "callbacks.json#/seen" } } } } },
        {
          components: {
            schemas: {
              Pet: { discriminator: { propertyName: "kind", mapping: { bird: "bird.json" } }, type: "object" },
            },
          },
        },
      ),
      "pets.json": { $defs: { dog: { $anchor: "dog", type: "object" } } },
      "bird.json": { type: "object" },
      "callbacks.json": { seen: { "{$url}": { post: body("seen.json") } } },
      "seen.json": {},
    });
    await loadDocument(`${base}api.json`, read);
    expect(seen.toSorted()).toEqual(["api.json", "bird.json", "callbacks.json", "pets.json", "seen.json"]);
  });

  test("resolves references against `$self`", async () => {
    const { read, seen } = reader({
      "api.json": { ...api({ "/a": { post: body("a.json") } }), openapi: "3.2.0", $self: `${base}v2/api.json` },
      "v2/a.json": {},
    });
    await loadDocument(`${base}api.json`, read);
    expect(seen).toEqual(["api.json", "v2/a.json"]);
  });

  test("takes texts, and says where in them a reference leads nowhere", async () => {
    const text = (name: string, source: string) => parseSource(source, { name });
    const error = await errorOf({
      "api.json": text(
        "api.yaml",
        'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths:\n  /pets: { $ref: pets.yaml }\n',
      ),
      "pets.yaml": text("pets.yaml", "parameters:\n  - $ref: none.yaml\n"),
    });
    expect(error.message).toContain("pets.yaml:2:");
    expect(error.missing).toEqual([`${base}none.yaml`]);
    expect(error.reason).toContain(`${base}none.yaml (there is none)`);
  });

  test("says which documents cannot be had, all at once, and why", async () => {
    const documents = { "api.json": api({ "/a": { post: body("a.json") }, "/b": { post: body("b.json") } }) };
    expect((await errorOf(documents)).missing).toEqual([`${base}a.json`, `${base}b.json`]);
    const failing = loadDocument(`${base}api.json`, (uri) => {
      if (uri.endsWith("api.json")) return documents["api.json"];
      throw new Error("forbidden");
    });
    await expect(failing).rejects.toThrow(/a\.json \(forbidden\)/);
    await expect(loadDocument(`${base}none.json`, () => undefined)).rejects.toThrow(/none\.json \(there is none\)/);
  });

  test("refuses what openDocument refuses, and wrong arguments", async () => {
    expect((await errorOf({ "api.json": { openapi: "2.0" } })).code).toBe("unknown-dialect");
    expect(
      (await errorOf({ "api.json": api({ "/a": { post: body("a.json#/none") } }), "a.json": {} })).reason,
    ).toContain("leads nowhere");
    await expect(loadDocument(1 as never, () => undefined)).rejects.toThrow("the URI of a description");
    await expect(loadDocument(base, () => undefined, { url: "a" } as never)).rejects.toThrow("there is none");
  });
});
