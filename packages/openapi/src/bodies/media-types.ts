import { requireArgument } from "@argot/core/json";
/** The type of a media type, without parameters, in lower case. */
export const essence = (mediaType: string): string => (mediaType.split(";").at(0) ?? "").trim().toLowerCase();

/** Whether a media type is that of JSON: `application/json`, or one that ends with `+json` (RFC 6839). */
export const isJson = (mediaType: string): boolean => /[/+]json$/.test(essence(mediaType));

/** Whether a media type is plain text. */
export const isPlainText = (mediaType: string): boolean => essence(mediaType) === "text/plain";

/** The parameters of a media type, such as `charset=utf-8`, in lower case and without quotes. */
const parametersOf = (mediaType: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(mediaType.matchAll(/;[ \t]*([^\s=;"]+)=("[^"]*"|[^;"]*)/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.replaceAll('"', "").trim().toLowerCase(),
    ]),
  );

/**
 * The most specific of several media type ranges that a media type is in: itself with most of its parameters, itself, its type, or any.
 * A range whose parameters have other values is for other media types. One with parameters that a media type does not have is not.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#request-body-object | OpenAPI 3.2, Request Body Object}
 */
export function matchingRange(ranges: readonly string[], mediaType: string): string | undefined {
  requireArgument(Array.isArray(ranges), "matchingRange", "an array of media ranges", ranges);
  requireArgument(typeof mediaType === "string", "matchingRange", "a media type", mediaType);
  const own = essence(mediaType);
  const [type] = own.split("/");
  const parameters = parametersOf(mediaType);
  let best: string | undefined;
  let most = -1;
  for (const range of ranges) {
    if (essence(range) !== own) continue;
    const wanted = [...parametersOf(range)];
    if (wanted.some(([name, value]) => (parameters.get(name) ?? value) !== value)) continue;
    const said = wanted.filter(([name]) => parameters.has(name)).length;
    // Of ranges that match equally well, one with further parameters comes last.
    const fit = said + (said === wanted.length ? 0.5 : 0);
    if (fit > most) [best, most] = [range, fit];
  }
  return best ?? [`${type}/*`, "*/*"].flatMap((each) => ranges.find((range) => essence(range) === each) ?? []).at(0);
}
