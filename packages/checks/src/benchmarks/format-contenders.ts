import * as argot from "@argot/format";
import * as hyperjump from "@hyperjump/json-schema-formats";
import ajvFormats from "ajv-formats/dist/formats.js";

export type Test = (text: string) => boolean;

/** A package with tests of formats: functions, by the name of the format. */
export interface FormatContender {
  readonly id: string;
  readonly package: string;
  readonly tests: Readonly<Record<string, Test | undefined>>;
}

/** The definition of a format in Ajv. */
type AjvFormat = RegExp | Test | true | { readonly validate: RegExp | Test };

function ajvTest(format: AjvFormat): Test | undefined {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === "function") return format;
  return format === true ? undefined : ajvTest(format.validate);
}

export const formatContenders: readonly FormatContender[] = [
  {
    id: "argot",
    package: "@argot/format",
    tests: {
      "date-time": argot.isDateTime,
      date: argot.isDate,
      time: argot.isTime,
      duration: argot.isDuration,
      email: argot.isEmail,
      "idn-email": argot.isIdnEmail,
      hostname: argot.isHostname,
      "idn-hostname": argot.isIdnHostname,
      ipv4: argot.isIpv4,
      ipv6: argot.isIpv6,
      uri: argot.isUri,
      "uri-reference": argot.isUriReference,
      iri: argot.isIri,
      "iri-reference": argot.isIriReference,
      uuid: argot.isUuid,
      "uri-template": argot.isUriTemplate,
      "json-pointer": argot.isJsonPointer,
      "relative-json-pointer": argot.isRelativeJsonPointer,
      regex: argot.isRegex,
    },
  },
  {
    id: "ajv-formats",
    package: "ajv-formats",
    tests: Object.fromEntries(
      Object.entries(ajvFormats.fullFormats as Readonly<Record<string, AjvFormat>>).map(([name, format]) => [
        name,
        ajvTest(format),
      ]),
    ),
  },
  {
    id: "hyperjump",
    package: "@hyperjump/json-schema-formats",
    tests: {
      "date-time": hyperjump.isDateTime,
      date: hyperjump.isDate,
      time: hyperjump.isTime,
      duration: hyperjump.isDuration,
      email: hyperjump.isEmail,
      "idn-email": hyperjump.isIdnEmail,
      hostname: hyperjump.isAsciiIdn,
      "idn-hostname": hyperjump.isIdn,
      ipv4: hyperjump.isIPv4,
      ipv6: hyperjump.isIPv6,
      uri: hyperjump.isUri,
      "uri-reference": hyperjump.isUriReference,
      iri: hyperjump.isIri,
      "iri-reference": hyperjump.isIriReference,
      uuid: hyperjump.isUuid,
      "uri-template": hyperjump.isUriTemplate,
      "json-pointer": hyperjump.isJsonPointer,
      "relative-json-pointer": hyperjump.isRelativeJsonPointer,
      regex: hyperjump.isRegex,
    },
  },
];
