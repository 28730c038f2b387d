export {
  defineFormat,
  type Format,
  type FormatCommon,
  type FormatDefinition,
  type FormatMeaning,
  type Formats,
} from "./define-format.js";
export { format, formatAnnotation } from "./format.js";
export { formatAssertion, knownFormatAssertion } from "./format-assertion.js";
export { isByte } from "./formats/byte.js";
export { color, isColor } from "./formats/color.js";
export { dateTime, isDateTime } from "./formats/date-time.js";
export { date, isDate } from "./formats/date.js";
export { duration, isDuration } from "./formats/duration.js";
export { email, isEmail } from "./formats/email.js";
export { hostName } from "./formats/host-name.js";
export { hostnameDraft4, isHostnameDraft4 } from "./formats/hostname.draft4.js";
export { hostname, isHostname } from "./formats/hostname.js";
export { idnEmail, isIdnEmail } from "./formats/idn-email.js";
export { idnHostname, isIdnHostname } from "./formats/idn-hostname.js";
export { ipAddress } from "./formats/ip-address.js";
export { ipv4, isIpv4 } from "./formats/ipv4.js";
export { ipv6, isIpv6 } from "./formats/ipv6.js";
export { iriReference, isIriReference } from "./formats/iri-reference.js";
export { iri, isIri } from "./formats/iri.js";
export { isJsonPointer, jsonPointer } from "./formats/json-pointer.js";
export { isPhone, phone } from "./formats/phone.js";
export { isRegex, regex } from "./formats/regex.js";
export { isRelativeJsonPointer, relativeJsonPointer } from "./formats/relative-json-pointer.js";
export { isStyle, style } from "./formats/style.js";
export { isTimeDraft3, timeDraft3 } from "./formats/time.draft3.js";
export { isTime, time } from "./formats/time.js";
export { isUriReference, uriReference } from "./formats/uri-reference.js";
export { isUriTemplate, uriTemplate } from "./formats/uri-template.js";
export { isUri, uri } from "./formats/uri.js";
export { utcMillisec } from "./formats/utc-millisec.js";
export { isUuid, uuid } from "./formats/uuid.js";
export { openApiFormats } from "./openapi.js";
