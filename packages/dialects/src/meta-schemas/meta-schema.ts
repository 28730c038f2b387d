/**
 * A meta-schema: a schema document whose instances are schemas. The exports of this folder hold, value for value, what
 * json-schema.org publishes at the address that each names.
 */
export type MetaSchema = { readonly [keyword: string]: unknown };
