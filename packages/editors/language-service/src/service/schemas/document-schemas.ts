import { resolveUri } from "@argot/core/json";
import type { Argot } from "argot";
import type { OpenDocument } from "../open-document.js";
import type { SyntaxDocument } from "../syntax/syntax-document.js";
import type { SyntaxNode } from "../syntax/syntax-node.js";
import { knowsDialect } from "./knows-dialect.js";

/** The name of the member that names the schema of a value or the dialect of a schema. */
export const schemaName = "$schema";

/** Where the schema of a document is named. */
export interface NamedSchema {
  readonly uri: string;
  /** The value that names it; `undefined` if the document does not. */
  readonly node: SyntaxNode | undefined;
}

/** The schema that a document names: by a comment at its beginning, as YAML has them, or by a member `$schema`. */
export function namedSchema(document: OpenDocument, { root }: SyntaxDocument): NamedSchema | undefined {
  const inComment = document.isYaml ? modeline(document.text.getText()) : undefined;
  if (inComment !== undefined) return { uri: absolute(inComment, document.uri), node: undefined };
  const node = root?.type === "object" ? root.part(schemaName) : undefined;
  if (typeof node?.value !== "string" || node.value === "") return undefined;
  return { uri: absolute(node.value, document.uri), node };
}

/** The schema that a comment at the beginning of a YAML text names, as yaml-language-server reads it. */
export function modeline(text: string): string | undefined {
  for (const line of text.split("\n", 50)) {
    if (/^(?:%.*|\s*(?:---.*)?)$/.test(line)) continue;
    const [, uri] = /^\s*#\s*(?:yaml-language-server\s*:\s*)?\$schema\s*[=:]\s*(\S+)/.exec(line) ?? [];
    if (uri !== undefined) return uri;
    if (!/^\s*#/.test(line)) return undefined;
  }
  return undefined;
}

function absolute(uri: string, base: string): string {
  // A path of Windows is no URI.
  const reference = /^[a-z]:[\\/]/i.test(uri) ? `file:///${uri.replaceAll("\\", "/")}` : uri;
  return resolveUri(reference, base);
}

/** Whether a document is a schema: by its dialect, or by its file name. */
export function isSchema(
  document: OpenDocument,
  named: NamedSchema | undefined,
  argot: Pick<Argot, "dialect">,
): boolean {
  return named ? named.node !== undefined && knowsDialect(argot, String(named.node.value)) : isSchemaFile(document);
}

/** Whether the name of a file is that of a schema. */
export const isSchemaFile = ({ uri }: Pick<OpenDocument, "uri">): boolean =>
  /[./-]schema\.(?:json[c5]?|ya?ml)$/i.test(uri);
