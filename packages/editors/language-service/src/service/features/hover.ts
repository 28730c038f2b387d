import { stringifyJson } from "@argot/core/json";
import type { ApplicableSchema } from "argot/inspect";
import { type Hover, MarkupKind } from "vscode-languageserver-types";
import { nodeWithOffset } from "../syntax/syntax-node.js";
import { type DocumentContext, usableIn } from "./context.js";
import { annotationsOf, asCode, asMarkdown, documentationOf } from "./documentation.js";

/** The texts of the schemas about the value or member at an offset; if all alternatives fail, of the best match. */
export function hoverAt(context: DocumentContext, offset: number): Hover | null {
  const { document, part, roles } = context;
  const usable = usableIn(context);
  const node = part.root && nodeWithOffset(part.root, offset);
  if (!usable || !node) return null;
  const schemas = usable.applicability.schemas(part.root?.value, node.pointer).filter(({ describes }) => describes);
  const sections = [
    documentationOf(roles, schemas.flatMap(annotationsOf)),
    requirementsText(schemas),
    examplesText(context, schemas),
  ].filter((section) => section !== "");
  if (sections.length === 0) return null;
  const isInKey = node.key !== undefined && node.key.start <= offset && offset <= node.key.end;
  return {
    contents: { kind: MarkupKind.Markdown, value: sections.join("\n\n") },
    range: document.rangeOf(isInKey && node.key ? node.key : node),
  };
}

/** The requirements in words, with marks at those that are not met. */
function requirementsText(schemas: readonly ApplicableSchema[]): string {
  const lines = new Map<string, boolean>();
  for (const { keywords, role } of schemas) {
    if (role === "condition") continue;
    for (const { requirement, valid } of keywords)
      if (requirement !== undefined) lines.set(requirement, (lines.get(requirement) ?? true) && valid);
  }
  return Array.from(lines, ([text, valid]) => `- ${asMarkdown(text)}${valid ? "" : " ⚠"}`).join("\n");
}

function examplesText({ roles }: DocumentContext, schemas: readonly ApplicableSchema[]): string {
  const annotations = schemas.flatMap(annotationsOf);
  const presets = roles.valuesOf("preset", annotations);
  const examples = roles
    .valuesOf("samples", annotations)
    .flatMap((list) => (Array.isArray(list) ? list.slice(0, 5) : []));
  return [
    ...(presets.length > 0 ? [`Default: ${shown(presets)}`] : []),
    ...(examples.length > 0 ? [`Examples: ${shown(examples)}`] : []),
  ].join("\n\n");
}

const shown = (values: readonly unknown[]): string => values.map((value) => asCode(stringifyJson(value))).join(", ");
