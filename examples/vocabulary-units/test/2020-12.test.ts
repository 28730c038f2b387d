// The dialect extends 2020-12: it passes the official suite under its own URI, in every tier.
import { fileURLToPath } from "node:url";
import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { tiers } from "@argot/testing";
import { addRemotes, findSuite, inDialect, readSuite, runSuite, suiteHelp } from "@argot/testing/suite";
import { expect, test } from "vitest";
import { draft202012WithUnits } from "../src/2020-12.js";

const suite = findSuite(fileURLToPath(new URL("../", import.meta.url)));

test("the suite is there where it must be", () => {
  expect(suite === undefined && process.env["CI"] ? suiteHelp : "").toBe("");
});

test.runIf(suite !== undefined).each(Object.entries(tiers))("the required tests of 2020-12 pass (%s)", (_, options) => {
  const argot = createArgot({ dialects: [draft202012WithUnits, draft202012], ...options });
  addRemotes(argot, suite as string);
  const files = readSuite(suite as string, "draft2020-12");
  const { failures, total } = runSuite(argot, inDialect(files, draft202012.uri, draft202012WithUnits.uri));
  expect(failures).toEqual([]);
  expect(total).toBeGreaterThanOrEqual(1299);
});

const compile = (schema: object): ReturnType<ReturnType<typeof createArgot>["compile"]> =>
  createArgot({ dialects: [draft202012WithUnits, draft202012] }).compile(schema);

test("units stand beside what 2020-12 has", () => {
  const schema = { $schema: draft202012WithUnits.uri, properties: { range: { minimumQuantity: "5 km" } } };
  expect(compile(schema)({ range: "6 km" })).toBe(true);
  expect(compile(schema)({ range: "400 m" })).toBe(false);
  const closed = { allOf: [{ quantityOf: { amount: { minimum: 0 }, unit: true } }], unevaluatedProperties: false };
  expect(compile(closed)({ amount: 1, unit: "m" })).toBe(true);
  expect(compile(closed)({ amount: 1, unit: "m", note: "" })).toBe(false);
  expect(compile(closed)({ amount: -1, unit: "m" })).toBe(false);
});

test("its meta-schema refuses what units refuse, at any depth", () => {
  expect(() => compile({ items: { quantity: "speed" } })).toThrow("#/items/quantity: must be one of");
  expect(() => compile({ quantityOf: { amount: { minimum: "0" }, unit: true } })).toThrow(
    "#/quantityOf/amount/minimum: must be",
  );
});
