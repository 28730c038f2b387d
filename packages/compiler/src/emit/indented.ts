/** Source with its lines indented by the braces around them, for people. Emitted lines end with every brace they open. */
export function indented(source: string): string {
  let depth = 0;
  const lines = source.split("\n").map((line) => {
    if (line.startsWith("}")) depth--;
    const text = line === "" ? "" : "  ".repeat(depth) + line;
    if (line.endsWith("{")) depth++;
    return text;
  });
  return lines.join("\n");
}
