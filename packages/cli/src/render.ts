import { styleText } from "node:util";
import type { ValidationIssue } from "argot";
import { printable } from "./printable.js";
import { schemaLocation } from "./schema-location.js";

/** How text is to look. */
export interface Look {
  readonly colour: boolean;
  /** The working directory, which schema files are named from. */
  readonly cwd: string;
}

/** How many errors of a value are shown, those beneath others included. */
export type MaxErrors = number;

type Style = Parameters<typeof styleText>[0];

/** Text in a style, or as it is where colours are not wanted. */
export function styled(style: Style, text: string, { colour }: Pick<Look, "colour">): string {
  return colour ? styleText(style, text, { validateStream: false }) : text;
}

/** What is wrong with a value: two lines an error, what fails beneath it indented. */
export function renderIssues(issues: readonly ValidationIssue[], max: MaxErrors, look: Look): string {
  const lines: string[] = [];
  let hidden = 0;
  for (const { issue, depth } of outline(issues)) {
    if (lines.length < max * 2) lines.push(...renderIssue(issue, "  ".repeat(depth + 1), look));
    else hidden += 1;
  }
  if (hidden > 0) lines.push(styled("dim", `  … and ${hidden} more ${hidden === 1 ? "error" : "errors"}`, look));
  return lines.map((line) => `${line}\n`).join("");
}

function renderIssue(issue: ValidationIssue, indent: string, look: Look): string[] {
  const where = styled("bold", printable(issue.instanceLocation || "(root)"), look);
  const rule = schemaLocation(issue.absoluteKeywordLocation, look.cwd);
  return [
    `${indent}${where} ${printable(issue.message)}`,
    `${indent}${styled("dim", `  by ${printable(rule)}`, look)}`,
  ];
}

/** Issues with those beneath them, in the order of reading. Not recursive: they nest as deep as the data do. */
function* outline(issues: readonly ValidationIssue[]): Generator<{ issue: ValidationIssue; depth: number }> {
  const pending = issues.map((issue) => ({ issue, depth: 0 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { issue, depth } = next;
    for (const cause of [...issue.causes].reverse()) pending.push({ issue: cause, depth: depth + 1 });
  }
}
