// Bundles the extension: for the desktop editor and for the web, with the server of each.
import { rmSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

const conditionNames = ["import", "require", "default"];
/** @type {readonly (readonly [input: string, platform: "node" | "browser"])[]} */
const programs = [
  ["extension", "node"],
  ["server/server", "node"],
  ["extension.browser", "browser"],
  ["server.browser", "browser"],
];

rmSync("dist", { recursive: true, force: true });
for (const [name, platform] of programs) {
  const bundle = await rolldown({
    input: `src/${path.basename(name)}.ts`,
    platform,
    external: ["vscode"],
    logLevel: "warn",
    // A library has another form as `main`, which cannot be bundled.
    resolve: {
      conditionNames: [platform, ...conditionNames],
      mainFields: ["browser", "module", "main"].slice(platform === "node" ? 1 : 0),
    },
  });
  const format = name === "server.browser" ? "iife" : "cjs";
  // The editor of the web loads programs only by names that end with .js.
  const file = `dist/${name}.${platform === "browser" ? "js" : "cjs"}`;
  await bundle.write({ file, format, minify: true, codeSplitting: false });
}
