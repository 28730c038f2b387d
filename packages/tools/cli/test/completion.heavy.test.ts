// The scripts of `argot completion`, as shells run them. Shells that are not installed are skipped.
import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0;

describe.runIf(has("bash"))("bash (must be installed)", () => {
  let script = "";
  beforeAll(async () => {
    script = (await argot(["completion", "bash"])).out;
  });

  /** What the last word of a line is completed to. Bash splits words at `=`. */
  function completed(line: string, cwd: string): readonly string[] {
    const words = line.split(/ |(=)/).filter((word) => word !== undefined);
    const quoted = words.map((word) => `'${word}'`).join(" ");
    const driver = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _argot; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", `${script}\n${driver}`], { cwd, encoding: "utf8" });
    expect(stderr).toBe("");
    return stdout.split("\n").filter((text) => text !== "");
  }

  test.each<[line: string, words: readonly string[]]>([
    ["argot val", ["validate"]],
    ["argot --ex", ["--explain"]],
    ["argot --explain minLen", ["minLength"]],
    ["argot help sch", ["schemas"]],
    ["argot schemas l", ["lock"]],
    ["argot validate --rep", ["--report"]],
    ["argot validate --report ju", ["junit"]],
    ["argot validate --report=ju", ["junit"]],
    ["argot validate --report junit=a", ["a b.json"]],
    ["argot validate --dialect draft-0", ["draft-07", "draft-06", "draft-04", "draft-03"]],
    ["argot test --coverage h", ["html"]],
    ["argot validate --as=", ["json", "jsonc", "json5", "yaml", "toml", "ndjson"]],
    ["argot validate a", ["a b.json"]],
    ["argot validate a x", []],
  ])("%s", (line, words) => expect(completed(line, folder({ "a b.json": {}, "b.json": {} }))).toEqual(words));
});

test.for(["bash", "zsh", "fish"])("the script is one of %s", async (shell, { skip }) => {
  skip(!has(shell), `${shell} must be installed`);
  const { out } = await argot(["completion", shell]);
  const { status, stderr } = spawnSync(shell, ["-n", "argot"], { cwd: folder({ argot: out }), encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
