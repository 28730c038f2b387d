import { stringifyJson } from "@argot/core/json";
import type { SchemaAnnotation } from "argot/inspect";
import type { RoleFinder } from "../../schemas/annotation-roles.js";
import { type Template, templateOf } from "./template.js";

/** A snippet that the author of a schema wrote for its values. */
export interface DefaultSnippet {
  /** Its name, or else the value as it is at first. */
  readonly label: string;
  /** What it is, in Markdown if `isMarkdown`. */
  readonly description: string | undefined;
  readonly isMarkdown: boolean;
  readonly template: Template;
}

/**
 * The snippets of annotations, in the form that editors share: a list of objects with `label`, `description`, and either `body`, a value
 * whose strings are snippets, or `bodyText`, the snippet of the whole text. A string that begins with `^` is no string of the result.
 */
export function snippetsIn(roles: RoleFinder, annotations: readonly SchemaAnnotation[]): readonly DefaultSnippet[] {
  return roles.valuesOf("snippets", annotations).flatMap((list) =>
    (Array.isArray(list) ? (list as readonly unknown[]) : []).flatMap((each) => {
      if (typeof each !== "object" || each === null) return [];
      const { label, description, markdownDescription, body, bodyText } = each as Readonly<Record<string, unknown>>;
      const template = typeof bodyText === "string" ? raw(bodyText) : body === undefined ? undefined : bodyOf(body);
      if (!template) return [];
      const isMarkdown = typeof markdownDescription === "string";
      const text = isMarkdown ? markdownDescription : description;
      return [
        {
          label: typeof label === "string" ? label : withoutPlaces(stringifyJson(body ?? bodyText)),
          description: typeof text === "string" ? text : undefined,
          isMarkdown,
          template,
        },
      ];
    }),
  );
}

const raw = (text: string): Template => ({ kind: "snippet", text, isString: false });

const bodyOf = (body: unknown): Template =>
  templateOf(body, (value) => {
    if (typeof value !== "string") return { kind: "constant", value };
    return value.startsWith("^") ? raw(value.slice(1)) : { kind: "snippet", text: value, isString: true };
  });

/** A snippet as the text that it first inserts. */
const withoutPlaces = (snippet: string): string =>
  snippet
    .replace(
      /\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|([^,|]*)[^}]*\}|\$\{?\d+\}?/g,
      (_, text?: string, first?: string) => text ?? first ?? "",
    )
    .replace(/\\([\\$}])/g, "$1");
