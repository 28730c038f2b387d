import type { Format } from "../define-format.js";
import { ipv4 } from "./ipv4.js";

/** `ip-address` in draft-03: what later drafts call `ipv4`. */
export const ipAddress: Format = ipv4;
