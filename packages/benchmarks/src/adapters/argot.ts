import type { ArgotOptions, ValidationIssue } from "argot";
import { type Adapter, characters, type Dialect, type Engine, members } from "./adapter.js";

type Tier = "auto" | "loop" | "compiled";
type Options = ArgotOptions & { dialect: string; tier?: Tier };

/** Reads issues and what lies beneath them: where Ajv has a flat list, Argot has causes. */
function read(issues: readonly ValidationIssue[]): number {
  let total = 0;
  for (const { instanceLocation, keywordLocation, keyword, data, message, causes } of issues)
    total += characters(instanceLocation, keywordLocation, keyword, message) + members(data) + read(causes);
  return total;
}

function argotOf(id: string, tier?: Tier): Adapter {
  return {
    id,
    package: "argot",
    settings: tier ? `\`tier: "${tier}"\`` : "defaults",
    withoutCodeGeneration: tier !== "compiled",
    async load(): Promise<Engine> {
      const { createArgot } = await import("argot");
      const made = new Map<Dialect, ReturnType<typeof createArgot>>();
      const of = (dialect: Dialect): ReturnType<typeof createArgot> => {
        const known = made.get(dialect);
        if (known) return known;
        const options: Options = { dialect, ...(tier && { tier }) };
        const argot = createArgot(options);
        made.set(dialect, argot);
        return argot;
      };
      return {
        compile: (schema, dialect) => of(dialect).compile(schema),
        compileReport(schema, dialect) {
          const validator = of(dialect).compile(schema);
          return (value) => read(validator.validate(value).errors);
        },
      };
    },
  };
}

export const argot: Adapter = argotOf("argot");

/** Rows of their own for the tiers that Argot otherwise chooses from. */
export const argotTiers: readonly Adapter[] = [argotOf("argot, loop", "loop"), argotOf("argot, compiled", "compiled")];
