import type { Format } from "../define-format.js";
import { hostnameDraft4 } from "./hostname.draft4.js";

/** `host-name` in draft-03: what later drafts call `hostname`. */
export const hostName: Format = hostnameDraft4;
