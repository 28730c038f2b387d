import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pnpm } from "../pnpm.mjs";
import { root } from "../workspace.mjs";
import { run } from "./run.mjs";

/**
 * How the users of a package manager work: its commands to install packages, for use or for development, to raise what is installed, and to
 * run a program or a command of a package; and the files with its settings.
 *
 * @typedef {object} Manager
 * @property {readonly string[]} install
 * @property {string} dev
 * @property {readonly string[]} upgrade
 * @property {readonly string[]} program
 * @property {readonly string[]} command
 * @property {Readonly<Record<string, string>>} files
 */

/**
 * Installs yarn and bun, and returns all package managers.
 *
 * @param {string} folder - Where they are installed.
 * @param {string} registry
 * @returns {Promise<Readonly<Record<string, Manager>>>}
 */
export async function managers(folder, registry) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }');
  const tools = ["@yarnpkg/cli-dist@4", "bun@1"];
  await run(folder, ["npm", "install", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", ...tools]);
  const modules = path.join(folder, "node_modules");
  const yarn = ["node", path.join(modules, "@yarnpkg/cli-dist/bin/yarn.js")];
  const [platform = ""] = readdirSync(path.join(modules, "@oven")).toSorted();
  const bun = path.join(modules, "@oven", platform, "bin/bun");
  const npmrc = { ".npmrc": `registry=${registry}\n` };
  return {
    npm: {
      install: ["npm", "install", "--prefer-offline", "--no-audit", "--no-fund"],
      dev: "--save-dev",
      upgrade: ["npm", "update", "--no-audit", "--no-fund"],
      program: ["node"],
      command: ["npx", "--no-install"],
      files: npmrc,
    },
    pnpm: {
      install: [...pnpm, "add"],
      dev: "--save-dev",
      // Without the option, it keeps what still fits.
      upgrade: [...pnpm, "update", "--latest"],
      program: ["node"],
      command: [...pnpm, "exec"],
      // What is released now is younger than the age that pnpm waits for.
      files: { ...npmrc, "pnpm-workspace.yaml": "minimumReleaseAge: 0\n" },
    },
    // Plug'n'Play is its default: no package reaches what it does not name.
    yarn: {
      install: [...yarn, "add"],
      dev: "--dev",
      upgrade: [...yarn, "up", "-R", "**"],
      program: [...yarn, "node"],
      command: [...yarn, "run"],
      files: {
        "yarn.lock": "",
        ".yarnrc.yml": [
          `npmRegistryServer: "${registry.replace(/\/$/, "")}"`,
          'unsafeHttpWhitelist: ["127.0.0.1"]',
          "npmMinimalAgeGate: 0",
          "enableImmutableInstalls: false",
          "enableTelemetry: false",
          // It knows packages by their names only, whatever registry they are from.
          "globalFolder: ./.yarn-global",
          "",
        ].join("\n"),
      },
    },
    bun: {
      install: [bun, "add"],
      dev: "--dev",
      upgrade: [bun, "update"],
      program: [bun, "run"],
      command: [bun, "x", "--no-install"],
      files: { "bunfig.toml": `[install]\nregistry = "${registry}"\ncache = false\n` },
    },
  };
}

/** A part of a README: the first block of code in a language. @param {string} readme @param {string} language @param {string} [after] */
function block(readme, language, after = "") {
  const [, found] =
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "ms").exec(readme.slice(readme.indexOf(after))) ?? [];
  if (found === undefined) throw new Error(`A README has no ${language} after "${after}".`);
  return found;
}

/** The packages that a README installs, and how. @param {string} readme */
export function installsOf(readme) {
  return Array.from(readme.matchAll(/^npm install (?:(--save-dev) )?(?!-)(.+)$/gm), ([, dev, names = ""]) => ({
    dev: dev !== undefined,
    names: names.split(" "),
  }));
}

const readmeOf = (/** @type {string} */ place) => readFileSync(path.join(root, "packages", place, "README.md"), "utf8");

/** Prints the versions of the packages of Argot that a project reaches, as JSON. */
const versions = `
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const found = {};
function follow(from, name) {
  const file = createRequire(from).resolve(name + "/package.json");
  const { version, dependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
  const known = (found[name] ??= []);
  if (known.includes(version)) return;
  known.push(version);
  for (const each of Object.keys(dependencies)) if (/^(?:argot$|@argot\\/)/.test(each)) follow(file, each);
}
for (const name of ["argot", "@argot/cli"]) follow(import.meta.url, name);
console.log(JSON.stringify(found));
`;

/** A new project of a user, in which the commands and the code of READMEs run. */
export class UserProject {
  #folder;
  #manager;
  #argot = readmeOf("argot");
  #cli = readmeOf("tools/cli");

  /** @param {string} folder @param {Manager} manager */
  constructor(folder, manager) {
    this.#folder = folder;
    this.#manager = manager;
    mkdirSync(folder, { recursive: true });
    const code = block(this.#argot, "ts").replaceAll(/^(.+); \/\/ -> (.+)$/gm, "assert.deepEqual($1, $2);");
    const data = Object.fromEntries(
      Array.from(this.#cli.matchAll(/`(\w+\.json)` is `(\{.*?\})`/g), ([, name = "", text = ""]) => [
        name,
        `${text}\n`,
      ]),
    );
    const files = {
      "package.json": '{ "name": "user", "version": "1.0.0", "private": true, "type": "module" }\n',
      "first.mjs": `import assert from "node:assert/strict";\n${code}`,
      "versions.mjs": versions,
      "order.schema.json": block(this.#cli, "json", "`order.schema.json`"),
      ...data,
      ...manager.files,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  }

  /** Installs what READMEs install. */
  async install() {
    for (const { dev, names } of [this.#argot, this.#cli].flatMap((readme) => installsOf(readme).slice(0, 1)))
      // oxlint-disable-next-line no-await-in-loop -- both write package.json.
      await this.#run([...this.#manager.install, ...(dev ? [this.#manager.dev] : []), ...names]);
  }

  /** Raises what is installed, as far as package.json allows. */
  async upgrade() {
    await this.#run(this.#manager.upgrade);
  }

  /** Runs what READMEs show, and compares what it prints. @returns {Promise<Readonly<Record<string, readonly string[]>>>} the versions that ran */
  async use() {
    await this.#run([...this.#manager.program, "first.mjs"]);
    const [, command = ""] = /^npx argot (.+)$/m.exec(this.#cli) ?? [];
    await this.#run([...this.#manager.command, "argot", ...command.split(" ")]);
    const [line = "", ...shown] = block(this.#cli, "console", "`order.schema.json`").trimEnd().split("\n");
    const printed = await this.#run([...this.#manager.command, ...line.slice(2).split(" ")], 1);
    if (printed.trimEnd() !== shown.join("\n"))
      throw new Error(`"${line}" prints something else than packages/tools/cli/README.md shows:\n${printed}`);
    return JSON.parse(await this.#run([...this.#manager.program, "versions.mjs"]));
  }

  /** @param {readonly string[]} command @param {number} [code] */
  #run(command, code) {
    return run(this.#folder, command, { code });
  }
}
