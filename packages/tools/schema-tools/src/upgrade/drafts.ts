/** The drafts of JSON Schema, in order, with the texts in `$schema`. */
export const drafts = {
  "draft-03": "http://json-schema.org/draft-03/schema#",
  "draft-04": "http://json-schema.org/draft-04/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
} as const;

/** The name of a draft. */
export type Draft = keyof typeof drafts;

/** The names of the drafts, the oldest first. */
export const draftNames = Object.keys(drafts) as readonly Draft[];

/** The URI of the dialect of a draft. */
export const dialectUri = (draft: Draft): string => drafts[draft].replace(/#$/, "");

/** The draft of a dialect; `undefined` for a dialect of somebody's own. */
export const draftOf = (uri: string): Draft | undefined => draftNames.find((draft) => dialectUri(draft) === uri);
