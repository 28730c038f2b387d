import type { Encoding } from "./encoding.js";
import { radix } from "./radix.js";

/** RFC 4648, section 6. Lenient readers take small letters as well. */
export const base32: Encoding = radix({
  alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  alikeIfLenient: "abcdefghijklmnopqrstuvwxyz",
});

/** RFC 4648, section 7. Lenient readers take small letters as well. */
export const base32hex: Encoding = radix({
  alphabet: "0123456789ABCDEFGHIJKLMNOPQRSTUV",
  alikeIfLenient: "0123456789abcdefghijklmnopqrstuv",
});
