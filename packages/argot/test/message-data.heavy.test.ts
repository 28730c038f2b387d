// The declared types of `data` are those of the issues of the official suite, and no message is without one.
import { readFileSync } from "node:fs";
import type { InnerMessage } from "@argot/core/keyword";
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import ts from "typescript";
import { expect, test } from "vitest";
import { createArgot, englishMessages, flattenIssues, type ValidationIssue } from "../src/index.js";
import { describeWithSuite } from "./test-data.js";

/** The types of the members of `data`, as text, by message id. An id may end with `*`. */
const declared = new Map<string, ReadonlyMap<string, string>>();
const aliases = new Map<string, ReadonlyMap<string, string>>();
for (const file of ["../../core/src/issues/message-data.ts", "../../dialects/src/message-data.ts"]) {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  for (const node of source.statements) if (ts.isTypeAliasDeclaration(node)) read(node);
}

function read({ name, type }: ts.TypeAliasDeclaration): void {
  const parts = ts.isIntersectionTypeNode(type) ? type.types : [type];
  const lists = parts.flatMap((part) =>
    ts.isTypeLiteralNode(part) ? [...typesIn(part.members)] : [...members(part.getText())],
  );
  aliases.set(name.text, new Map(lists));
  if (!name.text.endsWith("MessageData") || !ts.isTypeLiteralNode(type)) return;
  for (const member of type.members) {
    if (ts.isIndexSignatureDeclaration(member))
      declare((member.parameters[0]?.type?.getText() ?? "").slice(1, -1).replace("${string}", "*"), member.type);
    else if (ts.isPropertySignature(member) && ts.isStringLiteral(member.name)) declare(member.name.text, member.type);
  }
}

function declare(id: string, type: ts.TypeNode | undefined): void {
  if (type) declared.set(id, ts.isTypeLiteralNode(type) ? typesIn(type.members) : members(type.getText()));
}

function members(name: string): ReadonlyMap<string, string> {
  return aliases.get(name) ?? new Map<string, string>();
}

function typesIn(list: ts.NodeArray<ts.TypeElement>): ReadonlyMap<string, string> {
  const properties = list.filter((each) => ts.isPropertySignature(each) && ts.isIdentifier(each.name));
  return new Map(
    properties.map((each) => [each.name?.getText() ?? "", (each as ts.PropertySignature).type?.getText() ?? ""]),
  );
}

const declaredFor = (id: string): ReadonlyMap<string, string> | undefined =>
  declared.get(id) ?? declared.get(id.replace(/#.*$/, "#*"));

const isList = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((each) => type === "unknown" || typeof each === type);
const accepts: Readonly<Record<string, (value: unknown) => boolean>> = {
  unknown: (value) => value !== undefined,
  InnerMessage: (value) => typeof (value as Partial<InnerMessage> | undefined)?.messageId === "string",
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  "string | number": (value) => typeof value === "string" || typeof value === "number",
  "number | bigint": (value) => typeof value === "number" || typeof value === "bigint",
  "readonly string[]": (value) => isList(value, "string"),
  "readonly number[]": (value) => isList(value, "number"),
  "readonly unknown[]": (value) => isList(value, "unknown"),
};

test("every message has a type", () => {
  const around = /#[^#]*$|message\/(?:name.*|because.*|only-.*|did-you-mean|misnamed|nearest|in-full)$/;
  // These stand within other messages only.
  const within = /^argot:(?:content\/|message\/(?:is|differs.*|closest|contains.*|undecodable|too-deep)$)/;
  const missing = Object.keys(englishMessages()).filter((id) => !declaredFor(id));
  expect(missing.filter((id) => !within.test(id) && !(id.startsWith("argot:") && around.test(id)))).toEqual([]);
  expect(declared.size).toBeGreaterThan(80);
});

describeWithSuite("in the official suite", (suite) => {
  test.each(suiteDrafts.map((draft) => [draft.dialect, draft] as const))(
    "%s has data of these types",
    (dialect, draft) => {
      const argot = createArgot({ dialect, formats: "assert", contentKeywords: "assert" });
      addRemotes(argot, suite);
      const wrong = new Set<string>();
      let checked = 0;
      const check = ({ messageId, data, causes }: ValidationIssue): void => {
        const types = declaredFor(messageId);
        if (!types) wrong.add(messageId);
        for (const [name, type] of types ?? []) {
          checked++;
          if (!accepts[type]?.(data[name]))
            wrong.add(`${messageId} ${name}: ${type}, is ${JSON.stringify(data[name])}`);
        }
        causes.forEach(check);
      };
      for (const folder of [draft.folder, draft.formats])
        for (const { schema, tests } of readSuite(suite, folder).flatMap(({ cases }) => cases))
          for (const { data, valid } of tests) {
            const { errors } = valid ? { errors: [] } : argot.compile(schema).validate(data);
            errors.forEach(check);
            flattenIssues(errors).forEach(check);
          }
      expect([...wrong]).toEqual([]);
      expect(checked).toBeGreaterThan(100);
    },
  );
});
