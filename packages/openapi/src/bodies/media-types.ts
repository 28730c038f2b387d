/** The type of a media type, without parameters, in lower case. */
export const essence = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/**
 * The most specific of several media type ranges that a media type is in: itself with its parameters, itself, its type, or any.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#request-body-object | OpenAPI 3.2, Request Body Object}
 */
export function matchingRange(ranges: readonly string[], mediaType: string): string | undefined {
  const written = mediaType.toLowerCase().replace(/\s/g, "");
  const own = essence(mediaType);
  const [type] = own.split("/");
  return (
    ranges.find((range) => range.toLowerCase().replace(/\s/g, "") === written) ??
    [own, `${type}/*`, "*/*"].flatMap((each) => ranges.find((range) => essence(range) === each) ?? [])[0]
  );
}
