// The effect of two decisions about the walk through members (packages/compiler/src/closures/walk.ts): a function of its own for
// dictionaries, and a call of each member's test in the walk itself. Each variant runs in processes of its own, in turn, since
// type feedback stays in a process. Prints a table.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { table } from "./tables.js";

type Dictionary = Readonly<Record<string, unknown>>;
type Run = (member: unknown) => boolean;
interface Test {
  readonly run: Run;
}

const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;
const holds = (test: Test, member: unknown): boolean => test.run(member);

type Tests = Readonly<Record<string, Test | undefined>>;

/** Calls the test of each member through `holds`. */
function walkByHolds(tests: Tests, object: Dictionary): boolean {
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    const member = object[name];
    const test = tests[name];
    if (member !== undefined && test !== undefined && !holds(test, member)) return false;
  }
  return true;
}

/** Calls the test of each member directly. */
function walkByCall(tests: Tests, object: Dictionary): boolean {
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    const member = object[name];
    const test = tests[name];
    if (member !== undefined && test !== undefined && !test.run(member)) return false;
  }
  return true;
}

function walkKeys(tests: Tests, object: Dictionary): boolean {
  for (const name of Object.keys(object)) {
    const member = object[name];
    const test = tests[name];
    if (member !== undefined && test !== undefined && !test.run(member)) return false;
  }
  return true;
}

const memberNames = ["id", "name", "state", "size", "note", "next", "total", "rate"];
const similar: readonly Dictionary[] = Array.from({ length: 100 }, (_, i) =>
  Object.fromEntries(memberNames.map((name, n) => [name, i + n])),
);
const dictionaries: readonly Dictionary[] = similar.map((object, i) => ({ [i]: i, ...object }));
const atLeast = (least: number): Test => ({ run: (member) => typeof member === "number" && member >= least });
const tests: Tests = Object.fromEntries(memberNames.map((name, n) => [name, atLeast(n)]));
/** Tests of other forms, in other places of a schema. */
const others: readonly Test[] = [
  { run: (member) => typeof member === "number" },
  { run: (member) => member !== "" },
  { run: (member) => member !== null },
  { run: (member) => Number.isInteger(member) },
  { run: (member) => typeof member !== "boolean" },
];

/** The objects that the JavaScript engine sees before those that are measured, and the walk through the latter. */
const arrangements: Readonly<Record<string, { meet(): boolean; walk(object: Dictionary): boolean }>> = {
  "dictionaries apart, own call": {
    meet: () => dictionaries.every((object) => walkKeys(tests, object)),
    walk: (object) => walkByCall(tests, object),
  },
  "dictionaries in the same walk": {
    meet: () => dictionaries.every((object) => walkByCall(tests, object)),
    walk: (object) => walkByCall(tests, object),
  },
  "called by `holds`": {
    meet: () => others.every((test) => similar.every((object) => holds(test, object["id"]))),
    walk: (object) => walkByHolds(tests, object),
  },
};

const rounds = 20;
const roundMilliseconds = 20;

/** Nanoseconds for an object, in the fastest round. */
function measured({ meet, walk }: (typeof arrangements)[string]): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    if (!meet()) throw new Error("a number is not taken for one");
    let walked = 0;
    const start = process.hrtime.bigint();
    let spent = 0;
    while (spent < roundMilliseconds * 1_000_000) {
      for (const object of similar) if (walk(object)) walked++;
      spent = Number(process.hrtime.bigint() - start);
    }
    best = Math.min(best, spent / walked);
  }
  return best;
}

function inProcessOfItsOwn(name: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, ARRANGEMENT: name },
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return Number(stdout);
}

const chosen = arrangements[process.env["ARRANGEMENT"] ?? ""];
if (chosen) process.stdout.write(String(measured(chosen)));
else {
  const turns = 3;
  const best = new Map<string, number>();
  for (let turn = 0; turn < turns; turn++)
    for (const name of Object.keys(arrangements))
      best.set(name, Math.min(best.get(name) ?? Infinity, inProcessOfItsOwn(name)));
  const [first = 1] = best.values();
  process.stdout.write(
    `${table(
      ["walk", "ns an object", "times"],
      Array.from(best, ([name, time]) => [name, time.toFixed(1), (time / first).toFixed(2)]),
    )}\n`,
  );
}
