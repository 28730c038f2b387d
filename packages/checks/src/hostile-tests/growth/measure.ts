// Prints the processor milliseconds of one operation on one family at sizes n, 2n and 4n, as JSON: a process for each, started by main.ts.
import { families } from "./families.js";
import { argotOfGrowth, operations } from "./operations.js";

const [, , name, operation] = process.argv;
const family = families.find((each) => each.name === name);
const run = operations[String(operation)];
if (!family || !run) throw new Error(`there is no family ${name}, or no operation ${operation}`);

const times: number[] = [];
// The first is not counted: the engine is loaded and warmed up.
for (const factor of [0.25, 1, 2, 4]) {
  const size = Math.ceil(family.size * factor);
  const [argot, schema, value] = [argotOfGrowth(), family.schema(size), family.value(size)];
  globalThis.gc?.();
  const before = process.cpuUsage();
  try {
    run(argot, schema, value);
  } catch {
    // A limit that says so ends the work as well.
  }
  times.push(process.cpuUsage(before).user / 1000);
}
console.log(JSON.stringify(times.slice(1)));
