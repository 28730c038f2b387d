// A dialect of a few keywords, and validators with reports.
import type { CoreOptions } from "@argot/core";
import { miniArgot as basicArgot } from "../../core/test/mini.js";
import { type Argot, issues, type ReportMethods, reports } from "../src/index.js";

/** An instance with this dialect. */
export const miniArgot = (options: Partial<CoreOptions> = {}): Argot =>
  basicArgot<ReportMethods>({ ...options, issues, reports });
