import { lintRules } from "@argot/schema-tools/lint";

/** The rules of `argot check`, one on each line: code, severity, whether `--fix` corrects faults, and what is reported. */
export function ruleList(): string {
  const width = Math.max(...lintRules.map(({ code }) => code.length));
  return lintRules
    .map(({ code, severity, fixable, description }) => {
      const columns = [code.padEnd(width), severity.padEnd(5), fixable ? "fix" : "   ", description];
      return `${columns.join("  ")}\n`;
    })
    .join("");
}
