import { createArgot, type Json, SchemaError } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorOf } from "./thrown.js";

const base = "https://example.com/";

/** Reads from a table, and notes what was asked for: an array for each time that documents were read together. */
function reader(documents: Readonly<Record<string, Json>>) {
  const rounds: string[][] = [];
  let together: string[] | undefined;
  const read = async (uri: string): Promise<Json | undefined> => {
    if (!together) rounds.push((together = []));
    together.push(uri);
    await Promise.resolve();
    together = undefined;
    return documents[uri];
  };
  return { read, rounds };
}

async function loadErrorOf(loading: Promise<unknown>): Promise<SchemaError> {
  const error = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SchemaError) return error;
  throw new Error("no SchemaError", { cause: error });
}

describe("load", () => {
  test("compiles a document by its URI, with those that it refers to", async () => {
    const { read, rounds } = reader({
      [`${base}order`]: { properties: { buyer: { $ref: "person" }, seller: { $ref: "person#/properties/name" } } },
      [`${base}person`]: { properties: { name: { $ref: "text" } } },
      [`${base}text`]: { type: "string" },
    });
    const isOrder = await createArgot().load(`${base}order`, read);
    expect(isOrder({ buyer: { name: "Ada" }, seller: "Bob" })).toBe(true);
    expect(isOrder({ buyer: { name: 1 } })).toBe(false);
    expect(isOrder({ seller: 1 })).toBe(false);
    expect(rounds).toEqual([[`${base}order`], [`${base}person`], [`${base}text`]]);
  });

  test("reads together what is missing together", async () => {
    const { read, rounds } = reader({
      [`${base}a`]: true,
      [`${base}b`]: { $ref: "d" },
      [`${base}c`]: {},
      [`${base}d`]: {},
    });
    const refs = ["a", "b", "c"].map((name) => ({ $ref: name }));
    await createArgot().load({ $id: base, allOf: refs }, read);
    expect(rounds.map((each) => each.toSorted())).toEqual([[`${base}a`, `${base}b`, `${base}c`], [`${base}d`]]);
  });

  test("reads meta-schemas, takes plain values, and reads nothing that is there", async () => {
    const $schema = `${base}meta`;
    const argot = createArgot().add({ type: "string" }, `${base}there`);
    const isValid = await argot.load({ $schema, allOf: [{ $ref: `${base}there` }] }, (uri) =>
      uri === $schema ? { $schema: "https://json-schema.org/draft/2020-12/schema", $id: uri } : undefined,
    );
    expect(isValid("x")).toBe(true);
    expect(isValid(1)).toBe(false);
  });

  test("names all documents that cannot be had, and why", async () => {
    const error = await loadErrorOf(
      createArgot().load({ $id: base, allOf: [{ $ref: "gone" }, { $ref: "broken" }, { $ref: "there" }] }, (uri) => {
        if (uri === `${base}broken`) throw new Error("no connection");
        return uri === `${base}there` ? {} : undefined;
      }),
    );
    expect([...error.missing].toSorted()).toEqual([`${base}broken`, `${base}gone`]);
    expect(error.message).toContain(`${base}broken (no connection)`);
    expect(error.message).toContain(`${base}gone (there is none)`);
    expect((error.cause as Error).message).toBe("no connection");
  });

  test("refuses a document that is no schema, and a reader that is none", async () => {
    expect((await loadErrorOf(createArgot().load(`${base}a`, () => ({ type: "strin" })))).code).toBe("invalid-schema");
    expect((await loadErrorOf(createArgot().load(`${base}a`, () => "text"))).code).toBe("not-json");
    await expect(createArgot().load(`${base}a`, undefined as never)).rejects.toThrow("`load` needs a function");
  });

  test("a document that does not have what is referred to is read once", async () => {
    const { read, rounds } = reader({ [`${base}a`]: { $id: `${base}other` } });
    expect((await loadErrorOf(createArgot().load({ $ref: `${base}a#/$defs/b` }, read))).missing).toEqual([]);
    expect(rounds).toEqual([[`${base}a`]]);
  });

  test("what is loaded is what is compiled when all documents are there, whatever refers to what", async () => {
    const names = ["a", "b", "c", "d", "e"];
    const graphs = fc.record(Object.fromEntries(names.map((name) => [name, fc.subarray(names)])));
    await fc.assert(
      fc.asyncProperty(graphs, fc.constantFrom(...names), async (graph, from) => {
        const documents = Object.fromEntries(
          names.map((name) => [
            base + name,
            { required: [name], properties: Object.fromEntries((graph[name] ?? []).map((to) => [to, { $ref: to }])) },
          ]),
        );
        const { read, rounds } = reader(documents);
        const loaded = await createArgot().load(base + from, read);
        const all = createArgot();
        for (const [uri, document] of Object.entries(documents)) all.add(document, uri);
        expect(loaded.plan()).toBe(all.compile(base + from).plan());
        const asked = rounds.flat();
        expect(new Set(asked).size).toBe(asked.length);
        const reached = new Set<string>();
        const visit = (name: string): void => {
          if (reached.has(base + name)) return;
          reached.add(base + name);
          for (const to of graph[name] ?? []) visit(to);
        };
        visit(from);
        expect(asked.toSorted()).toEqual([...reached].toSorted());
      }),
      { numRuns: 40 },
    );
  });
});

describe("an error of compile", () => {
  test("has the URIs of all documents that are missing", () => {
    const schema = { $id: base, allOf: [{ $ref: "a#/b" }, { $ref: "b" }, { $ref: "b#/c" }, { items: { $ref: "c" } }] };
    const error = errorOf(() => createArgot().compile(schema));
    expect(error.code).toBe("unresolvable-reference");
    expect([...error.missing].toSorted()).toEqual([`${base}a`, `${base}b`, `${base}c`]);
    expect(error.reference).toBe(error.missing[0]);
    for (const uri of error.missing) expect(error.message).toContain(uri);
  });

  test.each([{ $ref: "#/$defs/a" }, { type: "strin" }, { pattern: "(" }])(
    "has none where the document is known, or something else is wrong: %j",
    (schema) => {
      const { reference, missing } = errorOf(() => createArgot().compile(schema));
      expect([reference, missing]).toEqual([undefined, []]);
    },
  );
});
