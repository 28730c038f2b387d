// Names of files: empty, linked, written to.
import { chmodSync, existsSync, linkSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const files = { "s.json": { type: "object" }, "d/a.json": {}, "d/e/b.json": {}, "lines.ndjson": "{}\n1\n" };

describe("argot validate", () => {
  test("reads each file of a folder once, whatever links lead to it", async () => {
    const cwd = folder(files);
    symlinkSync("..", path.join(cwd, "d/e/back"));
    symlinkSync("e", path.join(cwd, "d/c"));
    for (const name of ["d", "d/**/*.json"]) {
      // oxlint-disable-next-line no-await-in-loop -- one name after the other
      const { out } = await argot(["validate", "s.json", name, "--report", "compact"], { cwd });
      expect(out).toBe("d/a.json: valid\nd/e/b.json: valid\n");
    }
    // A folder that is named is read, although the name is that of a link.
    const { out } = await argot(["validate", "s.json", "d/c", "--report", "compact"], { cwd });
    expect(out).toContain("d/c/b.json: valid\n");
  });

  test.each([
    ["--valid-to", "lines.ndjson"],
    ["--invalid-to", "./lines.ndjson"],
    ["--report", "json=d/../lines.ndjson"],
    ["--report", "json=s.json"],
    ["--invalid-to", "soft.ndjson"],
    ["--invalid-to", "hard.ndjson"],
  ])("does not write to what it reads: %s %s", async (option, value) => {
    const cwd = folder(files);
    symlinkSync("lines.ndjson", path.join(cwd, "soft.ndjson"));
    linkSync(path.join(cwd, "lines.ndjson"), path.join(cwd, "hard.ndjson"));
    const { code, err } = await argot(["validate", "s.json", "lines.ndjson", option, value], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("is read by this run: write to another file");
    expect(readFileSync(path.join(cwd, "lines.ndjson"), "utf8")).toBe("{}\n1\n");
  });

  test("does not write two things to one file", async () => {
    const cwd = folder(files);
    const args = ["validate", "s.json", "lines.ndjson", "--valid-to", "x", "--report", "json=./x"];
    expect((await argot(args, { cwd })).err).toBe("argot: x is written twice by this run: write to different files\n");
    expect(
      (await argot([...args.slice(0, 3), "--valid-to", "/dev/null", "--invalid-to", "/dev/null"], { cwd })).code,
    ).toBe(1);
  });

  test.each([
    [["", "d/a.json"], "the name of the schema is empty"],
    [["s.json", ""], "a name on the command line is empty"],
    [["-", "-"], "standard input (-) is named twice"],
    [["s.json", "gone"], "gone is a link to nowhere.json, which is not there: correct the link"],
    [["gone", "d/a.json"], "gone is a link to nowhere.json, which is not there: correct the link"],
    [["s.json", "self"], "self is a link that leads to itself: correct the link"],
    [["self", "d/a.json"], "self is a link that leads to itself: correct the link"],
    [["d", "d/a.json"], "d is a directory: name the files in it"],
    [["s.json", "d/a.jsn"], "there is no file d/a.jsn: did you mean d/a.json?"],
    [["s.json", "xyz.json"], "there is no file xyz.json: check the name"],
    [["s.json", "d/a.json", "--report", "json=d"], "d cannot be written (it is a directory): name a file"],
    [["s.json", "d/a.json", "--valid-to", "self"], "self cannot be written (it is a link that leads to itself)"],
    [["s.json", "d/a.json", "--valid-to", "s.json/x"], "s.json/x cannot be written (there is no such directory)"],
  ])("refuses %j", async (args, message) => {
    const cwd = folder(files);
    symlinkSync("nowhere.json", path.join(cwd, "gone"));
    symlinkSync("self", path.join(cwd, "self"));
    const { code, err } = await argot(["validate", ...args], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(`argot: ${message}`);
  });

  // No byte can be written to this device.
  test
    .runIf(existsSync("/dev/full"))
    .each([
      [["--report", "json=/dev/full"]],
      [["--report", "sarif=/dev/full"]],
      [["--valid-to", "/dev/full"]],
      [["--invalid-to", "/dev/full"]],
    ])("reports what could not be written: %j (on systems with /dev/full)", async (args) => {
    const { code, err } = await argot(["validate", "s.json", "lines.ndjson", ...args], { cwd: folder(files) });
    expect(code).toBe(2);
    expect(err).toContain("argot: /dev/full cannot be written (no space is left): make some, or name another file\n");
  });

  test("refuses a folder with files that may not be listed", async ({ skip }) => {
    skip(process.getuid?.() === 0, "permissions do not count for the administrator");
    const cwd = folder(files);
    chmodSync(path.join(cwd, "d/e"), 0);
    const { code, err } = await argot(["validate", "s.json", "d"], { cwd });
    chmodSync(path.join(cwd, "d/e"), 0o755);
    expect({ code, err }).toEqual({ code: 2, err: "argot: d/e may not be read: check its permissions\n" });
  });
});
