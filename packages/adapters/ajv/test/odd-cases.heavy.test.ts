// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Every option and member, in odd orders and with odd values: Ajv and this package side by side. What differs is listed with its reason.
import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv as TheirAjv } from "ajv";
import { Ajv2020 as TheirAjv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { Ajv2020 } from "../src/2020.js";
import { Ajv, type Options } from "../src/index.js";
import { rows as changes } from "./beside-ajv/changes.js";
import { rows as comments } from "./beside-ajv/comments.js";
import { rows as dataReferences } from "./beside-ajv/data-references.js";
import { differences } from "./beside-ajv/differences.js";
import { rows as documentation } from "./beside-ajv/documentation.js";
import { rows as errors } from "./beside-ajv/errors.js";
import { rows as formats } from "./beside-ajv/formats.js";
import { rows as identifiers } from "./beside-ajv/identifiers.js";
import { rows as keys } from "./beside-ajv/keys.js";
import { rows as keywords } from "./beside-ajv/keywords.js";
import { rows as laterDrafts } from "./beside-ajv/later-drafts.js";
import { rows as loading } from "./beside-ajv/loading.js";
import { rows as modifyingKeywords } from "./beside-ajv/modifying-keywords.js";
import { rows as programs } from "./beside-ajv/programs.js";
import { rows as redefinedKeywords } from "./beside-ajv/redefined-keywords.js";
import { rows as references } from "./beside-ajv/references.js";
import type { Row } from "./beside-ajv/row.js";
import { rows as schemas } from "./beside-ajv/schemas.js";
import { rows as strict } from "./beside-ajv/strict.js";
import { rows as values } from "./beside-ajv/values.js";

/** What a program sees, with what is logged. */
async function outcomeOf(does: Row[1], Class: new (options: any) => any, options: Options): Promise<unknown> {
  const logged: unknown[] = [];
  const log =
    (level: string) =>
    (...args: unknown[]): void =>
      void logged.push([level, ...args]);
  try {
    const ajv = new Class({ logger: { log: log("log"), warn: log("warn"), error: log("error") }, ...options });
    return shown([await does(ajv, Class), logged]);
  } catch (error) {
    const { constructor, message } = error as Error;
    return shown({ thrown: [constructor.name, message], logged });
  }
}

const shown = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) => {
      if (typeof each === "function") return "function";
      if (each === undefined) return "undefined";
      if (each instanceof RegExp || (typeof each === "number" && !Number.isFinite(each))) return String(each);
      return typeof each === "bigint" ? `${each}n` : each;
    }),
  );

const tables = {
  changes,
  comments,
  dataReferences,
  documentation,
  errors,
  formats,
  identifiers,
  keys,
  keywords,
  loading,
  laterDrafts,
  modifyingKeywords,
  programs,
  redefinedKeywords,
  references,
  schemas,
  strict,
  values,
};
const reasonFor = new Map(differences.flatMap(({ reason, rows }) => rows.map((row) => [row, reason] as const)));

describe.each(Object.entries(tables))("%s", (_, rows) => {
  const [Ours, Theirs] = rows === laterDrafts ? [Ajv2020, TheirAjv2020] : [Ajv, TheirAjv];
  const cases = rows.map(([what, does, options = {}]) => [what, does, options] as const);
  test.each(cases.filter(([what]) => !reasonFor.has(what)))("%s", async (__, does, options) => {
    expect(await outcomeOf(does, Ours, options)).toEqual(await outcomeOf(does, Theirs, options));
  });
  test.each(cases.filter(([what]) => reasonFor.has(what)))("%s, which differs", async (what, does, options) => {
    const message = `no longer differs: ${reasonFor.get(what)}`;
    expect(await outcomeOf(does, Ours, options), message).not.toEqual(await outcomeOf(does, Theirs, options));
  });
});

test("the list of differences names rows of the tables", () => {
  const names = new Set(
    Object.values(tables)
      .flat()
      .map(([what]) => what),
  );
  expect([...reasonFor.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test("the README has the reason for each difference", () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, "../README.md"), "utf8").replaceAll(/\s+/g, " ");
  expect(differences.map(({ reason }) => reason).filter((reason) => !readme.includes(reason))).toEqual([]);
});
