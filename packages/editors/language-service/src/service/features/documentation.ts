import type { ApplicableSchema, SchemaAnnotation } from "argot/inspect";
import type { RoleFinder } from "../schemas/annotation-roles.js";

/** The annotations of a schema that applies. */
export const annotationsOf = ({ keywords, dialect }: ApplicableSchema): readonly SchemaAnnotation[] =>
  keywords.flatMap(({ keyword, vocabulary, annotation }) =>
    keyword === undefined || annotation === undefined
      ? []
      : [
          {
            keyword,
            value: annotation,
            ...(vocabulary !== undefined && { vocabulary }),
            ...(dialect !== undefined && { dialect }),
          },
        ],
  );

/** Caches texts made from annotations, which are read at each key. */
const known = new WeakMap<readonly SchemaAnnotation[], string>();

/** The annotations of a value as Markdown: titles, descriptions, whether it is deprecated. */
export function documentationOf(roles: RoleFinder, annotations: readonly SchemaAnnotation[]): string {
  if (annotations.length === 0) return "";
  let documentation = known.get(annotations);
  if (documentation === undefined) known.set(annotations, (documentation = documentationIn(roles, annotations)));
  return documentation;
}

function documentationIn(roles: RoleFinder, annotations: readonly SchemaAnnotation[]): string {
  const texts = (role: Parameters<RoleFinder["valuesOf"]>[0]): readonly string[] =>
    roles.valuesOf(role, annotations).filter((value) => typeof value === "string");
  const markdown = texts("markdown");
  const descriptions = markdown.length > 0 ? markdown : texts("text").map(asMarkdown);
  const outdated = roles.valuesOf("outdated", annotations).find((value) => value !== false);
  return [
    ...distinct(texts("heading")).map((title) => `**${asMarkdown(title)}**`),
    ...distinct(descriptions),
    ...(outdated === undefined
      ? []
      : [`*Deprecated*${typeof outdated === "string" ? `: ${asMarkdown(outdated)}` : ""}`]),
  ].join("\n\n");
}

/** Text as Markdown that shows it. */
export const asMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>&~#|]/g, "\\$&").replaceAll("\n", "\n\n");

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A line of text as code in Markdown (CommonMark, section 6.1): the fence is longer than each run of backticks in the text. */
export function asCode(text: string): string {
  const longest = text.match(/`+/g)?.reduce((most, { length }) => Math.max(most, length), 0) ?? 0;
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? fence + text + fence : `${fence} ${text} ${fence}`;
}
