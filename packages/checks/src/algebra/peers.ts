// Other programs that compare schemas: npm installs them into a folder for temporary files before their first question.
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installNpmPackages } from "./npm.js";

/** Whether every value that is valid by one schema is valid by the other. It throws if it does not decide. */
export type Peer = (one: unknown, other: unknown) => Promise<boolean>;

const packages = {
  "json-schema-diff": "1.0.0",
  jsoncompat: "0.4.2",
  "json-schema-faker": "0.6.3",
  "json-schema-merge-allof": "0.8.1",
} as const;
const folder = path.join(tmpdir(), "argot-peers");
const fileOf = (...segments: readonly string[]): string => path.join(folder, "node_modules", ...segments);

/** Installs the programs. @returns The names of those that compare, with versions. @throws NpmError if npm cannot. */
export function installPeers(): readonly string[] {
  const wanted = Object.entries(packages).map(([name, version]) => [name, `${name}@${version}`] as const);
  if (!Object.keys(packages).every((name) => existsSync(fileOf(name))))
    installNpmPackages(
      folder,
      wanted.map(([, text]) => text),
    );
  return wanted.filter(([name]) => Object.hasOwn(peers, name)).map(([, text]) => text);
}

interface JsonSchemaDiff {
  readonly default: {
    diffSchemas(schemas: { sourceSchema: unknown; destinationSchema: unknown }): Promise<{ removalsFound: boolean }>;
  };
}

interface Jsoncompat {
  default(options: { module_or_path: Uint8Array }): Promise<unknown>;
  check_compat(one: string, other: string, role: string): boolean;
}

const load = async (...file: readonly string[]): Promise<unknown> => import(pathToFileURL(fileOf(...file)).href);

export const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  async "json-schema-diff"() {
    const { default: api } = (await load("json-schema-diff/dist/api.js")) as JsonSchemaDiff;
    return async (sourceSchema, destinationSchema) =>
      !(await api.diffSchemas({ sourceSchema, destinationSchema })).removalsFound;
  },
  async jsoncompat() {
    const { default: start, check_compat } = (await load("jsoncompat/jsoncompat_wasm.js")) as Jsoncompat;
    await start({ module_or_path: readFileSync(fileOf("jsoncompat/jsoncompat_wasm_bg.wasm")) });
    // What a reader of the old schema wrote, a reader of the new one must be able to read.
    return async (one, other) => check_compat(JSON.stringify(one), JSON.stringify(other), "deserializer");
  },
};

interface Faker {
  generateSync(schema: unknown, options: { readonly seed: number }): unknown;
}

/** Makes some values of a schema by json-schema-faker. */
export async function fakes(schema: unknown, count: number): Promise<readonly unknown[]> {
  const { main } = JSON.parse(readFileSync(fileOf("json-schema-faker/package.json"), "utf8")) as { main: string };
  const { generateSync } = (await load("json-schema-faker", main)) as Faker;
  return Array.from({ length: count }, (_, seed) => generateSync(schema, { seed }));
}

interface MergeAllOf {
  default(schema: unknown, options: { readonly deep: boolean }): unknown;
}

/** A schema without `allOf` by json-schema-merge-allof. */
export async function merged(schema: unknown): Promise<unknown> {
  const { main } = JSON.parse(readFileSync(fileOf("json-schema-merge-allof/package.json"), "utf8")) as { main: string };
  const { default: mergeAllOf } = (await load("json-schema-merge-allof", main)) as MergeAllOf;
  return mergeAllOf(schema, { deep: true });
}
