// The operations of GitHub's API as tools: `node scripts/github-description.mjs` fetches the description.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { checkProfile, type Profile, ProfileError, profiles, type ProfileConversion, toProfile } from "../src/index.js";

type Schema = Record<string, unknown>;

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const file = fileURLToPath(new URL("../../../../node_modules/.cache/argot/api.github.com.json", import.meta.url));

/** Schemas in 2020-12: null is a type, and references lead to `$defs`. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each));
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === "enum" ? (each as unknown) : written(each)]),
  );
  if (typeof schema["$ref"] === "string") schema["$ref"] = schema["$ref"].replace("#/components/schemas/", "#/$defs/");
  if (nullable !== true) return schema;
  const { type, enum: values } = schema;
  if (typeof type !== "string") return { anyOf: [schema, { type: "null" }] };
  return { ...schema, type: [type, "null"], ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }) };
}

/** The schemas of tools, one for every second operation. */
function toolSchemas(): readonly Schema[] {
  const { paths, components } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Schema; parameters: Record<string, Schema> };
  };
  const definitions = written(components.schemas) as Schema;
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId }, i) => operationId && i % 2 === 0)
    .map(({ parameters = [], requestBody }) => {
      const resolved = parameters.map((each) =>
        typeof each["$ref"] === "string" ? components.parameters[each["$ref"].split("/").at(-1) ?? ""] : each,
      );
      const named = resolved.flatMap((each): [string, Schema][] =>
        each
          ? [
              [
                String(each["name"]),
                {
                  ...(written(each["schema"]) as Schema),
                  ...(typeof each["description"] === "string" && { description: each["description"] }),
                },
              ],
            ]
          : [],
      );
      const body = requestBody?.content?.["application/json"]?.schema;
      const schema = {
        type: "object",
        properties: { ...Object.fromEntries(named), ...(body && { body: written(body) }) },
        required: resolved.flatMap((each) => (each?.["required"] === true ? [each["name"]] : [])),
        additionalProperties: false,
      };
      return { ...schema, $defs: referred(schema, definitions) };
    });
}

/** The conversion of a schema, or the reasons for which it is refused. */
function attempt(schema: Schema, profile: Profile): { conversion?: ProfileConversion; reasons: readonly unknown[] } {
  try {
    return { conversion: toProfile(schema, profile, { argot }), reasons: [] };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { reasons: error.problems };
  }
}

const argot = createArgot();

/** The definitions that a schema needs. */
function referred(schema: unknown, definitions: Schema): Schema {
  const found: Schema = {};
  const pending = [JSON.stringify(schema)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const [, key = ""] of next.matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (Object.hasOwn(found, key)) continue;
      found[key] = definitions[key];
      pending.push(JSON.stringify(definitions[key]));
    }
  return found;
}

// Not in version control: 13 MB.
describe.runIf(existsSync(file))("the operations of GitHub's API", () => {
  const schemas = existsSync(file) ? toolSchemas() : [];
  test("are converted, or refused with a reason, each for one of the profiles", () => {
    expect(schemas.length).toBeGreaterThan(500);
    const refusals: (readonly unknown[])[] = [];
    const problems: unknown[] = [];
    schemas.forEach((schema, i) => {
      const profile = profiles[i % profiles.length] as Profile;
      const { conversion, reasons } = attempt(schema, profile);
      if (conversion) problems.push(...checkProfile(conversion.schema, profile));
      else refusals.push(reasons);
    });
    expect(problems).toEqual([]);
    expect(refusals.filter((reasons) => reasons.length === 0)).toEqual([]);
    expect(refusals.length).toBeLessThan(schemas.length * 0.1);
  });
});
