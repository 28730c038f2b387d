import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commandNames } from "./command-names.js";
import { argot, folder } from "./run.js";

describe("argot", () => {
  test("--version", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    expect(await argot(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test.each([[["--help"]], [["validate", "--help"]], [["help", "validate"]]])("%j", async (args) => {
    const { code, out, err } = await argot(args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Examples:\n  argot validate order.schema.json order.json\n");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test.each(commandNames)("%s --help has examples, and lines of at most 80 characters", async (name) => {
    const { code, out, err } = await argot([name, "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(`Examples:\n  argot ${name}`);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("compile --help", async () => {
    const { code, out, err } = await argot(["compile", "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Examples:\n  argot compile order.schema.json -o order.js\n");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("without a command prints its help, and ends with exit code 2", async () => {
    const { code, out, err } = await argot([]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^Usage: argot/);
  });

  test.each([
    [["validte"], 'unknown command "validte": did you mean validate?'],
    [
      ["validate"],
      'neither a schema nor data is named: name them, or list them under "data" in the configuration; see argot validate --help',
    ],
    [
      ["validate", "s.json"],
      "no data is named: name it after the schema; argot validate auto s.json takes the schema from the project or from $schema",
    ],
    [["validate", "-r", "a.json", "s.json", "d.json"], "no data is named: put --ref and its files last"],
    [["validate", "s.json", "d.json", "--quite"], 'unknown option "--quite": did you mean --quiet?'],
    [
      ["validate", "s.json", "d.json", "--max-errors", "-1"],
      '"-1" is no value of --max-errors: it must be a whole number',
    ],
    [
      ["validate", "s.json", "d.json", "--dialect", "openapi"],
      expect.stringMatching(
        /^the dialect "openapi" is not known: choose one of v1, 2020-12, .*, or the URI of a dialect$/,
      ),
    ],
    [
      ["validate", "s.json", "d.json", "--dialect", "draf-07"],
      'the dialect "draf-07" is not known: did you mean draft-07?',
    ],
    [["foo"], 'unknown command "foo": see argot --help'],
    [["help", "foo"], 'unknown command "foo": see argot --help'],
    [
      ["validate", "s.json", "-d.json"],
      'unknown option "-d.json": put -- before names of files that begin with a dash',
    ],
    [["validate", "s.json", "d.json", "-x"], 'unknown option "-x": see argot validate --help'],
    [["validate", "-s", "s.json"], 'unknown option "-s": name files without an option, the schema first'],
    [["-v"], 'unknown option "-v": did you mean -V?'],
    [["validate", "s.json", "d.json", "--report"], "--report has no value: see argot validate --help"],
    [["validate", "s.json", "d.json", "--as", "ymal"], '"ymal" is no value of --as: did you mean yaml?'],
    [["validate", "s.json", "d.json", "--as", "jsonn"], '"jsonn" is no value of --as: did you mean json?'],
    [
      ["validate", "s.json", "d.json", "--lang", "xx"],
      '"xx" is no value of --lang: choose one of en, de, es, fr, ja, zh',
    ],
    [["validate", "s.json", "d.json", "--threads", "0"], '"0" is no value of --threads: it must be at least 1'],
    [
      ["validate", "s.json", "d.json", "--json", "--report", "json"],
      "--report cannot be used with --json: leave one of them out",
    ],
    [
      ["validate", "s.json", "d.json", "--ndjson", "--as", "json"],
      "--ndjson cannot be used with --as: leave one of them out",
    ],
    [["bundle"], "no schema is named: see argot bundle --help"],
    [["bundle", "--ref", "s.json"], "no schema is named: put --ref and its files last"],
    [["bundle", "a", "b"], "argot bundle takes 1 name, not 2: see argot bundle --help"],
    [["init", "a"], "argot init takes no names, not 1: see argot init --help"],
    [["schemas", "lok"], '"lok" is no action: did you mean lock?'],
    [["completion", "tcsh"], '"tcsh" is no shell: choose one of bash, zsh, fish'],
  ])("%j", async (args, message) => {
    const { code, out, err } = await argot(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.startsWith("argot: ")).toBe(true);
    expect(err.slice("argot: ".length, -1)).toEqual(message);
  });

  test("-- ends the files of --ref", async () => {
    const cwd = folder({ "s.json": { $ref: "a.json" }, "a.json": true, "d.json": 1 });
    expect(await argot(["validate", "-r", "a.json", "--", "s.json", "d.json"], { cwd })).toMatchObject({
      code: 0,
      err: "",
    });
  });
});
