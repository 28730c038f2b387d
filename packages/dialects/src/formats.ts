import { type Dialect, type Keyword, replacePresentKeywords, requireArgument } from "@argot/core";
import {
  color,
  date,
  dateTime,
  duration,
  email,
  format,
  formatAssertion,
  type Formats,
  hostName,
  hostname,
  hostnameDraft4,
  idnEmail,
  idnHostname,
  ipAddress,
  ipv4,
  ipv6,
  iri,
  iriReference,
  jsonPointer,
  knownFormatAssertion,
  phone,
  regex,
  relativeJsonPointer,
  style,
  time,
  timeDraft3,
  uri,
  uriReference,
  uriTemplate,
  utcMillisec,
  uuid,
} from "@argot/format";
import { draft03Format, draft04Format, draft06Format, draft07Format, draft201909Format } from "./format-names.js";

/** The formats of draft-03 (section 5.23). */
export const draft03Formats: Formats = {
  "date-time": dateTime,
  date,
  time: timeDraft3,
  "utc-millisec": utcMillisec,
  regex,
  color,
  style,
  phone,
  uri,
  email,
  "ip-address": ipAddress,
  ipv6,
  "host-name": hostName,
};

/** The formats of draft-04 (validation, section 7.3). */
export const draft04Formats: Formats = {
  "date-time": dateTime,
  email,
  hostname: hostnameDraft4,
  ipv4,
  ipv6,
  uri,
};

/** The formats of draft-06 (validation, section 8.3). */
export const draft06Formats: Formats = {
  ...draft04Formats,
  "uri-reference": uriReference,
  "uri-template": uriTemplate,
  "json-pointer": jsonPointer,
};

/** The formats of draft-07 (validation, section 7.3). */
export const draft07Formats: Formats = {
  ...draft06Formats,
  date,
  time,
  "idn-email": idnEmail,
  hostname,
  "idn-hostname": idnHostname,
  iri,
  "iri-reference": iriReference,
  "relative-json-pointer": relativeJsonPointer,
  regex,
};

/** The formats since 2019-09 (validation, section 7.3). */
export const draft201909Formats: Formats = { ...draft07Formats, duration, uuid };

const olderFormats: ReadonlyMap<string, Formats> = new Map([
  ["http://json-schema.org/draft-03/schema", draft03Formats],
  ["http://json-schema.org/draft-04/schema", draft04Formats],
  ["http://json-schema.org/draft-06/schema", draft06Formats],
  ["http://json-schema.org/draft-07/schema", draft07Formats],
]);

/**
 * The dialect with `format` as an assertion of the formats that it defines; dialects other than the standard ones have
 * those of 2020-12. Unknown names are annotations, or refused in dialects that refuse unknown keywords.
 *
 * @param more - Further formats, which replace those of the dialect with the same names.
 */
export function assertFormats(dialect: Dialect, more: Formats = {}): Dialect {
  requireArgument(dialect instanceof Object, "assertFormats", "a dialect, which `defineDialect` makes", dialect);
  const formats = { ...(olderFormats.get(dialect.uri) ?? draft201909Formats), ...more };
  return replacePresentKeywords(dialect, [
    dialect.allowsUnknown ? knownFormatAssertion(formats) : formatAssertion(formats),
  ]);
}

const annotations: ReadonlyMap<string, Keyword<string>> = new Map([
  ["http://json-schema.org/draft-03/schema", draft03Format],
  ["http://json-schema.org/draft-04/schema", draft04Format],
  ["http://json-schema.org/draft-06/schema", draft06Format],
  ["http://json-schema.org/draft-07/schema", draft07Format],
  ["https://json-schema.org/draft/2019-09/schema", draft201909Format],
  ["https://json-schema.org/draft/2020-12/schema", draft201909Format],
]);

/** The dialect with `format` as an annotation. */
export function annotateFormats(dialect: Dialect): Dialect {
  const given = (dialect ?? {}) as Partial<Dialect>;
  return replacePresentKeywords(dialect, [annotations.get(given.uri ?? "") ?? format]);
}
