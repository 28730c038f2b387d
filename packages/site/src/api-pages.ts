import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { repository } from "./repository.js";
import type { Page } from "./page.js";

/** The API report of each entry point, and a list of them. */
export function apiPages(): readonly Page[] {
  const reports = globSync("packages/**/etc/*.api.md", { cwd: repository, ignore: ["**/node_modules/**"] });
  const found = reports.map((file) => {
    const text = readFileSync(path.join(repository, file), "utf8");
    const [, entry = path.basename(file)] = /API Report File for "([^"]+)"/.exec(text) ?? [];
    const subpath = path.basename(file, ".api.md").split(".").slice(1).join(".");
    return { name: subpath === "" ? entry : `${entry}/${subpath}`, page: path.basename(file, ".api.md"), text };
  });
  const sorted = found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    {
      file: "api/index.md",
      text: `# API\n\nWhat each entry point exports, with its types.\n\n${sorted.map(({ name, page }) => `- [\`${name}\`](/api/${page}.md)`).join("\n")}\n`,
    },
    ...sorted.map(({ name, page, text }) => ({
      file: `api/${page}.md`,
      text: `# ${name}\n\n\`\`\`ts\n${(/```ts\n([^]*?)```/.exec(text)?.[1] ?? "").trim()}\n\`\`\`\n`,
    })),
  ];
}
