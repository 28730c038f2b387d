// The settings of a program, kept in a file.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Conf from "conf";

const cwd = mkdtempSync(path.join(os.tmpdir(), "argot-conf-"));
const schema = {
  port: { type: "integer", minimum: 1, maximum: 65_535, default: 80 },
  host: { type: "string", format: "hostname" },
};
const conf = new Conf({ cwd, schema });
const set = (...args) => {
  try {
    conf.set(...args);
    return "set";
  } catch (error) {
    return error.message;
  }
};
export const results = [set("port", 0), set("host", "a b"), set("host", "example.com"), set("port", 8080), conf.store];
rmSync(cwd, { recursive: true });
