import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { run } from "./pack.mjs";

/**
 * Serves tarballs as a local npm registry while `use` runs, with one version of each package.
 *
 * @param {readonly { tarball: string }[]} tarballs
 * @param {(address: string) => Promise<void>} use
 */
export async function withRegistry(tarballs, use) {
  /** @type {Map<string, { manifest: { name: string, version: string }, tarball: string, body: Buffer }>} */
  const packages = new Map();
  for (const { tarball } of tarballs) {
    const { stdout } = await run("tar", ["-xOf", tarball, "package/package.json"]);
    const manifest = JSON.parse(stdout);
    packages.set(manifest.name, { manifest, tarball: path.basename(tarball), body: readFileSync(tarball) });
  }
  const files = new Map([...packages.values()].map(({ tarball, body }) => [tarball, body]));
  let address = "";

  const server = createServer(({ url = "" }, response) => {
    const wanted = decodeURIComponent(url.slice(1));
    const file = files.get(wanted);
    const found = packages.get(wanted);
    if (file) return response.end(file);
    if (!found) return response.writeHead(404).end("{}");
    const { name, version } = found.manifest;
    const integrity = `sha512-${createHash("sha512").update(found.body).digest("base64")}`;
    const dist = { tarball: `${address}${found.tarball}`, integrity };
    const versions = { [version]: { ...found.manifest, dist } };
    return response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  try {
    const at = server.address();
    address = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/`;
    await use(address);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
