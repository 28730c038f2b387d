import { JsonType } from "@argot/core/plan";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runtimeCode, sharedRuntime } from "./runtime-code.js";
import { declarations, type RuntimeText } from "./runtime-text.js";

const labelsIn = (text: RuntimeText): readonly string[] =>
  text.flatMap((each) => (typeof each === "string" ? [] : [...each.for, ...labelsIn(each.text)]));
const labels = [
  ...new Set([
    ...declarations.flatMap(({ text }) => labelsIn(text)).filter((label) => label.startsWith("op:")),
    ...declarations.flatMap(({ part }) => (part === null ? [] : [`part:${part}`])),
  ]),
];
const names = ["withErrors", "explainers", "fallback", "withLimits", "limitFailures", "hasUniqueItems"];

/** Runs declarations, and returns some of them. */
const run = (code: readonly string[], wanted: readonly string[]): Readonly<Record<string, unknown>> =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(`"use strict";\n${code.join("\n")}\nreturn { ${wanted.join(", ")} };`)() as Record<string, unknown>;

describe("the declarations of a module", () => {
  test("are for all ops", () => {
    for (const op of ["test", "some", "members", "is", "compare", "unique"]) expect(labels).toContain(`op:${op}`);
    expect(labels.filter((label) => label.startsWith("op:"))).toHaveLength(21);
  });

  test("are a script with what is wanted, whatever is left out", () => {
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1 }), fc.subarray(labels), (wanted, needed) => {
        const found = run(runtimeCode(wanted, needed), wanted);
        for (const name of wanted) expect(found[name]).toBeTypeOf("function");
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test("are declared wherever they are mentioned, whatever is left out", () => {
    const known = new Set(declarations.map(({ name }) => name));
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1 }), fc.subarray(labels), (wanted, needed) => {
        const code = runtimeCode(wanted, needed).join("\n");
        const declared = new Set(
          [...code.matchAll(/^(?:const|(?:async )?function\*?) ?([\w$]+)/gm)].map(([, name = ""]) => name),
        );
        // Properties follow a dot or come before a colon, methods come before a parameter list and a brace. Local names are short.
        const mention = /(?<![\w$.#"`-])([\w$]{8,})(?![\w$]|:|\([^()]*\)\{)/g;
        const mentioned = [...code.matchAll(mention)].map(([, name = ""]) => name);
        expect(mentioned.filter((name) => known.has(name) && !declared.has(name))).toEqual([]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test("have the cases and members of ops that are needed", () => {
    const code = runtimeCode(["holds"], ["op:is", "op:not"]).join("\n");
    const [whole = ""] = /^function holds\(.*$/m.exec(code) ?? [];
    expect(whole.match(/case`\w+`/g)).toEqual(["case`is`", "case`not`"]);
    const { holds } = run(runtimeCode(["holds"], ["op:is", "op:not"]), ["holds"]) as {
      holds: (predicate: object, value: unknown) => boolean;
    };
    const isAnything = { op: "is", types: JsonType.any };
    expect([holds(isAnything, 1), holds({ op: "not", of: isAnything }, 1)]).toEqual([true, false]);
  });

  test("throw where something is left out that is needed after all", () => {
    const { MatchScores } = run(runtimeCode(["MatchScores"], []), ["MatchScores"]) as { MatchScores: () => void };
    expect(() => MatchScores()).toThrow(/lacks something/);
  });

  test("are imported by name if modules share them, after the version has been checked", () => {
    expect(sharedRuntime("argot/runtime", ["b", "a", "b"])).toEqual([
      'import * as $r from "argot/runtime";',
      expect.stringMatching(/^\$r\.checkRuntime\("\d+\.\d+\.\d+.*\+[0-9a-f]{8}"\);$/),
      "const a = $r.a;",
      "const b = $r.b;",
    ]);
  });
});
