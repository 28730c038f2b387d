/** The headers of a response as texts. JSON is sent with its media type, which frameworks may set later. */
export function headerTexts(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Record<string, string> {
  const texts = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { "content-type": "application/json", ...Object.fromEntries(texts) };
}

/** Whether a media type is that of JSON: `application/json`, or one that ends with `+json` (RFC 6839). */
export const isJson = (mediaType: string | null | undefined): boolean =>
  /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType ?? "");
