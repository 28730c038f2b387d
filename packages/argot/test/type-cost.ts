// What TypeScript says of a file that imports `argot`: its problems, and the work that it counts.
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** What TypeScript says of a file. */
export interface Checked {
  readonly problems: readonly string[];
  /** The number of instantiations of types, as `tsc --extendedDiagnostics` prints it. */
  readonly instantiations: number;
}

const here = fileURLToPath(new URL("checked.ts", import.meta.url));
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.esnext.disposable.d.ts"],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  customConditions: ["@argot/source"],
};

/** The files that all programs have, so that they are parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Checks one file, which may import `../src/index.js`. */
export function check(text: string): Checked {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === here || fileExists.call(host, file);
  host.getSourceFile = (file, ...rest) => {
    if (file === here) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
    if (!parsed.has(file)) parsed.set(file, getSourceFile.call(host, file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([here], options, host);
  const source = program.getSourceFile(here);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return {
    problems: diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
    instantiations: program.getInstantiationCount(),
  };
}
