import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import type {
  CommandExample,
  Explanation,
  ProgramExample,
  SchemaExample,
  ValueExample,
} from "@argot/messages/explanations";
import { lint, lintRules } from "@argot/schema-tools/lint";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { run } from "@argot/cli/program";
import { createArgot, SchemaError } from "argot";
import { reportedIssue } from "./reported-issue.js";
import { argotOfExample } from "./argot-of-example.js";

/**
 * Runs the example of an explanation.
 *
 * @returns What Argot says about it; `undefined` if it does not report what is explained.
 */
export async function saysOf({ example, id, origin, code }: Explanation): Promise<string | undefined> {
  if (!example) return undefined;
  if ("command" in example) return saysOfCommand(example.command, example.files);
  if ("program" in example) return saysOfProgram(example, id);
  if ("value" in example) return saysOfValue(example, example.schema, example.value, id);
  return origin === "rule" ? saysOfRule(example, example.schema, code) : saysOfSchema(example, example.schema, code);
}

/**
 * Runs what an explanation proposes instead.
 *
 * @returns What Argot still says about it; `undefined` if there is nothing to say.
 */
export async function saysOfCorrected({ example, origin, code }: Explanation): Promise<string | undefined> {
  if (!example) return undefined;
  if ("command" in example) return saysOfCommand(example.command, example.corrected);
  if ("program" in example) return undefined;
  if ("value" in example)
    return saysOfValue(example, example.correctedSchema ?? example.schema, example.corrected, undefined);
  return origin === "rule"
    ? saysOfRule(example, example.corrected, code)
    : saysOfSchema(example, example.corrected, code);
}

/** @param id - The message id to look for. Default: any. */
function saysOfValue(
  example: ValueExample,
  schema: unknown,
  value: unknown,
  id: string | undefined,
): string | undefined {
  const { errors } = argotOfExample(example).compile(schema).validate(value);
  return reportedIssue(errors, id);
}

function saysOfSchema({ options = {} }: SchemaExample, schema: unknown, code: string): string | undefined {
  try {
    createArgot(options).compile(schema as object);
    return undefined;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return error.code === code ? textOf(error) : undefined;
  }
}

function saysOfRule({ options = {} }: SchemaExample, schema: unknown, code: string): string | undefined {
  const uri = "https://example.com/schema";
  const argot = createArgot(options).add(schema, uri);
  const index = new SchemaIndex([{ uri, value: schema }], argot);
  const isOff = lintRules.some((rule) => rule.code === code && rule.severity === "off");
  const severities = isOff ? { [code]: "warn" as const } : {};
  const found = index.documents.flatMap((document) => lint(document, { index, argot, severities }));
  const finding = found.find((each) => each.code === code);
  return finding && `${finding.severity}: ${finding.pointer || "(root)"} ${finding.message}`;
}

/** Keeps what is written to it. */
class Kept extends Writable {
  text = "";

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

/** An exception as text. The version of the runtime changes with every build. */
const textOf = ({ name, message }: Error): string => `${name}: ${message.replace(/\d+\.\d+\.\d+\+[\da-f]+/, "1.0.0")}`;

let programs = 0;

async function saysOfProgram({ program }: ProgramExample, id: string): Promise<string | undefined> {
  const folder = path.join(import.meta.dirname, "../../dist/programs");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}-${programs++}.mjs`);
  writeFileSync(file, program);
  try {
    const { default: errors } = (await import(/* @vite-ignore */ file)) as { default?: unknown };
    return errors === undefined ? undefined : reportedIssue(errors as never, id);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code } = error as { code?: unknown };
    return code === id || error.name === id ? textOf(error) : undefined;
  } finally {
    rmSync(file);
  }
}

/**
 * Runs `argot` in a folder with files.
 *
 * @returns What it prints; `undefined` if it succeeds.
 */
export async function saysOfCommand(
  command: CommandExample["command"],
  files: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const cwd = mkdtempSync(path.join(tmpdir(), "argot-example-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
      writeFileSync(path.join(cwd, name), text);
    }
    const [out, err] = [new Kept(), new Kept()];
    const code = await run(command, { stdin: Readable.from([]), stdout: out, stderr: err, cwd, env: {} });
    return code === 0 ? undefined : (out.text + err.text).replaceAll(`${cwd}${path.sep}`, "").trimEnd();
  } finally {
    rmSync(cwd, { recursive: true });
  }
}
