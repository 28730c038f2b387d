// A folder of a new user, where packed packages are installed and programs run.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, inject } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../..");
const { packages, folder: parent } = inject("packed");

/** The packed packages as dependencies: their files by their names. */
export const packedDependencies: Readonly<Record<string, string>> = Object.fromEntries(
  packages.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
);

/** The environment without the npm settings of the process that started the tests: a new user does not have them. */
export const userEnv: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)),
);

/** What a program has printed, and its exit code. */
export interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Matches a program that has ended with an exit code, and has printed such a text. If it does not match, all that was printed is shown. */
export const ended = (code: number, out = /^/): unknown =>
  expect.objectContaining({ code, out: expect.stringMatching(out) });

/** Settings of a program, each with a default. */
export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly stdin?: string;
}

/** Runs a program until its end. */
export const run = (
  cwd: string,
  [file = "", ...args]: readonly string[],
  { env = userEnv, stdin = "" }: RunOptions = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    // On Windows, npm and npx are scripts that only a shell starts.
    const options = { cwd, env, shell: process.platform === "win32", maxBuffer: 1e8 };
    const child = execFile(file, args, options, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? error.signal), out, err }),
    );
    child.stdin?.end(stdin);
  });

/** A folder that exists until the end of all tests. */
export class Project {
  readonly folder: string = mkdtempSync(path.join(parent, "project-"));

  /** @param files - Their contents by name: text, or a value to be written as JSON. */
  constructor(files: Readonly<Record<string, unknown>>) {
    for (const [name, content] of Object.entries(files)) this.write(name, content);
  }

  write(name: string, content: unknown): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  }

  remove(name: string): void {
    rmSync(path.join(this.folder, name));
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), "utf8");
  }

  /** Runs a program in the folder. */
  run(command: readonly string[], options?: RunOptions): Promise<Ended> {
    return run(this.folder, command, options);
  }

  /** Writes package.json, and installs what it names as a new user would. */
  async installByNpm(manifest: object): Promise<void> {
    this.write("package.json", { private: true, ...manifest });
    // Asking the registry again about what is in npm's cache takes as long as the rest.
    await this.#install(["npm", "install", "--prefer-offline", "--no-audit", "--no-fund"]);
  }

  /** The same in less time, where it does not matter who installs: pnpm links files of its store, and writes the folders of npm. */
  async install(manifest: object): Promise<void> {
    this.write("package.json", { private: true, ...manifest });
    // JSON is YAML.
    this.write("pnpm-workspace.yaml", {
      nodeLinker: "hoisted",
      lockfile: false,
      minimumReleaseAge: 0,
      ignoreScripts: true,
      // Released packages would come from the registry.
      overrides: packedDependencies,
    });
    await this.#install([process.execPath, path.join(root, "scripts/pnpm.mjs"), "install", "--prefer-offline"]);
  }

  async #install(command: readonly string[]): Promise<void> {
    const { code, out, err } = await this.run(command);
    if (code !== 0) throw new Error(`${command.join(" ")}: ${out}${err}`);
  }
}
