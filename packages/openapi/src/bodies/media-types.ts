/** The type of a media type, without parameters, in lower case. */
export const essence = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** Whether a media type is that of JSON: `application/json`, or one that ends with `+json` (RFC 6839). */
export const isJson = (mediaType: string): boolean => /[/+]json$/.test(essence(mediaType));

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
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#request-body-object | OpenAPI 3.2, Request Body Object}
 */
export function matchingRange(ranges: readonly string[], mediaType: string): string | undefined {
  const own = essence(mediaType);
  const [type] = own.split("/");
  const same = ranges.filter((range) => essence(range) === own);
  return (
    (same.length > 1 ? withMostParameters(same, mediaType) : same[0]) ??
    [`${type}/*`, "*/*"].flatMap((each) => ranges.find((range) => essence(range) === each) ?? [])[0]
  );
}

/** The range with most of the parameters of a media type; if all have others, the first. */
function withMostParameters(ranges: readonly string[], mediaType: string): string | undefined {
  const own = parametersOf(mediaType);
  let [best, most] = [ranges[0], -1];
  for (const range of ranges) {
    const wanted = parametersOf(range);
    const fits = [...wanted].every(([name, value]) => own.get(name) === value);
    if (fits && wanted.size > most) [best, most] = [range, wanted.size];
  }
  return best;
}
