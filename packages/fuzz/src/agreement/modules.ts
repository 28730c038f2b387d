import * as content from "@argot/content";
import * as format from "@argot/format";
import { compileModule, ModuleError } from "argot/module";
import type { Validator } from "argot";
import { loopFor } from "./argots.js";
import { type Disagreement, isUndecided, type Judge, nameOf, outcomeOf } from "./judge.js";
import { told } from "./told.js";

type Loaded = Pick<Validator, "validate"> & ((value: unknown) => boolean);

// A module that is loaded from its text has no folder to find packages from: their exports are handed on.
const packages = { "@argot/content": content, "@argot/format": format };
Object.assign(globalThis, { argotFuzzPackages: packages });
const handedOn = Object.entries(packages).map(([specifier, exports]) => {
  const lines = Object.keys(exports).map(
    (name) => `export const ${name} = argotFuzzPackages[${JSON.stringify(specifier)}].${name};`,
  );
  return [JSON.stringify(specifier), JSON.stringify(urlOf(lines.join("")))] as const;
});

function urlOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function load(code: string): Promise<Loaded> {
  const linked = handedOn.reduce((each, [from, to]) => each.replaceAll(from, () => to), code);
  const { f } = (await import(/* @vite-ignore */ urlOf(linked))) as { f: Loaded };
  return f;
}

/** Modules that are made ahead of time say what the loop says, and tell what fails as it does. */
export const modulesAgree: Judge = async ({ language, asserted, schema, instances }) => {
  const argot = loopFor(language, asserted);
  const reference = outcomeOf(() => argot.compile(schema));
  if (typeof reference !== "function") return [];
  const found: Disagreement[] = [];
  for (const errors of [false, true]) {
    const who = errors ? "module with errors" : "module";
    let module: Loaded;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one module at a time keeps memory low.
      module = await load(compileModule(argot, { f: schema }, { errors }).code);
    } catch (error) {
      // What cannot be written says so, and is no disagreement.
      if (error instanceof ModuleError) continue;
      return [{ who, instance: instances[0] ?? null, expected: "a module", found: nameOf(error) }];
    }
    for (const instance of instances) {
      const outcome = outcomeOf(() => (errors ? reference.validate(instance) : reference(instance)));
      if (isUndecided(outcome)) continue;
      const expected = told(outcome);
      const answer = told(outcomeOf(() => (errors ? module.validate(instance) : module(instance))));
      if (answer !== expected) found.push({ who, instance, expected, found: answer });
    }
  }
  return found;
};
