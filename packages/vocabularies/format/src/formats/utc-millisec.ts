import { is, JsonType } from "@argot/core/keyword";
import { defineFormat, type Format } from "../define-format.js";

/** `utc-millisec` in draft-03: milliseconds since 1970 in UTC. Every number is such a time. */
export const utcMillisec: Format = defineFormat({
  appliesTo: JsonType.number,
  predicate: is(JsonType.number),
  message: "must be a number of milliseconds since 1970, is {actual}",
});
