import * as content from "@argot/content";
import * as format from "@argot/format";
import { compileModule, ModuleError } from "argot/module";
import type { Validator } from "argot";
import { loopFor } from "./argots.js";
import { type Disagreement, type Judge, nameOf, outcomeOf } from "./judge.js";
import { told } from "./messages-of.js";

type Loaded = Pick<Validator, "validate"> & ((value: unknown) => boolean);

const packages: Readonly<Record<string, unknown>> = { "@argot/content": content, "@argot/format": format };

/** The host keeps every module that it has loaded. A function with the same statements goes when nobody holds it any more. */
function load(code: string): Loaded {
  const statements = code
    .replaceAll(/^import \{ (\w+) as (\$h\d+) \} from (".*");$/gm, "const { $1: $2 } = packages[$3];")
    .replace(/^export \{ (\$1) as f, .*\};$/m, "return $1;");
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function("packages", `"use strict";\n${statements}`)(packages) as Loaded;
}

/** Modules that are made ahead of time say what the loop says, and tell what fails as it does. */
export const modulesAgree: Judge = ({ language, asserted, schema, instances }) => {
  const argot = loopFor(language, asserted);
  const reference = outcomeOf(() => argot.compile(schema));
  if (typeof reference !== "function") return [];
  const found: Disagreement[] = [];
  for (const errors of [false, true]) {
    const who = errors ? "module with errors" : "module";
    let module: Loaded;
    try {
      module = load(compileModule(argot, { f: schema }, { errors }).code);
    } catch (error) {
      // What cannot be written says so, and is no disagreement.
      if (error instanceof ModuleError) continue;
      return [{ who, instance: instances[0] ?? null, expected: "a module", found: nameOf(error) }];
    }
    for (const instance of instances) {
      const outcome = outcomeOf(() => (errors ? reference.validate(instance) : reference(instance)));
      const expected = told(outcome);
      const answer = told(outcomeOf(() => (errors ? module.validate(instance) : module(instance))));
      if (answer !== expected) found.push({ who, instance, expected, found: answer });
    }
  }
  return found;
};
