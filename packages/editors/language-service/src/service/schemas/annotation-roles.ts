import { type Argot, dialectUris } from "argot";
import { format } from "@argot/format";
import { defaultKeyword, deprecated, description, examples, title } from "@argot/metadata";

/** The role of an annotation for editors. */
export type AnnotationRole =
  /** A name of the value, as text. */
  | "heading"
  /** A description of the value, as text. */
  | "text"
  /** A description of the value, in Markdown. It takes precedence over the text. */
  | "markdown"
  /** A value that is proposed first. */
  | "preset"
  /** A list of values that are proposed. */
  | "samples"
  /** Whether the value is deprecated: `true`, or a text that says why. */
  | "outdated"
  /** Descriptions of the allowed values, in their order, as text. */
  | "valueTexts"
  /** Descriptions of the allowed values, in their order, in Markdown. They take precedence over the texts. */
  | "valueMarkdown"
  /** Snippets for values: a list of `{ label, description, body }`, where strings in `body` have the syntax of snippets. */
  | "snippets"
  /** Whether a value is not proposed. */
  | "hidden"
  /** The name of the syntax of a string, such as `color-hex`. */
  | "syntax";

/**
 * The roles of annotations: those of keywords of dialects by the id of the keyword, those of unknown keywords by their names.
 */
export type AnnotationRoles = Readonly<Record<string, AnnotationRole>>;

/** The roles of the standard keywords, and of further names that editors know. */
export const standardRoles: AnnotationRoles = {
  [title.id]: "heading",
  [description.id]: "text",
  [defaultKeyword.id]: "preset",
  [examples.id]: "samples",
  [deprecated.id]: "outdated",
  [format.id]: "syntax",
  markdownDescription: "markdown",
  deprecationMessage: "outdated",
  enumDescriptions: "valueTexts",
  markdownEnumDescriptions: "valueMarkdown",
  defaultSnippets: "snippets",
  doNotSuggest: "hidden",
};

/** An annotation of the engine. */
interface Annotation {
  readonly keyword?: string;
  readonly vocabulary?: string;
  readonly dialect?: string;
}

/** The names of syntaxes of colours. */
const colorSyntaxes: ReadonlySet<unknown> = new Set(["color", "color-hex"]);

/** Finds the roles of annotations, by the tables of their dialects. */
export class RoleFinder {
  readonly #argot: Pick<Argot, "dialect">;
  readonly #roles: AnnotationRoles;
  readonly #keywords = new Map<string, ReturnType<Argot["dialect"]>["keywords"]>();
  /** The ids of the keywords of the newest dialect by their names: schemas of older dialects use them all the same. */
  #newest: ReadonlyMap<string, string> | undefined;

  constructor(argot: Pick<Argot, "dialect">, roles: AnnotationRoles) {
    this.#argot = argot;
    this.#roles = roles;
  }

  /** The names and ids that have roles. */
  get names(): readonly string[] {
    return Object.keys(this.#roles);
  }

  roleOf({ keyword = "", vocabulary, dialect }: Annotation): AnnotationRole | undefined {
    const known = vocabulary === undefined || dialect === undefined ? undefined : this.#idOf(keyword, dialect);
    const ids = known === undefined ? [keyword, this.#newestId(keyword)] : [known];
    const id = ids.find((each) => each !== undefined && Object.hasOwn(this.#roles, each));
    return id === undefined ? undefined : this.#roles[id];
  }

  #newestId(keyword: string): string | undefined {
    this.#newest ??= new Map(
      Array.from(this.#argot.dialect(dialectUris["2020-12"]).keywords, ([name, each]) => [name, each.keyword.id]),
    );
    return this.#newest.get(keyword);
  }

  #idOf(keyword: string, dialect: string): string | undefined {
    let keywords = this.#keywords.get(dialect);
    if (!keywords) this.#keywords.set(dialect, (keywords = this.#argot.dialect(dialect).keywords));
    return keywords.get(keyword)?.keyword.id;
  }

  /** Whether an annotation says that a value is deprecated. */
  isOutdated(annotation: Annotation & { readonly value: unknown }): boolean {
    return annotation.value !== false && this.roleOf(annotation) === "outdated";
  }

  /** Whether an annotation says that a string is a colour. */
  isColor(annotation: Annotation & { readonly value: unknown }): boolean {
    return colorSyntaxes.has(annotation.value) && this.roleOf(annotation) === "syntax";
  }

  /** Whether one of some annotations says that a value is not proposed. */
  isHidden(annotations: Parameters<RoleFinder["valuesOf"]>[1]): boolean {
    return this.valuesOf("hidden", annotations).includes(true);
  }

  /** The values of annotations with a role. */
  valuesOf(
    role: AnnotationRole,
    annotations: readonly (Annotation & { readonly value: unknown })[],
  ): readonly unknown[] {
    return annotations.flatMap((each) => (this.roleOf(each) === role ? [each.value] : []));
  }
}
