/** The short names of the dialects, newest first. */
export const dialectNames = ["v1", "2020-12", "2019-09", "draft-07", "draft-06", "draft-04", "draft-03"] as const;
/** The short name of a dialect. */
export type DialectName = (typeof dialectNames)[number];

/** What a keyword that only annotates by default does. */
export type Assertion = "annotate" | "assert";

/** The tabs below the editors. */
export const tabNames = ["errors", "output", "annotations", "plan", "code", "types", "module", "vocabulary"] as const;
/** The name of a tab. */
export type TabName = (typeof tabNames)[number];

/** A document with its text as written. The end of its name says its language: `.json` or `.yaml`. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Everything that a visitor can change. It is in the fragment of the address. */
export interface PlaygroundState {
  readonly data: NamedText;
  /** Schema documents, which may refer to one another by their names. The first one is the schema of the data. */
  readonly schemas: readonly [NamedText, ...NamedText[]];
  /** A JavaScript module with a vocabulary; empty if there is none. */
  readonly vocabulary: string;
  /** The dialect of schemas without `$schema`. */
  readonly dialect: DialectName;
  /** What `format` does. */
  readonly formats: Assertion;
  /** What the keywords of content do. */
  readonly content: Assertion;
  /** Whether unknown keywords are refused. */
  readonly strict: boolean;
  readonly tab: TabName;
}

/** The state of a playground in which nothing is written. */
export const emptyState: PlaygroundState = {
  data: { name: "data.json", text: "" },
  schemas: [{ name: "schema.json", text: "" }],
  vocabulary: "",
  dialect: "2020-12",
  formats: "annotate",
  content: "annotate",
  strict: false,
  tab: "errors",
};

/** Whether a document is YAML. */
export const isYaml = ({ name }: Pick<NamedText, "name">): boolean => /\.ya?ml$/i.test(name);

/** The URI of a document. A URI has no half of a surrogate pair. References between documents are relative to it, so names refer to documents. */
export const documentUri = ({ name }: Pick<NamedText, "name">): string =>
  `file:///${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "\uFFFD")).replaceAll("%2F", "/")}`;
