/** Marks integers in the text while it is made. No data contain it. */
const mark = `integer-${crypto.randomUUID()}:`;

/** A value as JSON for people, with all digits of its integers. */
export function jsonText(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${mark}${part}` : part), 2);
  return marked.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}
