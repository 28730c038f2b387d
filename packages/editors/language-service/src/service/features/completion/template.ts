/** A value that is partly to be filled in, without its form in a language. */
export type Template =
  | { readonly kind: "constant"; readonly value: unknown }
  /** A place to fill in, perhaps with a value to begin with. */
  | { readonly kind: "blank"; readonly value?: unknown }
  | { readonly kind: "choice"; readonly values: readonly unknown[] }
  /** A snippet in the syntax of editors: of the characters of a string, or of a whole value. */
  | { readonly kind: "snippet"; readonly text: string; readonly isString: boolean }
  /** An object. Without members, its inside is to be filled in. */
  | { readonly kind: "object"; readonly members: readonly TemplateMember[] }
  /** An array. Without items, its inside is to be filled in. */
  | { readonly kind: "array"; readonly items: readonly Template[] };

/** A member of an object. Its name is a string, or a snippet. */
export type TemplateMember = readonly [name: Template, value: Template];

/** A value as a template, whose scalars are made by a function. */
export function templateOf(value: unknown, leaf: (value: unknown) => Template = constant): Template {
  if (Array.isArray(value) && value.length > 0)
    return { kind: "array", items: value.map((each) => templateOf(each, leaf)) };
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return leaf(value);
  return {
    kind: "object",
    members: Object.entries(value).map(([name, each]) => [leaf(name), templateOf(each, leaf)] as const),
  };
}

export const constant = (value: unknown): Template => ({ kind: "constant", value });
