import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";

/**
 * @typedef {import("./registry.d.mts").Registry} Registry
 * @typedef {import("./registry.d.mts").PublishedVersion} PublishedVersion
 */

/** @typedef {{ versions: Record<string, PublishedVersion["manifest"]>, _attachments: Record<string, { data: string }> }} Upload */

/** @param {string} [upstream] @returns {Promise<Registry>} */
export async function startRegistry(upstream) {
  /** @type {Map<string, PublishedVersion[]>} The versions of each package, the latest last. */
  const packages = new Map();
  // Caches of npm know packages by their addresses.
  const home = `/${randomUUID()}/`;
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const listening = server.address();
  const port = typeof listening === "object" ? listening?.port : undefined;
  const address = `http://127.0.0.1:${port}${home}`;

  /** @param {PublishedVersion} published */
  function add(published) {
    const { name, version } = published.manifest;
    const known = packages.get(name) ?? [];
    if (known.some(({ manifest }) => manifest.version === version)) return false;
    packages.set(name, [...known, published]);
    return true;
  }

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  async function answer(request, response) {
    const wanted = decodeURIComponent((request.url ?? "").slice(home.length).replace(/\?.*/, ""));
    if (request.method === "PUT") {
      /** @type {Upload} */
      const { versions, _attachments: attachments } = JSON.parse(Buffer.concat(await request.toArray()).toString());
      const [, data] = Object.entries(attachments).find(([file]) => file.endsWith(".tgz")) ?? [];
      const added = Object.values(versions).every((manifest) =>
        add({ manifest, tarball: Buffer.from(data?.data ?? "", "base64") }),
      );
      return response.writeHead(added ? 201 : 409).end("{}");
    }
    const versions = packages.get(wanted);
    if (versions) return response.end(JSON.stringify(packument(wanted, versions)));
    const latest = packages.get(wanted.replace(/\/latest$/, ""));
    if (latest) return response.end(JSON.stringify(Object.values(packument(wanted, latest).versions).at(-1)));
    const file = [...packages.values()].flat().find(({ manifest }) => wanted === fileOf(manifest));
    if (file) return response.end(file.tarball);
    // Commands about users have names that begin with a hyphen.
    if (upstream === undefined || wanted.startsWith("-") || isArgot(wanted)) return response.writeHead(404).end("{}");
    return response.writeHead(302, { location: upstream + wanted.replace("/", "%2f") }).end();
  }

  /** @param {string} name @param {readonly PublishedVersion[]} versions */
  const packument = (name, versions) => ({
    name,
    "dist-tags": { latest: versions.at(-1)?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest, tarball }) => {
        const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
        return [manifest.version, { ...manifest, dist: { tarball: address + fileOf(manifest), integrity } }];
      }),
    ),
  });

  return {
    address,
    packages,
    add,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {PublishedVersion["manifest"]} manifest */
const fileOf = ({ name, version }) => `${name}/-/${name.replace(/.*\//, "")}-${version}.tgz`;

/** Whether a package is one of this repository, which no other registry has. @param {string} name */
const isArgot = (name) => /^(?:argot|@argot)(?:$|\/)/.test(name);
