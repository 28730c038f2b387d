/** The formats of data, as `--as` names them. */
export const formats = ["json", "jsonc", "json5", "yaml", "toml", "ndjson"] as const;

/** One of {@link formats}: a language, or JSON with one value on each line. */
export type Format = (typeof formats)[number];

/** The format of files by the end of their names. */
const extensions: Readonly<Record<string, Format>> = {
  json: "json",
  geojson: "json",
  jsonld: "json",
  topojson: "json",
  webmanifest: "json",
  jsonc: "jsonc",
  "code-workspace": "jsonc",
  json5: "json5",
  yaml: "yaml",
  yml: "yaml",
  toml: "toml",
  ndjson: "ndjson",
  jsonl: "ndjson",
};

const packed = /\.(?:gz|zst)$/i;

/** The format that the name of a file says; `undefined` if it says none. `data.json.gz` is JSON. */
export function knownFormat(name: string): Format | undefined {
  const extension = /\.([^./\\]+)$/.exec(name.replace(packed, ""))?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
}
