import type { SourceText } from "@argot/source-text";
import type { Finding } from "../reports/finding.js";

/** Warnings about a text that can be read: an object in it has the same name twice. The first names them all. */
export function duplicateNames(source: SourceText, file: string): Finding[] {
  const [duplicate, ...others] = source.duplicates;
  if (!duplicate) return [];
  const { name, first, second } = duplicate;
  const more = others.length === 0 ? "" : `, and ${others.length} more such ${others.length === 1 ? "name" : "names"}`;
  return [
    {
      severity: "warning",
      rule: "duplicate-name",
      message: `the name ${JSON.stringify(name)} is here again, first at ${first.start.line}:${first.start.column}${more}`,
      advice: "remove all but one; the last one counts",
      file,
      span: second,
      source,
    },
  ];
}
