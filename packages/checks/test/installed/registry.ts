import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { PackedPackage } from "./packed.js";

/** A local npm registry, with one version of each package. It ends when it is disposed of. */
export async function startRegistry(
  packages: readonly PackedPackage[],
): Promise<{ readonly address: string } & AsyncDisposable> {
  const byName = new Map(packages.map((each) => [each.manifest.name, each]));
  const byFile = new Map(packages.map((each) => [path.basename(each.tarball), each]));

  // Caches of npm know packages by their addresses.
  const home = `/${randomUUID()}/`;
  const server = createServer(({ url = "" }, response) => {
    const wanted = decodeURIComponent(url.slice(home.length));
    const file = byFile.get(wanted);
    const found = byName.get(wanted);
    if (file) return response.end(readFileSync(file.tarball));
    if (!found) return response.writeHead(404).end("{}");
    const { name, version } = found.manifest;
    const integrity = `sha512-${createHash("sha512").update(readFileSync(found.tarball)).digest("base64")}`;
    const dist = { tarball: `${address}${path.basename(found.tarball)}`, integrity };
    const versions = { [version]: { ...found.manifest, dist } };
    return response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${home}`;

  return {
    address,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
