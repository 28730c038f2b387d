/** The name of a draft. */
export type Draft = "draft-03" | "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12" | "v1";

/** The texts in `$schema`, the oldest draft first. */
export const drafts: Readonly<Record<Draft, string>> = {
  "draft-03": "http://json-schema.org/draft-03/schema#",
  "draft-04": "http://json-schema.org/draft-04/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
  v1: "https://json-schema.org/v1",
};

/** The names of the drafts, the oldest first. */
export const draftNames = Object.keys(drafts) as readonly Draft[];

/** The URI of the dialect of a draft. */
export const dialectUri = (draft: Draft): string => drafts[draft].replace(/#$/, "");

/** The draft of a dialect; `undefined` for a dialect of somebody's own. */
export const draftOf = (uri: string): Draft | undefined => draftNames.find((draft) => dialectUri(draft) === uri);
