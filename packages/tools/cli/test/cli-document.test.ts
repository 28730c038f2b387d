import { expect, test } from "vitest";
import { cliDocument } from "./cli-document.js";
import { commandNames } from "./command-names.js";

test("docs/cli.md is up to date", async () => {
  await expect(await cliDocument()).toMatchFileSnapshot("../../../../docs/cli.md");
});

test("it has each command, with its examples", async () => {
  const document = await cliDocument();
  for (const name of commandNames) {
    const [, text = ""] = document.split(`\n## argot ${name}\n`);
    expect(text.split("\n## ")[0]).toContain(`Examples:\n  argot ${name}`);
  }
});
