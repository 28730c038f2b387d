/** The forms in which values are written. */
export const forms = ["values", "reasons", "test"] as const;

/** One of {@link forms}. */
export type Form = (typeof forms)[number];
