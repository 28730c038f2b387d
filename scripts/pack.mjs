// Packs packages as they would be published, into a folder, to install them elsewhere before they are released: those that are named and
// what they depend on, or all public ones. Needs the build.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { pnpm, shell } from "./lib/pnpm.mjs";
import { packages, root } from "./lib/workspace.mjs";

const [given, ...names] = process.argv.slice(2);
if (given === undefined) {
  console.error(
    "Name a folder for the tarballs, and the packages: node scripts/pack.mjs ../argot-tarballs argot @argot/cli",
  );
  process.exitCode = 2;
} else {
  const folder = path.resolve(given);
  mkdirSync(folder, { recursive: true });
  const [file, ...args] = pnpm;
  const known = packages().filter(({ manifest }) => manifest.private !== true);
  const unknown = names.find((each) => !known.some(({ manifest }) => manifest.name === each));
  if (unknown !== undefined) throw new Error(`There is no public package ${unknown}.`);
  const filters =
    names.length === 0
      ? known.map(({ manifest }) => `--filter=${manifest.name}`)
      : names.map((each) => `--filter-prod=${each}...`);
  // One process: pnpm takes longer to start than to pack.
  execFileSync(file, [...args, ...filters, "pack", "--pack-destination", folder], {
    cwd: root,
    shell,
    maxBuffer: 1e8,
    stdio: "pipe",
  });
  const { length } = readdirSync(folder).filter((each) => each.endsWith(".tgz"));
  console.log(`${length} packages are in ${folder}. In your project: npm install ${path.join(given, "*.tgz")}`);
}
