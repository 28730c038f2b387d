// Asks TypeScript whether values have the types of their schemas.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { isObject, type Json, text as textOf } from "../../src/fuzz/json.js";

/** A schema, with the values that are valid against it. */
export interface TypedCase {
  readonly dialect: string;
  readonly schema: Json;
  readonly values: readonly Json[];
}

/** What TypeScript says about cases. */
export interface TypeReport {
  /** What it refuses: values that do not have the type of their schema, and types that it cannot compute. */
  readonly problems: readonly string[];
  /** How many types are narrower than `unknown`. */
  readonly narrowed: number;
}

const here = fileURLToPath(new URL("cases.ts", import.meta.url));
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts"],
  types: [],
  strict: true,
  // Then an absent property of a value is `?: never`.
  exactOptionalPropertyTypes: true,
  noErrorTruncation: true,
  noEmit: true,
  skipLibCheck: true,
  customConditions: ["@argot/source"],
};

/** The files that all programs have, so that they are parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Checks all cases in one program. */
export function checkTypes(cases: readonly TypedCase[]): TypeReport {
  const lines = ['import type { FromSchema } from "argot";'];
  const caseOfLine = new Map<number, string>();
  for (const [i, { dialect, schema, values }] of cases.entries()) {
    const names = new Set<string>();
    collectNames(schema, names);
    const literal = textOf(schema);
    const add = (line: string, subject: string): void => {
      caseOfLine.set(lines.length, `${subject} against ${dialect} ${literal}`);
      lines.push(line);
    };
    // In brackets, `__proto__` is a property.
    add(`const s${i} = ${literal.replaceAll('"__proto__":', '["__proto__"]:')} as const;`, "the literal");
    add(`export type T${i} = FromSchema<typeof s${i}, ${JSON.stringify(dialect)}>;`, "the type");
    for (const [j, value] of values.entries()) {
      const type = typeOf(value, names);
      add(`declare const v${i}_${j}: ${type}; export const a${i}_${j}: T${i} = v${i}_${j};`, textOf(value));
    }
  }
  const text = lines.join("\n");
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === here || fileExists.call(host, file);
  host.getSourceFile = (file, ...rest) => {
    if (file === here) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
    if (!parsed.has(file)) parsed.set(file, getSourceFile.call(host, file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([here], options, host);
  const source = program.getSourceFile(here) as ts.SourceFile;
  const checker = program.getTypeChecker();
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    (each) => {
      const { line } = source.getLineAndCharacterOfPosition(each.start ?? 0);
      return `${caseOfLine.get(line)}: ${ts.flattenDiagnosticMessageText(each.messageText, " ")}`;
    },
  );
  let narrowed = 0;
  for (const statement of source.statements) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    if (!(checker.getTypeAtLocation(statement.name).flags & ts.TypeFlags.Unknown)) narrowed++;
  }
  return { problems, narrowed };
}

/** All names in a schema, except those that every object has: there the type of an absent property is no question. */
function collectNames(json: Json, names: Set<string>): void {
  if (Array.isArray(json)) for (const each of json) collectNames(each, names);
  if (!isObject(json)) return;
  for (const [name, value] of Object.entries(json)) {
    if (!(name in Object.prototype)) names.add(name);
    collectNames(value, names);
  }
}

/**
 * The narrowest type of a value. Properties that the schema speaks of and that the value lacks are declared as absent. Else TypeScript
 * would compare an object with nothing but optional properties, and suspect a mistake.
 */
function typeOf(value: Json, names: ReadonlySet<string>): string {
  if (Array.isArray(value)) return `[${value.map((each) => typeOf(each, names)).join(", ")}]`;
  if (!isObject(value)) return textOf(value);
  const absent = [...names]
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${JSON.stringify(name)}?: never`);
  const present = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${typeOf(each, names)}`);
  return `{ ${[...present, ...absent].join("; ")} }`;
}
