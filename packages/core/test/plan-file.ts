// Reads .plan files. Such a file has sections, with "--- " and a title between them: a plan; for each pass that is named, the
// plan that it makes of the one before; and "verdicts", JSON values with `valid` or `invalid` behind each. Lines that begin
// with "#" say what the file shows.
import { readdirSync, readFileSync } from "node:fs";
import { parseJson } from "../src/json/text.js";
import type { Json } from "../src/json/types.js";
import { type CustomFunction, parse, type Plan, verify } from "../src/plan.js";

export interface PlanFile {
  readonly name: string;
  /** The text of the plan. */
  readonly text: string;
  readonly plan: Plan;
  /** What passes make of it, one after the other. */
  readonly steps: readonly { readonly pass: string; readonly text: string }[];
  readonly verdicts: readonly { readonly value: Json; readonly valid: boolean }[];
}

/** The functions that plans in files name. */
export const functions: ReadonlyMap<string, CustomFunction<unknown>> = new Map(
  [
    { name: "even", argument: undefined, call: (value: unknown) => typeof value === "number" && value % 2 === 0 },
    { name: "json", argument: undefined, call: parsed },
    {
      name: "reversed",
      argument: undefined,
      call: (value: unknown) => (typeof value === "string" ? { value: value.split("").reverse().join("") } : undefined),
    },
  ].map((each) => [each.name, { ...each, module: undefined }]),
);

function parsed(value: unknown): { readonly value: unknown } | undefined {
  try {
    return typeof value === "string" ? { value: JSON.parse(value) as unknown } : undefined;
  } catch {
    return undefined;
  }
}

/** The `.plan` files in a folder and the folders in it. */
export function planFilesIn(folder: URL): readonly PlanFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".plan"));
  return names.sort().map((name) => planFile(name, readFileSync(new URL(name, folder), "utf8")));
}

function planFile(name: string, content: string): PlanFile {
  const [text = "", ...sections] = content.split(/^--- /m).map((each) => `${each.trim()}\n`);
  const steps = sections.slice(0, -1).map((section) => {
    const [title, body] = titled(section);
    return { pass: title, text: body };
  });
  const [title, lines] = titled(sections.at(-1) ?? "");
  const verdicts =
    title === "verdicts"
      ? lines
          .trim()
          .split("\n")
          .map((line) => verdict(name, line))
      : [];
  if (new Set(verdicts.map(({ valid }) => valid)).size < 2)
    throw new Error(`${name}: the last section must be verdicts, with a value that is valid and one that is not`);
  const plan = verify(parse(text, { functions }));
  return { name, text: text.replace(/^#.*\n/gm, ""), plan, steps, verdicts };
}

/** The title of a section, and the rest. */
function titled(section: string): [string, string] {
  const end = section.indexOf("\n");
  return [section.slice(0, end), section.slice(end + 1)];
}

function verdict(name: string, line: string): PlanFile["verdicts"][number] {
  const [, json = "", valid] = /^(.*) (valid|invalid)$/.exec(line) ?? [];
  if (!valid) throw new Error(`${name}: "${line}" is not a value with its verdict`);
  return { value: parseJson(json) as Json, valid: valid === "valid" };
}
