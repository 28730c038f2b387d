import type { Rewrite } from "../rewrite.js";

const newNames: Readonly<Record<string, string>> = { "ip-address": "ipv4", "host-name": "hostname" };
const dropped: ReadonlySet<string> = new Set(["color", "style", "phone", "utc-millisec"]);

/** Formats of draft-03 that have another name since draft-04, or none. */
export const formatDraft3: Rewrite = {
  keyword: "format",
  rewrite(schema, value) {
    const name = value as string;
    if (Object.hasOwn(newNames, name)) schema.replace(["format"], newNames[name] as string);
    if (dropped.has(name)) schema.note("format", `the format "${name}" is defined by draft-03 only`);
  },
};
