import { type Argot, createArgot as createArgotOf } from "@argot/core";
import { draft03, draft04, draft07, draft202012 } from "@argot/dialects";

/** An Argot instance as users have it, as far as these tests need it. */
export const createArgot = (options: { readonly pin?: boolean; readonly dialect?: string } = {}): Argot =>
  createArgotOf({ dialects: [draft202012, draft07, draft04, draft03], ...options });
