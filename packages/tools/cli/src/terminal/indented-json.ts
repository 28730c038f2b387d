/** A JSON text with two spaces of indentation for each level, and a line feed at its end. Numbers keep all their digits. */
export function indentedJson(text: string): string {
  const parts: string[] = [];
  let depth = 0;
  let opened = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gs)) {
    const closes = token === "}" || token === "]";
    if (closes) depth--;
    if (opened !== closes) parts.push(newLine(depth));
    parts.push(token);
    if (token === ",") parts.push(newLine(depth));
    if (token === ":") parts.push(" ");
    opened = token === "{" || token === "[";
    if (opened) depth++;
  }
  return `${parts.join("")}\n`;
}

const newLine = (depth: number): string => `\n${"  ".repeat(depth)}`;
