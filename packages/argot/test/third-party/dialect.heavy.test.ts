// A dialect of keywords that use the public interface alone: the standard ones have no other.
import { readFileSync } from "node:fs";
import { createArgot, defineDialect, defineVocabulary, type SchemaError } from "@argot/core";
import { issues, reports } from "@argot/reports";
import { tiers } from "@argot/testing";
import { addRemotes, readSuite, runSuite, type SuiteFile } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import { createArgot as createWhole } from "../../src/index.js";
import { compileModule } from "../../src/module.js";
import { describeWithSuite } from "../test-data.js";
import { applying, asserting, describing, identifying } from "./keywords.js";

const vocab = (name: string): string => `https://third.example/vocab/${name}`;
/** It has the URI of 2020-12, which the schemas of the suite declare. */
const dialect = defineDialect({
  uri: "https://json-schema.org/draft/2020-12/schema",
  vocabularies: [
    defineVocabulary({ uri: vocab("identifying"), keywords: identifying }),
    defineVocabulary({ uri: vocab("asserting"), keywords: asserting }),
    defineVocabulary({ uri: vocab("applying"), keywords: applying }),
    defineVocabulary({ uri: vocab("describing"), keywords: describing }),
  ],
});

/** The cases of the suite with these keywords. Others are refused as unknown keywords. */
function withoutUnknownKeywords(files: readonly SuiteFile[], argot: ReturnType<typeof createArgot>): SuiteFile[] {
  const compiles = (schema: unknown): boolean => {
    try {
      argot.compile(schema);
      return true;
    } catch (error) {
      // Some refer to the meta-schema of 2020-12, which this dialect does not have.
      const { code, reason } = error as SchemaError;
      return code !== "unknown-keyword" && !(code === "unresolvable-reference" && reason.includes(dialect.uri));
    }
  };
  return files.map(({ name, cases }) => ({ name, cases: cases.filter(({ schema }) => compiles(schema)) }));
}

describeWithSuite("the official suite", (suite) => {
  test.each(Object.entries(tiers))("every test of these keywords passes (%s)", (_tier, options) => {
    const argot = createArgot({ dialects: [dialect], strict: true, ...options });
    addRemotes(argot, suite, (file) => file.startsWith("draft2020-12/") || !file.includes("draft"));
    const files = withoutUnknownKeywords(readSuite(suite, "draft2020-12"), argot);
    const result = runSuite(argot, files);
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(910);
  });
});

test("its keywords import only @argot/core/keyword", () => {
  const source = readFileSync(new URL("keywords.ts", import.meta.url), "utf8");
  expect(Array.from(source.matchAll(/from "([^"]+)"/g), ([, specifier]) => specifier)).toEqual(["@argot/core/keyword"]);
});

describe("it has, like a standard dialect,", () => {
  const argot = createArgot({ dialects: [dialect], issues, reports });
  const schema = {
    title: "Order",
    properties: { n: { minimum: 1 }, kind: { type: "string" } },
    required: ["n"],
    unevaluatedProperties: false,
  };

  test("errors with its own messages", () => {
    expect(
      argot
        .compile(schema)
        .validate({ n: 0, kind: 1, other: 2 })
        .errors.map(({ message }) => message),
    ).toEqual(["must be 1 or more, is 0", "must be string, is integer", "is not a known property"]);
    expect(argot.compile(schema).validate({}).errors[0]?.message).toBe('must have "n"');
  });

  test("annotations", () => {
    const found = argot.compile(schema).annotations({ n: 1 }).list;
    expect(found.map(({ keyword, value }) => [keyword, value])).toEqual([
      ["properties", ["n"]],
      ["title", "Order"],
      ["unevaluatedProperties", []],
    ]);
  });

  test("output formats", () => {
    expect(argot.compile(schema).output({ n: 0 }, "list")).toMatchObject({ valid: false });
  });

  test("modules ahead of time", async () => {
    const whole = createWhole({ dialects: [dialect], strict: true });
    const { code } = compileModule(whole, { isOrder: schema }, { errors: true });
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isOrder: ((value: unknown) => boolean) & { validate(value: unknown): { errors: { message: string }[] } };
    };
    expect([module.isOrder({ n: 1 }), module.isOrder({ n: 0 })]).toEqual([true, false]);
    expect(module.isOrder.validate({ n: 0 }).errors[0]?.message).toBe("must be 1 or more, is 0");
  });

  test("documentation of keywords", () => {
    expect(dialect.keywords.get("$id")?.keyword.doc).toMatch(/^The URI of the schema/);
  });
});
