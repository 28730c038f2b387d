// Messages are kept by what they show of a value. A kept one is the one that would be made anew.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JsonType } from "../../core/src/json/types.js";
import { Templates } from "../../core/src/messages/template.js";
import { RuleMessage } from "../src/messages/rule-message.js";
import * as op from "../../core/test/op.js";

const names = ["a", "b", "constructor", "__proto__"];
const templates = [
  "must have {missing:property|properties} {missing}",
  "lacks {missing: and }",
  "is {actual}, lacks {missing}",
  "needs {min} of {missing}",
  "is {actual}",
];
const predicates: readonly op.Predicate[] = [
  { op: "is", types: JsonType.string },
  { op: "has", name: "a" },
  { op: "and", of: names.map((name) => ({ op: "has", name })) },
  { op: "or", of: names.map((name) => ({ op: "has", name })) },
];

test("a message does not depend on those before it", () => {
  const values = fc.oneof(
    fc.constantFrom(null, true, 1, []),
    fc.subarray(names).map((present) => Object.fromEntries(present.map((name) => [name, 1]))),
  );
  const rules = fc.record({ template: fc.constantFrom(...templates), predicate: fc.constantFrom(...predicates) });
  fc.assert(
    fc.property(rules, fc.array(values, { maxLength: 12 }), ({ template, predicate }, tried) => {
      const rule = {
        ...op.ruleOf(JsonType.any, { op: "test", predicate }),
        report: { id: "m", template, data: {}, verbatim: undefined },
      };
      const make = (): RuleMessage => new RuleMessage(rule, new Templates(), () => "urn:s#");
      const messageOf = (message: RuleMessage, value: unknown): string =>
        message.messageOf(message.dataOf(value, { validCount: 0, failedApplications: [] }));
      const used = make();
      expect(tried.map((value) => messageOf(used, value))).toEqual(tried.map((value) => messageOf(make(), value)));
    }),
    { numRuns: 200 },
  );
});
