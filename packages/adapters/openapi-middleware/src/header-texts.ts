/** The headers of a response as texts. JSON is sent with its media type, which frameworks may set later. */
export function headerTexts(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Record<string, string> {
  const texts = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { "content-type": "application/json", ...Object.fromEntries(texts) };
}
