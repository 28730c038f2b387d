/**
 * What keywords say about the types of values, by the name of the keyword. It is empty here. An author of a keyword adds a member:
 * the types of valid values, by the JSON type that they have. Values of other types are not restricted.
 *
 * @example
 * ```ts
 * declare module "@argot/core/keyword" {
 *   interface KeywordTypes<Value> {
 *     readonly currency: { readonly string: `${number} ${Value & string}` };
 *   }
 * }
 * ```
 *
 * @typeParam Value - The value of the keyword in a schema.
 */
// oxlint-disable-next-line no-unused-vars no-empty-interface -- authors add members that read `Value`
export interface KeywordTypes<Value> {}
