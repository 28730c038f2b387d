/** The text of a list of keywords, such as `"then" or "else"`. */
export const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}` : (quoted[0] ?? "");
};
