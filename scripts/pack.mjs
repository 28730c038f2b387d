// Packs the public packages as they would be published, into a folder, to install them elsewhere before they are released. Needs the build.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { pnpm, shell } from "./lib/pnpm.mjs";
import { packages, root } from "./lib/workspace.mjs";

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error("Name a folder for the tarballs: node scripts/pack.mjs ../argot-tarballs");
  process.exitCode = 2;
} else {
  const folder = path.resolve(given);
  mkdirSync(folder, { recursive: true });
  const [file, ...args] = pnpm;
  const published = packages().filter(({ manifest }) => manifest.private !== true);
  const filters = published.map(({ manifest }) => `--filter=${manifest.name}`);
  // One process: pnpm takes longer to start than to pack.
  execFileSync(file, [...args, ...filters, "pack", "--pack-destination", folder], {
    cwd: root,
    shell,
    maxBuffer: 1e8,
    stdio: "pipe",
  });
  console.log(
    `${published.length} packages are in ${folder}. In your project: npm install ${path.join(given, "*.tgz")}`,
  );
}
