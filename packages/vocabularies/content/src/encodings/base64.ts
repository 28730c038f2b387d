import type { Encoding } from "./encoding.js";
import { radix } from "./radix.js";

const common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** RFC 4648, section 4. Lenient readers take the alphabet of `base64url` as well. */
export const base64: Encoding = radix({ alphabet: `${common}+/`, alikeIfLenient: `${common}-_` });

/** RFC 4648, section 5. Strict means padded, as JSON Schema does not say otherwise (section 3.2). */
export const base64url: Encoding = radix({ alphabet: `${common}-_`, alikeIfLenient: `${common}+/` });
