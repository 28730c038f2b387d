import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { array, assert, constantFrom, property, uniqueArray } from "fast-check";
import { afterEach, expect, test } from "vitest";
import { TypesFile } from "./types-file.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with some schemas. */
function project(names: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "argot-types-"));
  folders.push(folder);
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), "{}");
  }
  const file = path.join(folder, "validators.d.ts");
  return {
    folder,
    add: (name: string, query = "validator") =>
      new TypesFile(file).add({ file: path.join(folder, name), query, types: typesOf(name) }),
    text: () => readFileSync(file, "utf8"),
    /** What TypeScript takes for an import: of the patterns that match, the first. */
    typeOf(specifier: string): string | undefined {
      const modules = [
        ...this.text().matchAll(
          /^declare module "\*(.*)" \{\n {2}export function isIt\(value: unknown\): value is (.*);$/gm,
        ),
      ];
      return modules.find(([, end = ""]) => specifier.endsWith(end))?.[2];
    },
  };
}

const typeName = (name: string) => `T${name.replaceAll(/\W/g, "_")}`;
const typesOf = (name: string) =>
  `// Made by Argot.\nexport declare function isIt(value: unknown): value is ${typeName(name)};\n\nexport interface ${typeName(name)} {\n  a: 1;\n}\n`;

test("declares each import", () => {
  const { add, text } = project(["order.json"]);
  add("order.json");
  expect(text()).toMatchInlineSnapshot(`
    "// Made by Argot: the types of the validators that this project imports. Do not edit it, and keep it in version control.

    // Of order.json?validator
    declare module "*/order.json?validator" {
      export function isIt(value: unknown): value is Torder_json;

      export interface Torder_json {
        a: 1;
      }
    }
    "
  `);
});

test("forgets schemas that do not exist", () => {
  const made = project(["a.json", "b.json"]);
  made.add("a.json");
  made.add("b.json");
  rmSync(path.join(made.folder, "a.json"));
  made.add("b.json");
  expect(made.typeOf("./b.json?validator")).toBe("Tb_json");
  expect(made.typeOf("./a.json?validator")).toBeUndefined();
});

test("an import has the type of its schema or none, whichever names schemas have", () => {
  const token = constantFrom("a", "b", "c");
  const names = uniqueArray(
    array(token, { minLength: 1, maxLength: 4 }).map((tokens) => `${tokens.join("/")}.json`),
    { minLength: 1, maxLength: 6 },
  );
  assert(
    property(names, (all) => {
      const made = project(all);
      // In two orders: the file does not depend on them.
      for (const name of all) made.add(name);
      const text = made.text();
      for (const name of all.toReversed()) made.add(name);
      expect(made.text()).toBe(text);
      for (const name of all) {
        const tokens = name.split("/");
        for (const [i] of tokens.entries()) {
          const type = made.typeOf(`./${tokens.slice(i).join("/")}?validator`);
          expect([typeName(name), "unknown"]).toContain(type);
          const others = all.filter((each) => each !== name && `/${each}`.endsWith(`/${tokens.slice(i).join("/")}`));
          expect(type === "unknown" && others.length === 0).toBe(false);
        }
      }
    }),
    { numRuns: 20 },
  );
});
