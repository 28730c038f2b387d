// Validates two small documents with the built command line.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./lib/workspace.mjs";

for (const data of ["examples/order.valid.json", "examples/order.invalid.json"]) {
  const args = ["validate", "examples/order.schema.json", data];
  console.log(`$ argot ${args.join(" ")}`);
  const bin = path.join(root, "packages/cli/dist/bin.js");
  const { status } = spawnSync(process.execPath, [bin, ...args], { cwd: root, stdio: "inherit" });
  const expected = data.includes("invalid") ? 1 : 0;
  if (status !== expected) {
    console.error(`The demo expected exit code ${expected} and got ${status}.`);
    process.exitCode = 1;
  }
}
