// Packs the built extension as it is installed and published: temp/argot-vscode.vsix. Nothing is published.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createVSIX } from "@vscode/vsce";

const home = import.meta.dirname;
const staged = path.join(home, "temp/extension");
rmSync(staged, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });

// What only this repository needs is left out: the packager does not know catalogs.
const {
  devDependencies: _,
  scripts: __,
  type: ___,
  private: ____,
  ...manifest
} = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
writeFileSync(path.join(staged, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
cpSync(path.join(home, "README.md"), path.join(staged, "README.md"));
cpSync(path.join(home, "../../../LICENSE"), path.join(staged, "LICENSE"));
cpSync(path.join(home, "dist"), path.join(staged, "dist"), { recursive: true });
await createVSIX({
  cwd: staged,
  packagePath: path.join(home, "temp/argot-vscode.vsix"),
  dependencies: false,
  // Only for links in the README, which are absolute.
  rewriteRelativeLinks: false,
});
