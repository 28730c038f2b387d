// The types that emitted modules declare are those of a validator: who goes from one to the other changes no code.
import { fileURLToPath } from "node:url";
import { compileModule } from "../src/module.js";
import { createArgot } from "../src/index.js";
import ts from "typescript";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));

test("the result of a module's function is that of a validator, and the other way round", { timeout: 60_000 }, () => {
  const { types } = compileModule(createArgot(), { isNumber: { type: "number" } }, { errors: true });
  const use = [
    'import type { ValidationIssue, ValidationResult } from "../src/index.js";',
    'import * as module from "./emitted.js";',
    "declare const result: ValidationResult, issue: ValidationIssue;",
    "declare const ofModule: module.ValidationResult, issueOfModule: module.ValidationIssue;",
    "export const results: [ValidationResult, module.ValidationResult] = [ofModule, result];",
    "export const issues: [Required<ValidationIssue>, Required<module.ValidationIssue>] =",
    "  [issueOfModule as Required<module.ValidationIssue>, issue as Required<ValidationIssue>];",
    "export const valid: boolean = module.isNumber(1) && module.default.validate(1).valid;",
    "// @ts-expect-error -- a result has no such member, or this check would find nothing",
    "module.isNumber.validate(1).absent;",
  ];
  expect(diagnosticsOf({ "emitted.d.ts": types, "use.ts": use.join("\n") })).toEqual([]);
});

/** What the compiler finds wrong with files of this folder. */
function diagnosticsOf(files: Readonly<Record<string, string>>): string[] {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`${here}${name}`, text]));
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    customConditions: ["@argot/source"],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists.call(host, file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile.call(host, file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((each) =>
      ts.flattenDiagnosticMessageText(each.messageText, " "),
    );
  });
}
