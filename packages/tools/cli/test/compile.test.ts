import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = { type: "object", properties: { id: { $ref: "parts/id.json" } }, required: ["id"] };
const files = { "order.json": schema, "parts/id.json": { type: "integer", minimum: 1 } };

type Validator = ((value: unknown) => boolean) & { validate?(value: unknown): unknown };
const load = async (file: string): Promise<Record<string, Validator>> =>
  (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Validator>;

describe("argot compile", () => {
  test("writes a module and its types", async () => {
    const cwd = folder(files);
    const run = await argot(["compile", "order.json", "-o", "order.mjs", "-r", "parts/id.json"], { cwd });
    expect(run).toEqual({ code: 0, out: "", err: "" });
    expect(readdirSync(cwd).toSorted()).toEqual(["order.d.mts", "order.json", "order.mjs", "parts"]);
    const { isValid, default: main } = await load(path.join(cwd, "order.mjs"));
    expect(main).toBe(isValid);
    expect([isValid!({ id: 1 }), isValid!({ id: 0 }), isValid!([])]).toEqual([true, false, false]);
    expect(isValid!.validate).toBeUndefined();
    const types = readFileSync(path.join(cwd, "order.d.mts"), "utf8");
    expect(types).toContain("export declare function isValid(value: unknown): value is Order;");
    expect(types).toContain("export interface Order {\n  id: Id;");
    expect(types).toContain("export type Id = number;");
  });

  test("--type", async () => {
    const cwd = folder({ ...files, "package.json": { type: "module" } });
    const args = ["compile", "order.json", "-o", "order.js", "-r", "parts/id.json", "--type", "./types.js#Order"];
    expect(await argot(args, { cwd })).toEqual({ code: 0, out: "", err: "" });
    expect(readFileSync(path.join(cwd, "order.d.ts"), "utf8")).toContain(
      'export declare function isValid(value: unknown): value is import("./types.js").Order;',
    );
  });

  test("--errors and --name", async () => {
    const cwd = folder({ ...files, "package.json": { type: "module" } });
    const args = ["compile", "order.json", "--errors", "--name", "isOrder", "-r", "parts/id.json", "-o", "order.js"];
    expect(await argot(args, { cwd })).toEqual({ code: 0, out: "", err: "" });
    const { isOrder } = await load(path.join(cwd, "order.js"));
    expect(isOrder!.validate!({ id: 0 })).toMatchObject({
      valid: false,
      errors: [{ instanceLocation: "/id", absoluteKeywordLocation: "argot:/parts/id.json#/minimum" }],
    });
    const types = readFileSync(path.join(cwd, "order.d.ts"), "utf8");
    expect(types).toContain("export declare const isOrder: Validator<Order>;");
  });

  test("several schemas in one module, which share what they refer to", async () => {
    const cwd = folder({
      "order-line.schema.json": { properties: { by: { $ref: "parts/person.json" } } },
      "invoice.json": { required: ["to"], properties: { to: { $ref: "parts/person.json" } } },
      "parts/person.json": { properties: { name: { type: "string", pattern: "^[A-Z]" } } },
    });
    const schemas = ["order-line.schema.json", "invoice.json"];
    const args = ["compile", ...schemas, "-r", "parts/person.json", "-o", "schemas.mjs", "--errors"];
    expect(await argot(args, { cwd })).toEqual({ code: 0, out: "", err: "" });
    const { isOrderLine, isInvoice } = await load(path.join(cwd, "schemas.mjs"));
    const value = { to: { name: "x" }, by: { name: "y" } };
    expect([isOrderLine!(value), isInvoice!(value), isInvoice!({}), isOrderLine!({})]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(isInvoice!.validate!(value)).toMatchObject({ errors: [{ instanceLocation: "/to/name" }] });
    expect(isOrderLine!.validate!(value)).toMatchObject({ errors: [{ instanceLocation: "/by/name" }] });
    const code = readFileSync(path.join(cwd, "schemas.mjs"), "utf8");
    expect(code.match(/new RegExp\("\^\[A-Z\]"/g)).toHaveLength(1);
    const types = readFileSync(path.join(cwd, "schemas.d.mts"), "utf8");
    for (const name of ["OrderLine", "Invoice"])
      expect(types).toContain(`export declare const is${name}: Validator<${name}>;`);
  });

  test("no two types of a module have one name", async () => {
    const names = ["validator", "locations", "validation-issue", "validation-result", "valid-result", "invalid-result"];
    const $defs = { validator: { type: "string" }, a: { type: "number" } };
    const properties = { a: { $ref: "#/$defs/a" }, b: { $ref: "#/$defs/validator" } };
    const cwd = folder(
      Object.fromEntries([...names, "a"].map((name) => [`${name}.json`, { type: "object", properties, $defs }])),
    );
    const args = ["compile", ...[...names, "a"].map((name) => `${name}.json`), "-o", "all.mjs", "--errors"];
    expect(await argot(args, { cwd })).toEqual({ code: 0, out: "", err: "" });
    const types = readFileSync(path.join(cwd, "all.d.mts"), "utf8");
    const declared = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
    expect(declared.length).toBeGreaterThan(3 * names.length);
    expect(new Set(declared).size).toBe(declared.length);
    for (const [, name] of types.matchAll(/Validator<(\w+)>;/g)) expect(declared).toContain(name);
  });

  test("argot types does not replace the types of a module", async () => {
    const cwd = folder(files);
    const compiled = await argot(["compile", "order.json", "-o", "order.mjs", "-r", "parts/id.json"], { cwd });
    expect(compiled.code).toBe(0);
    const before = readFileSync(path.join(cwd, "order.d.mts"), "utf8");
    const { code, err } = await argot(["types", "order.json", "-o", "order.d.mts", "-r", "parts/id.json"], { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining("order.d.mts has the types of a module")]);
    expect(readFileSync(path.join(cwd, "order.d.mts"), "utf8")).toBe(before);
    const types = ["types", "order.json", "-o", "types.d.ts", "-r", "parts/id.json"];
    expect((await argot(types, { cwd })).code).toBe(0);
    expect((await argot(types, { cwd })).code).toBe(0);
  });

  test("--formats and --strict", async () => {
    const cwd = folder({ "mail.json": { format: "email" }, "typo.json": { minimun: 1 } });
    const args = ["compile", "mail.json", "-o", "-"];
    expect((await argot(args, { cwd })).out).not.toContain("isEmail");
    expect((await argot([...args, "--formats", "assert"], { cwd })).out).toMatch(/import .* from "@argot\/format/);
    expect((await argot(["compile", "typo.json", "-o", "-", "--strict"], { cwd })).err).toContain(
      'did you mean "minimum"',
    );
  });

  test("--runtime", async () => {
    const cwd = folder(files);
    const args = ["compile", "order.json", "-o", "-", "-r", "parts/id.json", "--errors", "--runtime", "argot/runtime"];
    const { code, out } = await argot(args, { cwd });
    expect(code).toBe(0);
    expect(out).toContain('import * as $r from "argot/runtime";');
    expect(out).not.toContain("RuleMessage");
  });

  test("prints the same module wherever the files are", async () => {
    const runs = ["", "deep/er/"].map(async (at) => {
      const cwd = folder(Object.fromEntries(Object.entries(files).map(([name, file]) => [`${at}${name}`, file])));
      return argot(["compile", `${at}order.json`, "-o", "-", "--errors", "-r", `${at}parts/id.json`], { cwd });
    });
    const [first, second] = await Promise.all(runs);
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first!.out).toContain("export { $1 as isValid, $1 as default };");
    expect(first).toEqual(second);
  });

  test("a schema by its URI, in an older dialect", async () => {
    const uri = "http://json-schema.org/draft-07/schema";
    expect(await argot(["compile", uri, "-o", "-"])).toMatchObject({ code: 0, err: "" });
    const cwd = folder({ "s.json": { minimum: 1, exclusiveMinimum: true } });
    const { out } = await argot(["compile", "s.json", "-o", "-", "--dialect", "draft-04"], { cwd });
    expect(out).toContain("x > 1");
  });

  test.each([
    [["compile", "order.json"], "--out-file is missing: see argot compile --help"],
    [
      ["compile", "order.json", "-o", "order.ts"],
      "order.ts is not the name of a module: use a name that ends in .js or .mjs, or - to print the module",
    ],
    [
      ["compile", "order.json", "-o", "a.js", "--name", "a-b", "-r", "parts/id.json"],
      '"a-b" is not a name that a function can have: choose another --name',
    ],
    [
      ["compile", "order.json", "-o", "no/a.js", "-r", "parts/id.json"],
      "no/a.js cannot be written (there is no such directory): check the name and its directory",
    ],
    [
      ["compile", "order.json", "-o", "a.js", "-r", "parts/id.json", "--type", "Order"],
      "Order does not name a type: write --type ./order.js#Order",
    ],
    [
      ["compile", "order.json", "parts/order.json", "-o", "a.js"],
      "order.json and parts/order.json both have functions named isOrder: rename a file, or write a module for each",
    ],
    [["compile", "gone.json", "-o", "a.js"], "there is no file gone.json: check the name"],
  ])("%j", async (args, message) => {
    const { code, out, err } = await argot(args, { cwd: folder(files) });
    expect({ code, out, err }).toEqual({ code: 2, out: "", err: `argot: ${message}\n` });
  });

  test("a schema that cannot be used", async () => {
    const { code, err } = await argot(["compile", "order.json", "-o", "a.js"], {
      cwd: folder({ "order.json": schema }),
    });
    expect(code).toBe(2);
    expect(err).toContain("argot: the schema cannot be used: correct the reference, or give its document with --ref");
  });
});
