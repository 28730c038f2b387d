// GitHub would find a missing script or file only when a workflow runs.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./sources.js";

interface Workflow {
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: unknown;
  readonly "timeout-minutes"?: number;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

const workflows = globSync(".github/workflows/*.yml", { cwd: root });
const actions = globSync(".github/actions/**/*.yml", { cwd: root });
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

test.each([...workflows, ...actions])("the scripts and files that %s names exist", (file) => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: object };
  const text = read(file);
  const called = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|test\b)/g)].map(([, script = "test"]) => script);
  expect(
    called.filter((script) => !Object.hasOwn(scripts, script)),
    "package.json has no such script",
  ).toEqual([]);
  const named = [...text.matchAll(/(?<=\s)(?:\.\/|\.ci\/|packages\/)[\w./-]*\w/g)].map(String);
  // What a workflow itself builds need not be there.
  const missing = named.filter((each) => !each.includes("/dist/") && !existsSync(path.join(root, each)));
  expect(missing, "there is no such file").toEqual([]);
});

test.each(workflows)("%s lists its permissions, and its jobs end", (file) => {
  const { permissions, concurrency, jobs } = parse(read(file)) as Workflow;
  // What is not listed is not given.
  for (const each of [permissions, ...Object.values(jobs).map((job) => job.permissions ?? {})])
    expect(each).toBeTypeOf("object");
  expect(concurrency).toBeDefined();
  expect(Object.keys(jobs)).not.toEqual([]);
  for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(360);
});

test.each(workflows)("%s uses actions of this repository, or others in a major version", (file) => {
  const { jobs } = parse(read(file)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
  const used = steps.flatMap(({ uses = [] }) => uses);
  expect(used.filter((each) => !/^(?:\.\/\S+|[\w-]+\/[\w/-]+@v\d+)$/.test(each))).toEqual([]);
});
