import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A schema as a client registers it. */
interface RegistryEntry {
  readonly schema: string;
  readonly schemaType: string;
  readonly references?: readonly unknown[];
}

/** A schema registry in memory, with the part of the interface that serializers use. */
export interface RegistryServer extends AsyncDisposable {
  readonly url: string;
  /** Registers a version of a subject. Returns its number. */
  readonly register: (subject: string, entry: RegistryEntry) => number;
}

/** Starts a registry. */
export async function startRegistry(): Promise<RegistryServer> {
  const schemas: (RegistryEntry & { readonly id: number; readonly guid: string })[] = [];
  const subjects = new Map<string, number[]>();
  const register = (subject: string, entry: RegistryEntry): number => {
    const known = schemas.find(({ schema }) => schema === entry.schema)?.id;
    const id = known ?? schemas.length + 1;
    const guid = `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;
    if (known === undefined) schemas.push({ ...entry, id, guid });
    const versions = subjects.get(subject) ?? [];
    if (!versions.includes(id)) subjects.set(subject, [...versions, id]);
    return id;
  };
  const found = (id: number | undefined, more: object = {}): [number, object] => {
    const schema = schemas.find((each) => each.id === id);
    return schema ? [200, { ...schema, ...more }] : [404, { error_code: 40403, message: "Schema not found" }];
  };
  const answer = async (request: IncomingMessage): Promise<[number, object]> => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const [, kind, name = "", , version = ""] = path.split("/").map((each) => decodeURIComponent(each));
    if (kind === "schemas") {
      const [, , , key = ""] = path.split("/");
      return name === "ids" ? found(Number(key)) : found(schemas.find(({ guid }) => guid === key)?.id);
    }
    const versions = subjects.get(name) ?? [];
    if (request.method === "POST") {
      const entry = JSON.parse(await bodyOf(request)) as RegistryEntry;
      const id = register(name, entry);
      return found(id, { subject: name, version: (subjects.get(name) ?? []).indexOf(id) + 1 });
    }
    const number = version === "latest" ? versions.length : Number(version);
    return found(versions[number - 1], { subject: name, version: number });
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    register,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
