// Schemas of real tools for each provider: those of published servers, and the operations of published OpenAPI descriptions.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { examples, setOf } from "@argot/algebra";
import { equal } from "@argot/core/json";
import { checkProfile, type Profile, ProfileError, type ProfileConversion, profiles, toProfile } from "@argot/models";
import { createArgot } from "argot";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { operationSchemas } from "../../src/models/operation-schemas.js";
import { type ToolSchema, toolSchemas } from "../../src/models/tool-schemas.js";

const argot = createArgot();
const published = path.dirname(createRequire(import.meta.url).resolve("@readme/oas-examples/package.json"));
const github = path.resolve(import.meta.dirname, "../../../../node_modules/.cache/argot/api.github.com.json");

const operationsIn = (file: string): readonly ToolSchema[] =>
  operationSchemas(JSON.parse(readFileSync(file, "utf8")) as object).filter(({ schema }) => hasKnownDialects(schema));

/** Whether a schema is of dialects that there are: one of the examples is of draft-05. */
const hasKnownDialects = (schema: unknown): boolean => !JSON.stringify(schema).includes("/draft-05/");

/** A conversion, or the error that refuses it. */
function attempt(schema: unknown, profile: Profile): { conversion?: ProfileConversion; refusal?: ProfileError } {
  try {
    return { conversion: toProfile(schema, profile, { argot }) };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { refusal: error };
  }
}

/** The conversion of a schema for a provider; `undefined` if it is refused, with a reason. */
function convertedFor(profile: Profile, { name, schema }: ToolSchema): ProfileConversion | undefined {
  const { conversion, refusal } = attempt(schema, profile);
  expect(conversion ? checkProfile(conversion.schema, profile) : [], name).toEqual([]);
  expect(refusal?.message ?? "limits: at most", name).toMatch(/: at most|no value of it has an answer|has more than/);
  return conversion;
}

/** Values that show the branches of a schema have answers that lead back to them, unless the conversion is narrowed. */
function roundTrips({ name, schema }: ToolSchema, conversion: ProfileConversion): number {
  const accepts = argot.compile(conversion.schema);
  const isNarrowed = conversion.changes.some(({ kind }) => kind === "narrowed");
  const { examples: found } = examples(setOf(argot, schema), { maxSteps: 20_000, count: 4 });
  return found.filter(({ value }) => {
    try {
      const answer = conversion.toAnswer(value);
      expect(accepts(answer), name).toBe(true);
      expect(equal(conversion.fromProfile(answer), value), name).toBe(true);
      return true;
    } catch (error) {
      if (!(error instanceof ProfileError) || !isNarrowed) throw error;
      return false;
    }
  }).length;
}

test("tools of published servers are converted for every provider, and values have answers", async () => {
  const tools = await toolSchemas();
  expect(tools.length).toBeGreaterThan(30);
  let answered = 0;
  for (const tool of tools)
    for (const profile of profiles) {
      const conversion = convertedFor(profile, tool);
      expect(conversion, `${tool.name} for ${profile.name}`).toBeDefined();
      if (conversion) answered += roundTrips(tool, conversion);
    }
  expect(answered).toBeGreaterThan(500);
});

test("published operations are converted, each for one provider, or refused with a reason, and values have answers", () => {
  const files = globSync("3.*/json/*.json", { cwd: published, absolute: true });
  const tools = files.toSorted().flatMap((file) => operationsIn(file));
  expect(tools.length).toBeGreaterThan(500);
  let answered = 0;
  const refused = tools.filter((tool, i) => {
    const profile = profiles[i % profiles.length] as Profile;
    const conversion = convertedFor(profile, tool);
    if (conversion) answered += roundTrips(tool, conversion);
    return !conversion;
  });
  expect(refused.length).toBeLessThan(tools.length * 0.02);
  expect(answered).toBeGreaterThan(1500);
});

// `node scripts/github-description.mjs` fetches the description, 13 MB.
test.runIf(existsSync(github))(
  "operations of GitHub are converted, each for one provider, or refused with a reason",
  () => {
    const operations = operationsIn(github).filter((_, i) => i % 2 === 0);
    expect(operations.length).toBeGreaterThan(500);
    const refused = operations.filter((each, i) => !convertedFor(profiles[i % profiles.length] as Profile, each));
    expect(refused.length).toBeLessThan(operations.length * 0.02);
  },
);
