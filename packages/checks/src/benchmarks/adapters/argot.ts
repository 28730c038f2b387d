import type { ArgotOptions, ValidationIssue } from "argot";
import type { Json } from "../json.js";
import { type Adapter, type AnyDialect, characters, type Engine, members, type Verdict } from "./adapter.js";

type Tier = "auto" | "loop" | "compiled";
type Options = ArgotOptions & { dialect: string; tier?: Tier };

/** Reads issues and their causes: Ajv has a flat list instead of causes. */
function read(issues: readonly ValidationIssue[]): number {
  let total = 0;
  for (const { instanceLocation, keywordLocation, keyword, data, message, causes } of issues)
    total += characters(instanceLocation, keywordLocation, keyword, message) + members(data) + read(causes);
  return total;
}

/** Argot. It supports every dialect. */
interface ArgotAdapter extends Adapter {
  load(): Promise<Engine & { compile(schema: Json, dialect: AnyDialect): Verdict }>;
}

function argotOf(id: string, tier?: Tier): ArgotAdapter {
  return {
    id,
    package: "argot",
    settings: tier ? `\`tier: "${tier}"\`` : 'defaults; for the first error `errors: "first"`',
    withoutCodeGeneration: tier !== "compiled",
    stopsAtFirst: tier === undefined,
    async load() {
      const { createArgot } = await import("argot");
      const made = new Map<AnyDialect, ReturnType<typeof createArgot>>();
      const of = (dialect: AnyDialect): ReturnType<typeof createArgot> => {
        const known = made.get(dialect);
        if (known) return known;
        const options: Options = { dialect, ...(tier && { tier }) };
        const argot = createArgot(options);
        made.set(dialect, argot);
        return argot;
      };
      return {
        compile: (schema: Json, dialect: AnyDialect) => of(dialect).compile(schema),
        compileReport(schema: Json, dialect: AnyDialect) {
          const validator = of(dialect).compile(schema);
          return (value: unknown) => read(validator.validate(value).errors);
        },
        compileFirstReport(schema: Json, dialect: AnyDialect) {
          const validator = of(dialect).compile(schema);
          return (value: unknown) => read(validator.validate(value, { errors: "first" }).errors);
        },
      };
    },
  };
}

export const argot: ArgotAdapter = argotOf("argot");

/** A row for each tier that Argot chooses from by default. */
export const argotTiers: readonly ArgotAdapter[] = [
  argotOf("argot, loop", "loop"),
  argotOf("argot, compiled", "compiled"),
];
