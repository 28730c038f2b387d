// The official suite, run through the program of the harness as Bowtie runs it.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { addRemotes, findSuite, readAnnotationCases, readSuite, suiteDrafts, suiteHelp } from "@argot/testing/suite";
import { dialectUris, stringifyJson } from "argot";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeModules } from "../../../../scripts/lib/made-modules.mjs";
import { Driver, type RunResponse } from "./driver.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const suite = findSuite(root);
const folder = mkdtempSync(path.join(os.tmpdir(), "argot-bowtie-"));
const file = path.join(folder, "bowtie.mjs");

/** The documents that tests refer to, by URI. */
const remotes: Record<string, unknown> = {};

beforeAll(async () => {
  const bundle = await rolldown({
    input: path.join(root, "packages/checks/src/bowtie/main.ts"),
    platform: "node",
    plugins: [madeModules()],
    resolve: { conditionNames: ["@argot/source", "import", "default"] },
    logLevel: "silent",
  });
  await bundle.write({ file });
  await bundle.close();
  if (suite !== undefined)
    addRemotes({ add: (document: unknown, uri: string) => (remotes[uri] = document) } as never, suite);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A harness that was started in a dialect. */
async function started(dialect: string): Promise<Driver> {
  const driver = new Driver(file);
  const { implementation } = (await driver.ask("start", { version: 1 })) as { implementation: { dialects: string[] } };
  const uri = implementation.dialects.find((each) => each.replace(/#$/, "") === dialect);
  expect(await driver.ask("dialect", { dialect: uri })).toEqual({ ok: true });
  return driver;
}

/** The member for the registry, if a case refers to a document of the suite. */
const registryFor = (schema: unknown): object =>
  stringifyJson(schema).includes("http://localhost:1234/") ? { registry: remotes } : {};

test("the suite is there", () => expect(suite, suiteHelp).toSatisfy(existsSync));

describe.each(suiteDrafts)("$dialect", ({ folder: draft, dialect, release }) => {
  test("all required tests pass, and all messages are those of the protocol", async () => {
    const driver = await started(dialectUris[dialect]);
    const failures: string[] = [];
    let seq = 0;
    for (const { name, cases } of readSuite(suite ?? "", draft)) {
      for (const { description, schema, tests } of cases) {
        seq += 1;
        const request = {
          seq,
          case: {
            description,
            schema,
            tests: tests.map((each) => ({ description: each.description, instance: each.data })),
            ...registryFor(schema),
          },
        };
        // One request follows the other, as in Bowtie.
        // oxlint-disable-next-line eslint/no-await-in-loop
        const response = (await driver.ask("run", request)) as RunResponse;
        expect(response.seq).toBe(seq);
        for (const [i, { description: what, valid }] of tests.entries()) {
          if (response.results?.[i]?.valid === valid) continue;
          failures.push(
            `${name} › ${description} › ${what}: ${JSON.stringify(response.results?.[i] ?? response.context)}`,
          );
        }
      }
    }
    expect(failures).toEqual([]);
    expect(seq).toBeGreaterThan(50);
    expect(await driver.stop()).toEqual({ code: 0, errors: "" });
    // Each request and each response, with those that start and end the run.
    expect(driver.checked).toBe(2 * seq + 5);
  });

  const cases = suite === undefined ? [] : readAnnotationCases(suite, release);
  test("all assertions about annotations hold", async ({ skip }) => {
    skip(cases.length === 0, "the suite has none for draft-03");
    const driver = await started(dialectUris[dialect]);
    const failures: string[] = [];
    for (const [seq, { description, schema, externalSchemas, tests }] of cases.entries()) {
      const instances = tests.map(({ instance }) => ({ description, instance }));
      const registry = externalSchemas ? { registry: externalSchemas } : {};
      const request = { seq, output: "annotations", case: { description, schema, tests: instances, ...registry } };
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { results = [] } = (await driver.ask("run", request)) as RunResponse;
      for (const [i, { assertions }] of tests.entries()) {
        for (const { location, keyword, expected } of assertions) {
          const found = (results[i]?.annotations ?? [])
            .filter((each) => each.keyword === keyword && each.instanceLocation === location)
            .map(({ keywordLocation: at, annotation }) =>
              stringifyJson([at.slice(0, -`/${keyword}`.length), annotation]),
            );
          const wanted = Object.entries(expected).map(([at, value]) => stringifyJson([absolute(at, schema), value]));
          if (stringifyJson(found.toSorted()) !== stringifyJson(wanted.toSorted()))
            failures.push(`${description} › ${keyword} at "${location}": ${JSON.stringify({ found, wanted })}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(await driver.stop()).toEqual({ code: 0, errors: "" });
  });
});

/** The location of a schema as the harness writes it: a pointer of the suite that enters an embedded resource begins there. */
function absolute(reference: string, schema: unknown): string {
  if (!reference.startsWith("#")) return reference;
  let uri = "";
  let pointer = "";
  let at: unknown = schema;
  for (const token of decodeURIComponent(reference.slice(1)).split("/")) {
    if (token !== "") {
      pointer += `/${token}`;
      at = (at as Record<string, unknown>)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
    }
    const { $id } = Object(at) as { $id?: unknown };
    if (typeof $id === "string") [uri, pointer] = [uri === "" ? $id : new URL($id, uri).href, ""];
  }
  return `${uri}#${encodeURI(pointer)}`;
}
