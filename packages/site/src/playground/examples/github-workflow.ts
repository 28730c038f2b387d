import type { PlaygroundInput } from "../state/playground-link.js";

/** A workflow in YAML. Each step either runs a command or uses an action. */
export const githubWorkflow: PlaygroundInput = {
  schema: `$schema: https://json-schema.org/draft/2020-12/schema
title: Workflow
type: object
required: ["on", jobs]
properties:
  name: { type: string }
  "on":
    description: The events that start the workflow.
    anyOf:
      - $ref: "#/$defs/event"
      - type: array
        items: { $ref: "#/$defs/event" }
        minItems: 1
      - type: object
        propertyNames: { $ref: "#/$defs/event" }
  env: { $ref: "#/$defs/variables" }
  permissions: { $ref: "#/$defs/permissions" }
  jobs:
    type: object
    minProperties: 1
    propertyNames: { pattern: "^[A-Za-z_][\\\\w-]*$" }
    additionalProperties: { $ref: "#/$defs/job" }
additionalProperties: false
$defs:
  event:
    enum: [push, pull_request, release, schedule, workflow_dispatch, workflow_call]
  variables:
    type: object
    additionalProperties: { type: [string, number, boolean] }
  permissions:
    type: object
    propertyNames: { enum: [actions, contents, id-token, issues, packages, pull-requests] }
    additionalProperties: { enum: [read, write, none] }
  job:
    type: object
    required: [runs-on, steps]
    properties:
      name: { type: string }
      needs:
        type: [string, array]
        items: { type: string }
      runs-on:
        description: The machine that runs the job.
        type: [string, array]
      timeout-minutes: { type: number, exclusiveMinimum: 0, default: 360 }
      env: { $ref: "#/$defs/variables" }
      permissions: { $ref: "#/$defs/permissions" }
      strategy:
        type: object
        required: [matrix]
        properties:
          matrix: { type: object, minProperties: 1 }
          fail-fast: { type: boolean, default: true }
      steps:
        type: array
        minItems: 1
        items: { $ref: "#/$defs/step" }
    additionalProperties: false
  step:
    type: object
    properties:
      id: { type: string }
      name: { type: string }
      if: { type: [string, boolean] }
      env: { $ref: "#/$defs/variables" }
    oneOf:
      - title: A command
        required: [run]
        properties:
          run: { type: string }
          shell: { enum: [bash, pwsh, python, sh, cmd] }
      - title: An action
        required: [uses]
        properties:
          uses: { type: string, pattern: "^(\\\\./|docker://|[\\\\w.-]+/[\\\\w./-]+@)" }
          with: { $ref: "#/$defs/variables" }
    unevaluatedProperties: false
`,
  data: `name: Test
on: [push, pull-request]
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: "20"
    strategy:
      matrix:
        node: [20, 22, 24]
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node
        with:
          node-version: \${{ matrix.node }}
      - name: Install
        run: npm ci
      - name: Test
        runs: npm test
`,
};
