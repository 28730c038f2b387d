// Cases that users of vscode-json-languageservice ask for, with what it says beside what Argot says.
import { expect, test } from "vitest";
import { getLanguageService as vscodeService, TextDocument } from "vscode-json-languageservice";
import { createLanguageService } from "../../src/service/index.js";

type Answer = readonly string[];

interface Case {
  readonly name: string;
  readonly schema: unknown;
  readonly text: string;
  /** What Argot says of the text. */
  readonly argot: Answer;
  /** What vscode-json-languageservice says of it. */
  readonly vscode: Answer;
}

const tree = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://example.com/strict-tree",
  $dynamicAnchor: "node",
  $ref: "tree",
  unevaluatedProperties: false,
  $defs: {
    tree: {
      $id: "https://example.com/tree",
      $dynamicAnchor: "node",
      type: "object",
      properties: { data: true, children: { type: "array", items: { $dynamicRef: "#node" } } },
    },
  },
};

const shape = {
  oneOf: [
    { properties: { kind: { const: "circle" }, radius: { type: "number" } }, required: ["kind", "radius"] },
    { properties: { kind: { const: "square" }, side: { type: "number" } }, required: ["kind", "side"] },
  ],
};

const cases: readonly Case[] = [
  {
    name: "dynamic references, across embedded resources",
    schema: tree,
    text: '{"children": [{"daat": 1}]}',
    argot: ['"daat": Is not a known property; did you mean "data"?'],
    vscode: ["{: Unable to load schema from '/tree'. No schema request service available"],
  },
  {
    name: "a reference to an embedded resource",
    schema: {
      $id: "https://example.com/root",
      $ref: "https://example.com/inner",
      $defs: { inner: { $id: "https://example.com/inner", type: "integer" } },
    },
    text: '"x"',
    argot: ['"x": Must be integer, is string'],
    vscode: ["\": Unable to load schema from 'https://example.com/inner'. No schema request service available"],
  },
  {
    name: "draft-03",
    schema: {
      $schema: "http://json-schema.org/draft-03/schema#",
      properties: { a: { required: true, divisibleBy: 2 } },
    },
    text: '{"a": 3}',
    argot: ["3: Must be a multiple of 2, is 3"],
    vscode: ["{: Draft-03 schemas are not supported."],
  },
  {
    name: "draft-04 within 2020-12",
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $ref: "https://example.com/old",
      $defs: {
        old: {
          $schema: "http://json-schema.org/draft-04/schema#",
          id: "https://example.com/old",
          minimum: 1,
          exclusiveMinimum: true,
        },
      },
    },
    text: "1",
    argot: ["1: Must be greater than 1, is 1"],
    vscode: ["1: Unable to load schema from 'https://example.com/old'. No schema request service available"],
  },
  {
    name: "the constant of an alternative, mistyped",
    schema: shape,
    text: '{"kind": "x", "side": 2}',
    argot: ['"x": Must be one of "circle", "square", is "x"'],
    vscode: ['"x": Value must be "square".'],
  },
  {
    name: "an unknown keyword in v1, which has none",
    schema: { $schema: "https://json-schema.org/v1", requird: ["a"] },
    text: "{}",
    argot: [
      '{: The schema has a fault, and accepts every value there: https://example.com/s#/requird: "requird" is not a keyword of https://json-schema.org/v1; did you mean "required"?',
    ],
    vscode: [],
  },
  {
    name: "an anchor in an embedded resource",
    schema: {
      $id: "https://example.com/root",
      $ref: "inner#here",
      $defs: { i: { $id: "inner", $defs: { h: { $anchor: "here", type: "null" } } } },
    },
    text: "1",
    argot: ["1: Must be null, is integer"],
    vscode: [
      "1: Problems loading reference 'here': Unable to load schema from '/inner'. No schema request service available",
    ],
  },
  {
    name: "unevaluatedProperties behind a reference",
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $ref: "#/$defs/base",
      unevaluatedProperties: false,
      $defs: { base: { anyOf: [{ properties: { a: true } }] } },
    },
    text: '{"a": 1, "b": 2}',
    argot: ['"b": Is not a known property'],
    vscode: ['"b": Property b is not allowed.'],
  },
];

test.each(cases)("$name", async ({ schema, text, argot, vscode }) => {
  expect(await byArgot(schema, text)).toEqual(argot);
  expect(await byVscode(schema, text)).toEqual(vscode);
});

async function byArgot(schema: unknown, text: string): Promise<Answer> {
  const service = createLanguageService();
  service.configure({ schemas: [{ uri: "https://example.com/s", fileMatch: ["data.json"], schema }] });
  const document = TextDocument.create("file:///data.json", "json", 1, text);
  return (await service.doValidation(document)).map(({ range, message }) => `${document.getText(range)}: ${message}`);
}

async function byVscode(schema: unknown, text: string): Promise<Answer> {
  const service = vscodeService({});
  service.configure({
    schemas: [{ uri: "https://example.com/s", fileMatch: ["data.json"], schema: schema as object }],
  });
  const document = TextDocument.create("file:///data.json", "json", 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ range, message }) => `${document.getText(range)}: ${message as string}`); // Of this service, all are texts.
}
