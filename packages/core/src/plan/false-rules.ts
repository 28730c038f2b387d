import { JsonType } from "../json/types.js";
import { or } from "./ops/or.js";
import type { Report, Rule } from "./plan.js";
import { test } from "./ops/test-op.js";

/** The message of a schema that is `false`. */
export const falseReport: Report = {
  id: "https://json-schema.org/keyword/false",
  template: "must not be present",
  data: {},
  verbatim: undefined,
};

/** The rules of a schema that is `false`: nothing holds. */
export const falseRules: readonly Rule[] = [
  {
    name: undefined,
    appliesTo: JsonType.any,
    constraint: test(or([])),
    vocabulary: undefined,
    annotation: undefined,
    report: falseReport,
  },
];
