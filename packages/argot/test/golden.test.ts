// What the compiler makes of small schemas: the plan, the plan that verdicts are emitted from, the emitted code that decides,
// and the emitted code that finds failures. The files are in packages/compiler/test/golden. The test is here because the
// compiler cannot depend on dialects: they are tested with it. `pnpm vitest run -u golden` writes the files; read the difference.
import { emit, emitExplanation, verdictPlan } from "@argot/compiler";
import { createArgot } from "@argot/core";
import { print, type Plan, verify, withoutMessages } from "@argot/core/plan";
import { draft04, draft07, draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";

const schemas: Readonly<Record<string, unknown>> = {
  string: { type: "string", minLength: 1, maxLength: 8 },
  number: { type: "integer", minimum: 1, exclusiveMaximum: 10, multipleOf: 3 },
  required: { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } }, required: ["id"] },
  closed: { properties: { a: { type: "string" }, b: true, "": { const: 1 } }, additionalProperties: false },
  patterns: {
    patternProperties: { "^x-": { type: "string" } },
    properties: { id: {} },
    additionalProperties: { type: "number" },
  },
  "many-optional": {
    properties: {
      a: { type: "string" },
      b: { type: "number" },
      c: { type: "boolean" },
      d: { enum: ["x", "y"] },
      e: { type: "null" },
    },
  },
  items: {
    type: "array",
    prefixItems: [{ type: "string" }],
    items: { type: "number" },
    minItems: 1,
    uniqueItems: true,
  },
  contains: { contains: { type: "string" }, minContains: 2, maxContains: 3 },
  discriminated: {
    oneOf: [
      {
        properties: { kind: { const: "circle" }, radius: { type: "number" } },
        required: ["kind", "radius"],
        type: "object",
      },
      {
        properties: { kind: { const: "square" }, side: { type: "number" } },
        required: ["kind", "side"],
        type: "object",
      },
    ],
  },
  "by-type": {
    anyOf: [{ type: "string", pattern: "^a" }, { type: "array", items: { type: "string" } }, { type: "null" }],
  },
  conditional: {
    if: { properties: { country: { const: "NL" } }, required: ["country"] },
    then: { required: ["postcode"] },
    else: { required: ["zip"] },
  },
  "all-of-references": {
    $ref: "#/$defs/base",
    allOf: [{ properties: { b: { type: "number" } } }],
    $defs: { base: { properties: { a: { type: "string" } }, required: ["a"] } },
  },
  unevaluated: { allOf: [{ properties: { a: true } }], properties: { b: true }, unevaluatedProperties: false },
  "unevaluated-alternatives": {
    type: "object",
    anyOf: [
      { properties: { kind: { const: "circle" }, radius: { type: "number" } }, required: ["kind", "radius"] },
      { properties: { kind: { const: "text" } }, patternProperties: { "^x-": true }, required: ["kind"] },
    ],
    dependentSchemas: { note: { properties: { note: { type: "string" } } } },
    unevaluatedProperties: false,
  },
  recursive: { type: "object", properties: { children: { type: "array", items: { $ref: "#" } } } },
  hostile: { properties: { '__proto__"];evil()//': { const: "*/</script>\u2028${}`'\\" } }, required: ["constructor"] },
  "draft-04": {
    $schema: draft04.uri,
    minimum: 0,
    exclusiveMinimum: true,
    dependencies: { a: ["b"], c: { required: ["d"] } },
  },
};

test.each(Object.keys(schemas))("%s", async (name) => {
  const plans: Plan[] = [];
  const backend = {
    optimise: (plan: Plan): Plan => {
      plans.push(verify(plan), verify(verdictPlan(plan)));
      return plan;
    },
    compile: () => () => true,
  };
  createArgot({ dialects: [draft202012, draft07, draft04], tier: "compiled", backend }).compile(schemas[name]);
  const [full, verdict] = plans as [Plan, Plan];
  const text = [
    JSON.stringify(schemas[name], undefined, 2),
    print(withoutMessages(full)),
    print(withoutMessages(verdict)),
    emit(verdict, { indent: true }).source,
    emitExplanation(full, { indent: true }).source,
  ];
  await expect(text.join("\n---\n")).toMatchFileSnapshot(`../../compiler/test/golden/${name}.txt`);
});
