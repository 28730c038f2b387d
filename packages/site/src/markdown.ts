/** A text as code in Markdown, which a table may hold. */
export function code(text: string): string {
  const escaped = text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("|", "&#124;")
    .replaceAll("\n", "\\n");
  return `<code v-pre>${escaped.replaceAll(/[*_`[\]~\\]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</code>`;
}

/** A text as a block of code. */
export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** A table; an empty text without rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? "" : [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Names as a part of a sentence. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
