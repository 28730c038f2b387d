import type { Reports } from "@argot/core";
import { print, withoutMessages } from "@argot/core/plan";
import type { Annotations } from "./output/annotations.js";
import { requireFormat } from "./output/format-names.js";
import type { ReportMethods } from "./report-methods.js";
import { type ValueReports, valueReports } from "./value-reports.js";

/** The option `reports` of `createArgot`: validators then have annotations, contents, outputs and the text of their plan. */
export const reports: Reports<ReportMethods> = {
  methodsFor(reported) {
    let own: ValueReports | undefined;
    let ofContents: ValueReports | undefined;
    const ownReports = (): ValueReports => (own ??= valueReports(reported));
    return {
      annotations: (value) => (reported.isValid(value) ? ownReports().annotations(value) : noAnnotations),
      contents(value) {
        reported.assert(value);
        const decoding = reported.decoding();
        if (decoding !== reported) decoding.assert(value);
        ofContents ??= decoding === reported ? ownReports() : valueReports(decoding);
        return ofContents.contents(value);
      },
      output(value, format) {
        requireFormat(format);
        return ownReports().output(value, format);
      },
      outputText(value, format) {
        requireFormat(format);
        return ownReports().outputText(value, format);
      },
      plan: () => print(withoutMessages(reported.completePlan())),
    };
  },
};

/** The annotations of a value that is not valid. */
const noAnnotations: Annotations = { valid: false, list: [], of: () => new Map() };
