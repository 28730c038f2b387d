// Packs all packages into a folder, to install them elsewhere before they are released. Needs the build.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { packInto } from "./lib/pack.mjs";

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error("Name a folder for the tarballs: node scripts/pack.mjs ../argot-tarballs");
  process.exitCode = 2;
} else {
  const folder = path.resolve(given);
  mkdirSync(folder, { recursive: true });
  const tarballs = await packInto(folder);
  console.log(
    `${tarballs.length} packages are in ${folder}. In your project: npm install ${path.join(given, "*.tgz")}`,
  );
}
