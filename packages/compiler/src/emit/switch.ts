import type { ModuleContext } from "./context.js";
import { quote } from "./text.js";

/** A case of a switch on texts. */
export interface Case {
  readonly texts: readonly string[];
  /** With a statement that leaves the switch at the end. */
  readonly statements: string;
}

/** A switch on texts compares one after another: with more than this, a table says which case it is. */
const mostTexts = 512;

/** A switch on texts; `fallback` is for values that are none of them. */
export function switchOnText(value: string, cases: readonly Case[], fallback: string, module: ModuleContext): string {
  const numbered = cases.reduce((sum, { texts }) => sum + texts.length, 0) > mostTexts;
  const arms = cases.map(({ texts, statements }, i) => {
    const labels = numbered ? [String(i)] : texts.map((text) => quote(text));
    return `${labels.map((label) => `case ${label}:\n`).join("")}${statements}`;
  });
  // Hosts jump to the case of a number.
  const subject = numbered ? `${module.declare(numbers(cases), "t")}.get(${value})` : value;
  return `switch (${subject}) {\n${arms.join("")}${fallback === "" ? "" : `default:\n${fallback}`}}\n`;
}

/** A table of the number of the case of each text. */
function numbers(cases: readonly Case[]): string {
  const lists = cases.map(({ texts }) => `[${texts.map((text) => quote(text)).join(",")}]`);
  return `new Map([${lists.join(",")}].flatMap((texts, i) => texts.map((text) => [text, i])))`;
}
