// Rehearses two releases in a copy of this repository: raises versions, publishes to a local registry, and installs and uses what is
// published with each package manager. The second release changes one package, and users upgrade. Needs the build.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyRepository } from "./lib/rehearsal/copied-repository.mjs";
import { publishedProblems, sizeOf } from "./lib/rehearsal/published-problems.mjs";
import { startRegistry } from "./lib/rehearsal/registry.mjs";
import { run } from "./lib/rehearsal/run.mjs";
import { installsOf, managers, UserProject } from "./lib/rehearsal/users.mjs";
import { finish } from "./lib/report.mjs";
import { packages, root } from "./lib/workspace.mjs";

const sizesFile = path.join(root, "scripts/published-sizes.json");
const isUpdate = process.argv.includes("--update");
/** The package that the second release changes. */
const changed = "@argot/reports";

const publicPackages = packages().filter(({ manifest }) => manifest.private !== true);
const folder = mkdtempSync(path.join(tmpdir(), "argot-release-"));
/** @type {string[]} */
const problems = [];
const started = performance.now();
const say = (/** @type {string} */ line) =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${line}`);

const upstream = (await run(tmpdir(), ["npm", "config", "get", "registry"])).trim();
const registry = await startRegistry(upstream.endsWith("/") ? upstream : `${upstream}/`);
try {
  await rehearse();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await registry[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
}
finish("release", problems, "Read what the step printed.", `${registry.packages.size} packages were released twice`);

async function rehearse() {
  const copy = path.join(folder, "repository");
  copyRepository(copy);
  say("the repository is copied");

  const first = await release(copy);
  const unpublished = publicPackages.filter(({ manifest }) => !first.includes(manifest.name));
  problems.push(...unpublished.map(({ manifest }) => `${manifest.name} is not published by the first release`));
  checkPublished();

  const all = await managers(path.join(folder, "managers"), registry.address);
  const users = Object.entries(all).map(([name, manager]) => ({
    name,
    project: new UserProject(path.join(folder, `user-of-${name}`), manager),
  }));
  const installs = users.map(({ name, project }) =>
    step(name, "installs", async () => {
      await project.install();
      checkVersions(name, await project.use());
    }),
  );
  await Promise.all([importAll(path.join(folder, "user-of-all"), all), ...installs]);

  writeFileSync(path.join(copy, ".changeset/rehearsed.md"), `---\n"${changed}": minor\n---\n\nA change.\n`);
  const second = await release(copy);
  if (!second.includes(changed)) problems.push(`${changed} is not published by the release that changes it`);
  const upgrades = users.map(({ name, project }) =>
    step(name, "upgrades", async () => {
      await project.upgrade();
      checkVersions(name, await project.use());
    }),
  );
  await Promise.all(upgrades);
}

/** @param {string} name @param {string} what @param {() => Promise<void>} act */
async function step(name, what, act) {
  try {
    await act();
    say(`a user of ${name} ${what}`);
  } catch (error) {
    problems.push(`A user of ${name} ${what}: ${String(error)}`);
  }
}

/** Raises versions and publishes, by the commands of the workflow. @param {string} copy @returns {Promise<readonly string[]>} the published packages */
async function release(copy) {
  const before = publishedVersions();
  const settings = path.join(folder, "npmrc");
  writeFileSync(
    settings,
    `registry=${registry.address}\n${registry.address.slice("http:".length)}:_authToken=rehearsal\n`,
  );
  const env = {
    npm_config_userconfig: settings,
    npm_config_registry: registry.address,
    // The copy has no dependencies: the tools are those of this repository.
    PATH: [path.join(root, "node_modules/.bin"), process.env["PATH"]].join(path.delimiter),
    pnpm_config_verify_deps_before_run: "false",
    GIT_AUTHOR_NAME: "Argot",
    GIT_AUTHOR_EMAIL: "argot@example.com",
    GIT_COMMITTER_NAME: "Argot",
    GIT_COMMITTER_EMAIL: "argot@example.com",
  };
  const inCopy = (/** @type {string[]} */ ...command) => run(copy, command, { env });
  await inCopy("npm", "run", "version-packages");
  await inCopy("git", "add", "--all");
  await inCopy("git", "commit", "--quiet", "--message=Raise versions");
  say("versions are raised");
  await inCopy("npm", "run", "publish-packages");
  const after = publishedVersions().filter((each) => !before.includes(each));
  say(`${after.length} packages are published`);
  return after.map((each) => each.slice(0, each.lastIndexOf("@")));
}

function publishedVersions() {
  return [...registry.packages].flatMap(([name, versions]) =>
    versions.map(({ manifest }) => `${name}@${manifest.version}`),
  );
}

function checkPublished() {
  const sizes = Object.fromEntries(
    [...registry.packages].map(([name, versions]) => [name, sizeOf(versions[0]?.tarball ?? new Uint8Array())]),
  );
  const sorted = Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (isUpdate) writeFileSync(sizesFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(sizesFile, "utf8"));
  for (const [name, [published]] of registry.packages)
    if (published) problems.push(...publishedProblems(published, recorded[name]).map((each) => `${name} ${each}`));
  const removed = Object.keys(recorded).filter((name) => !registry.packages.has(name));
  problems.push(...removed.map((name) => `${name} has a size in ${path.basename(sizesFile)}, and is not published`));
}

/** Whether a user has one version of each package, the latest. @param {string} user @param {Readonly<Record<string, readonly string[]>>} versions */
function checkVersions(user, versions) {
  for (const [name, found] of Object.entries(versions)) {
    const latest = registry.packages.get(name)?.at(-1)?.manifest.version;
    if (found.length !== 1 || found[0] !== latest)
      problems.push(`A user of ${user} has ${name} ${found.join(" and ")}, the latest is ${latest}`);
  }
}

/** Installs by npm all packages with what their READMEs install, at once, and imports every entry point. @param {string} project @param {Awaited<ReturnType<typeof managers>>} all */
async function importAll(project, { npm }) {
  if (!npm) return;
  mkdirSync(project);
  writeFileSync(path.join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(path.join(project, ".npmrc"), npm.files[".npmrc"] ?? "");
  const names = new Set(publicPackages.map(({ manifest }) => manifest.name));
  for (const { dir } of publicPackages)
    for (const each of installsOf(readFileSync(path.join(dir, "README.md"), "utf8")).slice(0, 1))
      for (const name of each.names) names.add(name);
  await run(project, [...npm.install, ...names]);
  const manifests = [...registry.packages.values()].flatMap(([first]) => (first ? [first.manifest] : []));
  const entries = manifests.flatMap((manifest) =>
    Object.keys(manifest.exports ?? {})
      .filter((subpath) => !subpath.endsWith(".json"))
      .map((subpath) => path.posix.join(manifest.name, subpath)),
  );
  // Some peers are optional.
  const peers = manifests.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
  const program = `const failed = [];
const peers = ${JSON.stringify(peers)};
const isPeer = ({ message }) => peers.some((peer) => message.startsWith(\`Cannot find package '\${peer}'\`));
for (const each of ${JSON.stringify(entries)})
  await import(each).catch((error) => isPeer(error) || failed.push(\`\${each}: \${error.message}\`));
console.log(JSON.stringify(failed));`;
  writeFileSync(path.join(project, "import-all.mjs"), program);
  /** @type {string[]} */
  const failed = JSON.parse(await run(project, ["node", "import-all.mjs"]));
  problems.push(...failed);
  say(`${entries.length} entry points are imported`);
}
