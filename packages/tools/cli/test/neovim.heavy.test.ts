// Neovim with the settings of the documentation, and the built program.
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { folder } from "./run.js";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../..");
const bin = path.join(root, "packages/tools/cli/dist/bin.js");
const readme = readFileSync(path.join(root, "packages/editors/language-service/README.md"), "utf8");

/** The program, from the package `neovim` of Debian. */
const editor = "nvim";
const { stdout: version } = spawnSync(editor, ["--version"], { encoding: "utf8" }) as { stdout: string | null };
const [, minor = "0"] = /^NVIM v0\.(\d+)/.exec(version ?? "") ?? [];

/** The settings for the version of Neovim: the first block is that of the newest. */
function settings(): string {
  const blocks = Array.from(readme.matchAll(/```lua\n(.*?)```/gs), ([, block = ""]) => block);
  const [newest = "", older = ""] = blocks;
  return Number(minor) < 11 ? older : newest;
}

/** Prints the messages of the diagnostics once there are some, and the labels of a completion after the first line. */
const script = `
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local found = { diagnostics = {}, labels = {} }
for _, each in ipairs(vim.diagnostic.get(0)) do table.insert(found.diagnostics, each.lnum .. ":" .. each.col .. " " .. each.message) end
local at = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 2, character = 13 } }
local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", at, 20000)
for _, answer in pairs(answers or {}) do
  for _, item in ipairs(answer.result.items or answer.result) do table.insert(found.labels, item.label) end
end
io.stdout:write(vim.json and vim.json.encode(found) or vim.fn.json_encode(found))
vim.cmd("qall!")
`;

describe.skipIf(!version)("Neovim (must be installed: on Debian, apt-get install neovim)", () => {
  test("shows diagnostics and completes, with the settings of the documentation", () => {
    const home = folder({
      "order.schema.json":
        '{ "properties": { "status": { "enum": ["open", "sent"] }, "count": { "type": "integer" } } }',
      "order.json": '{\n  "$schema": "./order.schema.json",\n  "status": "",\n  "count": "five",\n',
    });
    const program = path.join(home, "argot");
    writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
    chmodSync(program, 0o755);
    writeFileSync(path.join(home, "init.lua"), settings());
    writeFileSync(path.join(home, "ask.lua"), script);
    const args = ["--headless", "-u", "init.lua", "order.json", "-c", "luafile ask.lua"];
    const env = { ...process.env, PATH: `${home}:${process.env["PATH"]}`, HOME: home, XDG_STATE_HOME: home };
    const { stdout, stderr } = spawnSync(editor, args, { cwd: home, env, encoding: "utf8", timeout: 240_000 });
    expect(stdout, stderr).toContain("{");
    const { diagnostics, labels } = JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
    expect(diagnostics?.toSorted()).toEqual([
      '2:12 Must be one of "open", "sent", is ""',
      "3:11 Must be integer, is string",
      "3:17 Trailing commas are not allowed in JSON",
      "4:0 Expected } before the end of the text",
    ]);
    expect(labels).toEqual(['"open"', '"sent"']);
  });
});
