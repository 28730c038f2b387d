import { printable } from "@argot/source-text/printable";
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
      yield `${printable(JSON.stringify({ name, file, outcome, findings: shown.map(({ finding, depth }) => ({ ...findingObject(finding), ...(depth > 0 && { depth }) })) }))}\n`;
    },
    end: () => "",
  };
}

/** A finding as a JSON object. */
export function findingObject({ severity, rule, docs, message, pointer, span, keyword, advice }: Finding): object {
  return {
    severity,
    rule,
    docs,
    message,
    location: pointer,
    position: span && extentOf(span),
    keyword: keyword && keywordObject(keyword),
    advice,
  };
}

const keywordObject = ({ name, pointer, span }: NonNullable<Finding["keyword"]>): object => ({
  source: name,
  location: pointer,
  position: span && extentOf(span),
});
