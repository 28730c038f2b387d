import os from "node:os";
import { blaze } from "./adapters/blaze.js";
import { adapters } from "./adapters/index.js";
import { readManifest } from "./packages.js";
import { table } from "./tables.js";

/** The machine and the versions that figures depend on. Without host names and paths. */
export function environment(): string {
  const [cpu] = os.cpus();
  return [
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Node ${process.versions.node}, V8 ${process.versions.v8}, ${process.platform} ${process.arch}`,
    `- Processor: ${cpu?.model.trim() ?? "unknown"}, ${os.cpus().length} cores`,
  ].join("\n");
}

export function contenders(): string {
  const rows = [...adapters, blaze].map(({ id, package: name, settings }) => [
    id,
    `${name} ${readManifest(name).version}`,
    settings,
  ]);
  return table(["row", "package", "settings"], rows);
}
