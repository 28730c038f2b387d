/**
 * A meta-schema: a schema document whose instances are schemas. The files of this folder hold, value for value, what
 * json-schema.org publishes at the address that each names.
 */
export type MetaSchema = { readonly [keyword: string]: unknown };
