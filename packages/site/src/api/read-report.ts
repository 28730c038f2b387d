import ts from "typescript";
import { declaredNames } from "./read-docs.js";

/** The exports of a package, as its API report has them. */
export interface ApiReport {
  /** The declarations by name. */
  readonly declarations: ReadonlyMap<string, string>;
  /** The modules that other names are from. */
  readonly imports: ReadonlyMap<string, string>;
  /** The names that each entry point exports, by its namespace in the report; that of the package itself is empty. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
}

/** Reads the code of an API report. */
export function readReport(text: string): ApiReport {
  const source = ts.createSourceFile("report.ts", text, ts.ScriptTarget.ES2023, true);
  const declarations = new Map<string, string>();
  const imports = new Map<string, string>();
  const entries = new Map<string, string[]>([["", []]]);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, imports);
    else if (ts.isExportDeclaration(statement)) entries.get("")?.push(...exportedNames(statement));
    else if (ts.isModuleDeclaration(statement)) entries.set(statement.name.text, namesInNamespace(statement));
    else
      for (const name of declaredNames(statement)) {
        const code = statement.getText();
        const others = declarations.get(name);
        // Overloads are declared one after the other.
        declarations.set(name, [...(others === undefined ? [] : [others]), code.replace(/^export /, "")].join("\n"));
        if (code.startsWith("export ") && others === undefined) entries.get("")?.push(name);
      }
  }
  return { declarations, imports, entries };
}

function addImports({ importClause, moduleSpecifier }: ts.ImportDeclaration, imports: Map<string, string>): void {
  const { namedBindings } = importClause ?? {};
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return;
  for (const { name } of namedBindings.elements) imports.set(name.text, (moduleSpecifier as ts.StringLiteral).text);
}

function exportedNames({ exportClause }: ts.ExportDeclaration): readonly string[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function namesInNamespace({ body }: ts.ModuleDeclaration): string[] {
  if (!body || !ts.isModuleBlock(body)) return [];
  return body.statements.filter(ts.isExportDeclaration).flatMap(exportedNames);
}
