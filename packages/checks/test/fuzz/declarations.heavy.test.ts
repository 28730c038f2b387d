// Valid values of random schemas have the types that are written for the schemas.
import { declarations } from "@argot/schema-tools/declarations";
import ts from "typescript";
import { expect, test } from "vitest";
import { loopFor } from "../../src/fuzz/agreement/argots.js";
import { fuzzDialects } from "../../src/fuzz/generate/fuzz-dialects.js";
import { text } from "../../src/fuzz/json.js";
import { sampleOf } from "../../src/fuzz/sample.js";

/** The number of random schemas for each dialect. */
const samples = 30;

/** Values are compared as types of their own, since TypeScript refuses more members in literals. */
const prelude = `
type Mutable<T> = T extends readonly [] ? [] : T extends readonly [infer F, ...infer R] ? [Mutable<F>, ...Mutable<R>]
  : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
declare function value<const T>(given: T): Mutable<T>;
declare function accept<T>(given: T): void;
`;

test.each(fuzzDialects)(
  "types of $name accept valid values",
  (fuzzDialect) => {
    let values = 0;
    let known = 0;
    const parts = Array.from({ length: samples }, (_, number) => {
      const { asserted, schema, instances } = sampleOf(fuzzDialect, "declarations", number);
      try {
        const argot = loopFor(fuzzDialect, asserted);
        const validator = argot.compile(schema);
        // TypeScript has a type of its own for BigInts, and an object literal reads __proto__ as its prototype.
        const valid = instances.filter((each) => validator(each)).map(text);
        const usable = valid.filter((each) => !each.includes("__proto__") && !/\d{16}/.test(each));
        const written = declarations(argot.plan(schema), { name: "Root" });
        if (!written.includes("Root = unknown;")) known += usable.length;
        values += usable.length;
        const checks = usable.map((each) => `accept<Root>(value(${each}));`);
        return `namespace S${number} {\n${written}\n${checks.join("\n")}\n}`;
      } catch {
        // The schema is refused, or an instance has no verdict.
        return "";
      }
    });
    expect(diagnosticsOf(prelude + parts.join("\n"))).toEqual([]);
    expect(values).toBeGreaterThan(samples);
    expect(known).toBeGreaterThan(samples / 10);
  },
  120_000,
);

/** What the compiler says about a text, each with its line. */
function diagnosticsOf(source: string): readonly string[] {
  const name = "declared.ts";
  const options: ts.CompilerOptions = {
    lib: ["lib.es2023.d.ts"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, source, version) : read(file, version);
  const program = ts.createProgram([name], options, host);
  const declared = program.getSourceFile(name);
  return [...program.getSyntacticDiagnostics(declared), ...program.getSemanticDiagnostics(declared)].map(
    ({ messageText, start = 0, file }) =>
      `${ts.flattenDiagnosticMessageText(messageText, "\n")} in ${
        source.split("\n")[file?.getLineAndCharacterOfPosition(start).line ?? 0]
      }`,
  );
}
