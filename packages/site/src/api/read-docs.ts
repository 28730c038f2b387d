import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import ts from "typescript";
import { repository } from "../repository.js";

/** What a doc comment says, in Markdown. */
export interface Doc {
  readonly text: string;
  /** What is said about parameters, results, errors and examples, in the order of the comment. */
  readonly tags: readonly { readonly name: string; readonly subject: string; readonly text: string }[];
  /** What is said about members, by their names. */
  readonly members: ReadonlyMap<string, string>;
}

/** The doc comments of what the sources of a package export, by name. */
export function readDocs(folder: string): ReadonlyMap<string, Doc> {
  const files = globSync("src/**/*.ts", {
    cwd: path.join(repository, folder),
    ignore: ["**/*.test.ts", "**/*.test-d.ts"],
  }).sort();
  const [exported, others] = [new Map<string, Doc>(), new Map<string, Doc>()];
  for (const file of files) {
    const text = readFileSync(path.join(repository, folder, file), "utf8");
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true).statements) {
      const doc = docOf(statement);
      // What an entry point exports by `export { name }` is declared without the modifier.
      const found = isExported(statement) ? exported : others;
      if (doc) for (const name of declaredNames(statement)) if (!found.has(name)) found.set(name, doc);
    }
  }
  return new Map([...others, ...exported]);
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a statement declares. */
export function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as { name?: ts.Node };
  return name === undefined ? [] : [name.getText()];
}

function docOf(statement: ts.Statement): Doc | undefined {
  const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc);
  if (!comment) return undefined;
  const members = new Map<string, string>();
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement))
    for (const member of statement.members) {
      const own = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc);
      const name = member.name?.getText();
      const text = markdownOf(own?.comment);
      // Overloads have one row.
      if (text !== "" && name !== undefined && !members.has(name)) members.set(name, text);
    }
  const tags = (comment.tags ?? []).map((tag) => ({
    name: tag.tagName.text,
    subject: ts.isJSDocParameterTag(tag) ? tag.name.getText() : "",
    text: tag.tagName.text === "example" ? (ts.getTextOfJSDocComment(tag.comment) ?? "") : markdownOf(tag.comment),
  }));
  return { text: markdownOf(comment.comment), tags, members };
}

type Comment = ts.JSDoc["comment"];

/** A comment as Markdown: links to code are code, and nothing is HTML. */
function markdownOf(comment: Comment): string {
  const text = (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(
    /\{@link\s+([^\s|}]+)\s*(?:\|\s*([^}]+))?\}/g,
    (_link, target: string, label: string | undefined) => {
      if (/^https?:/.test(target)) return `[${(label ?? target).trim()}](${target})`;
      return label === undefined ? `\`${target}\`` : label.trim();
    },
  );
  // Every other part is outside of code.
  return text
    .split("`")
    .map((part, i) => (i % 2 === 0 ? part.replaceAll("<", "&lt;").replaceAll("{{", "{ {") : part))
    .join("`")
    .replace(/^- /, "");
}
