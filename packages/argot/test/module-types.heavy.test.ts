// The types that emitted modules declare are those of a validator: who goes from one to the other changes no code.
import { fileURLToPath } from "node:url";
import { compileModule, ModuleError } from "../src/module.js";
import { createArgot } from "../src/index.js";
import ts from "typescript";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));

test("the result of a module's function is that of a validator, and the other way round", () => {
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

test("functions are type guards of the types that are given, and assert them", () => {
  const schemas = { isOrder: { type: "object" }, isPort: { type: "integer" } };
  const types = { isOrder: { specifier: "./order.js", name: "Order" } };
  const order =
    "export interface Order { readonly id: string }\nexport default interface Other { readonly no: number }";
  const use = [
    'import type { Order } from "./order.js";',
    'import { assertValid } from "../src/index.js";',
    'import * as plain from "./plain.js";',
    'import * as full from "./full.js";',
    "declare const value: unknown;",
    "if (plain.isOrder(value)) value.id.length;",
    "if (full.isOrder(value)) value.id.length;",
    "// Without a type, a function has a type parameter.",
    "if (plain.isPort<number>(value)) value.toFixed();",
    "const result = full.isOrder.validate(value);",
    "if (result.valid) result.value.id.length; else result.errors[0]?.path.length;",
    "export function asserted(one: unknown, other: unknown): Order[] {",
    "  full.isOrder.assert(one);",
    "  assertValid(full.isOrder, other);",
    "  return [one, other];",
    "}",
    "// @ts-expect-error -- there is no such member",
    "if (full.isOrder(value)) value.absent;",
    "// @ts-expect-error -- the value is there only if it is valid",
    "result.value;",
  ];
  const argot = createArgot();
  const plain = compileModule(argot, schemas, { types }).types;
  const full = compileModule(argot, schemas, { types, errors: true }).types;
  const files = { "order.d.ts": order, "plain.d.ts": plain, "full.d.ts": full, "use.ts": use.join("\n") };
  expect(diagnosticsOf(files)).toEqual([]);
  const other = compileModule(
    argot,
    { isPort: true },
    { types: { isPort: { specifier: "./order.js", name: "default" } } },
  );
  expect(other.types).toContain('value is import("./order.js").default;');
});

test.each([
  [{ isOther: { specifier: "./order.js", name: "Order" } }, /There is a type for "isOther", and no function/],
  [{ isPort: { specifier: "./order.js", name: "a b" } }, /The type of isPort must name an export/],
  [{ isPort: "Order" as never }, /The type of isPort must name an export/],
])("types that cannot be declared are refused: %j", (types, message) => {
  const emit = () => compileModule(createArgot(), { isPort: true }, { types });
  expect(emit).toThrow(ModuleError);
  expect(emit).toThrow(message);
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
