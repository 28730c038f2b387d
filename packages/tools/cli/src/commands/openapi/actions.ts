/** What `argot openapi` can do. */
export const openApiActions = ["check", "validate"] as const;

/** One of {@link openApiActions}. */
export type OpenApiAction = (typeof openApiActions)[number];
