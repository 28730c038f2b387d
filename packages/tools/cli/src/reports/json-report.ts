import { printable } from "@argot/source-text/printable";
import { stringifyJson } from "argot";
import { extentOf } from "./extent.js";
import type { Finding } from "./finding.js";
import type { Report, ReportOptions } from "./report.js";

/** For programs: one JSON object on a line for each result. */
export function jsonReport({ quiet, maxErrors = Infinity }: ReportOptions): Report {
  return {
    showsPassedLines: !quiet,
    begin: "",
    *result(result) {
      const { name, file, outcome } = result;
      const { shown } = result.findings(maxErrors);
      if (quiet && shown.length === 0 && outcome === "passed") return;
      // Examples may have large integers.
      const textOf = shown.some(({ finding }) => finding.example !== undefined) ? stringifyJson : JSON.stringify;
      yield `${printable(textOf({ name, file, outcome, findings: shown.map(({ finding, depth }) => ({ ...findingObject(finding), ...(depth > 0 && { depth }) })) }))}\n`;
    },
    end: () => "",
  };
}

/** A finding as a JSON object. */
export function findingObject({
  severity,
  rule,
  docs,
  message,
  pointer,
  span,
  example,
  keyword,
  advice,
}: Finding): object {
  return {
    severity,
    rule,
    docs,
    message,
    location: pointer,
    position: span && extentOf(span),
    example,
    keyword: keyword && keywordObject(keyword),
    advice,
  };
}

const keywordObject = ({ name, pointer, span }: NonNullable<Finding["keyword"]>): object => ({
  source: name,
  location: pointer,
  position: span && extentOf(span),
});
