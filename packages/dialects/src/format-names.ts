import type { Keyword } from "@argot/core";
import { formatAnnotation } from "@argot/format";

/* @__NO_SIDE_EFFECTS__ */
const formatWith = (...names: readonly (readonly string[])[]): Keyword<string> => formatAnnotation(names.flat());

// The names alone, so that bundles without assertions have no formats.
const in03 = [
  "date-time",
  "date",
  "time",
  "regex",
  "color",
  "style",
  "phone",
  "uri",
  "email",
  "ip-address",
  "ipv6",
  "host-name",
];
/** Draft-04 does not define "regex", and its meta-schema has it. */
const since04 = ["date-time", "email", "hostname", "ipv4", "ipv6", "uri", "regex"];
const since06 = ["uri-reference", "uri-template", "json-pointer"];
const since07 = ["date", "time", "idn-email", "idn-hostname", "iri", "iri-reference", "relative-json-pointer"];
const since201909 = ["duration", "uuid"];

/** `format` as an annotation in draft-03. */
export const draft03Format: Keyword<string> = formatAnnotation(in03, ["utc-millisec"]);
/** `format` as an annotation in draft-04. */
export const draft04Format: Keyword<string> = formatWith(since04);
/** `format` as an annotation in draft-06. */
export const draft06Format: Keyword<string> = formatWith(since04, since06);
/** `format` as an annotation in draft-07. */
export const draft07Format: Keyword<string> = formatWith(since04, since06, since07);
/** `format` as an annotation since 2019-09. */
export const draft201909Format: Keyword<string> = formatWith(since04, since06, since07, since201909);
