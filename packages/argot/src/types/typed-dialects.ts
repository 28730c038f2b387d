/**
 * Dialects of authors whose schemas have types, by URI: each is read like the standard dialect with the given short name. It is empty
 * here. An author of a dialect adds a member; otherwise its schemas have the type `unknown`.
 *
 * @example
 * ```ts
 * declare module "argot" {
 *   interface TypedDialects {
 *     readonly "https://example.com/money": "2020-12";
 *   }
 * }
 * ```
 */
// oxlint-disable-next-line no-empty-interface -- authors add members
export interface TypedDialects {}
