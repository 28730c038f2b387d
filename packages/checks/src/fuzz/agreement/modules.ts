import * as content from "@argot/content";
import * as format from "@argot/format";
import { compileModule, ModuleError } from "argot/module";
import type { Validator } from "argot";
import { loopFor } from "./argots.js";
import { type Disagreement, type Judge, nameOf, outcomeOf } from "./judge.js";
import { resultText } from "./result-text.js";

type Loaded = Pick<Validator, "validate"> & ((value: unknown) => boolean);

const packages: Readonly<Record<string, unknown>> = { "@argot/content": content, "@argot/format": format };

/** Node keeps every module that it has imported. A function with the same statements can be collected. */
function load(code: string): Loaded {
  const statements = code
    .replaceAll(/^import \{ (\w+) as (\$h\d+) \} from (".*");$/gm, "const { $1: $2 } = packages[$3];")
    .replace(/^export \{ (\$1) as f, .*\};$/m, "return $1;");
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function("packages", `"use strict";\n${statements}`)(packages) as Loaded;
}

/** The modules of a schema, by name. Each carries something else. */
const modules = {
  module: { errors: false },
  "module with errors": { errors: true },
} as const;

/** Compares verdicts and errors of modules ahead of time with those of the loop. */
export const modulesAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  const argot = loopFor(fuzzDialect, asserted);
  const reference = outcomeOf(() => argot.compile(schema));
  if (typeof reference !== "function") return [];
  const found: Disagreement[] = [];
  for (const [source, options] of Object.entries(modules)) {
    const { errors } = options;
    let module: Loaded;
    try {
      module = load(compileModule(argot, { f: schema }, options).code);
    } catch (error) {
      // A schema for which there is no module is not a disagreement.
      if (error instanceof ModuleError) continue;
      return [{ source, instance: instances[0] ?? null, expected: "a module", found: nameOf(error) }];
    }
    for (const instance of instances) {
      const outcome = outcomeOf(() => (errors ? reference.validate(instance) : reference(instance)));
      const expected = resultText(outcome);
      const actual = resultText(outcomeOf(() => (errors ? module.validate(instance) : module(instance))));
      if (actual !== expected) found.push({ source, instance, expected, found: actual });
    }
  }
  return found;
};
