import type { Json } from "@argot/core/plan";

/**
 * Something in a schema that has no effect, says more than is needed, or excludes what it is for. `location` says where it stands, and `schema` is the location of the
 * schema around it. Both are fragments alone for a schema without a URI.
 */
export type Flaw =
  /** A schema accepts no value. `keywords` are locations that exclude each other; empty if they were not looked for. */
  | { readonly kind: "no-value"; readonly location: string; readonly keywords: readonly string[] }
  /** An alternative holds for no value that the schema accepts. */
  | { readonly kind: "never-matches"; readonly location: string; readonly schema: string }
  /** What an alternative accepts beside the rest of the schema, another accepts as well. */
  | { readonly kind: "covered"; readonly location: string; readonly schema: string; readonly by: string }
  /** Two alternatives of which just one may hold accept the same value, which the rest of the schema accepts. */
  | {
      readonly kind: "overlap";
      readonly location: string;
      readonly schema: string;
      readonly other: string;
      readonly value: Json;
    }
  /** Of some alternatives of which just one may hold, no two accept the same value. `location` is that of the keyword. */
  | { readonly kind: "exclusive"; readonly location: string; readonly schema: string }
  /** A condition holds for every value that the rest of the schema accepts, or for none. */
  | { readonly kind: "always-holds" | "never-holds"; readonly location: string; readonly schema: string }
  /** A keyword refuses nothing that the tests beside it accept. */
  | { readonly kind: "needless"; readonly location: string; readonly schema: string }
  /** A keyword that only tests refuses nothing at all. */
  | { readonly kind: "no-op"; readonly location: string; readonly schema: string };
