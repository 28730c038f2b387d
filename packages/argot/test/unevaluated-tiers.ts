// Comparisons of tiers where the value decides what is unevaluated.
import { createArgot as createCoreArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { tiers } from "@argot/testing";
import { createArgot, type Validator } from "../src/index.js";
import { compileModule } from "../src/module.js";

/** The errors, without the properties that are computed when they are first read. */
const errorsOf = (validator: Validator, instance: unknown): string =>
  JSON.stringify(
    validator
      .validate(instance)
      .errors.map(({ instanceLocation, keywordLocation, message }) => [instanceLocation, keywordLocation, message]),
  );

const argots = Object.entries(tiers).map(([name, options]) => ({
  name,
  argot: createCoreArgot({ dialects: [draft202012], ...options }),
}));

/** The tiers whose verdict or whose errors differ from the loop's, for each instance. */
export function disagreements(schema: unknown, instances: readonly unknown[]): string[] {
  const [loop, ...others] = argots.map(({ name, argot }) => ({ name, validator: argot.compile(schema) }));
  return instances.flatMap((instance, i) => {
    const valid = loop!.validator(instance);
    const errors = errorsOf(loop!.validator, instance);
    return others
      .filter(({ validator }) => validator(instance) !== valid || errorsOf(validator, instance) !== errors)
      .map(({ name }) => `${name}: ${JSON.stringify(schema)} of instance ${i}, the loop says ${valid}`);
  });
}

const argotOfModules = createArgot();

/** Whether compiled code leaves blocks of the schema to the loop. */
export const usesLoop = (schema: unknown): boolean =>
  compileModule(argotOfModules, { f: schema }).code.includes("fallback");

/** A condition of the values of properties. */
export const number = { type: "number" };
