/** Text that cannot steer a terminal or break a line: names in data and schemas hold what their author liked. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
