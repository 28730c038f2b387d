import type { Encoding } from "./encoding.js";
import { radix } from "./radix.js";

/** RFC 4648, section 8: hexadecimal digits, large or small. */
export const base16: Encoding = radix({ alphabet: "0123456789ABCDEF", alike: "0123456789abcdef" });
