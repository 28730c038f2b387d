/** The names of what `argot schemas` does. */
export const schemasActions = ["lock", "fetch"] as const;

/** One of {@link schemasActions}. */
export type SchemasAction = (typeof schemasActions)[number];
