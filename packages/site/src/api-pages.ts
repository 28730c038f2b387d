import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { repository } from "./repository.js";
import type { Page } from "./page.js";

/** The API report of each package, and a list of them. */
export function apiPages(): readonly Page[] {
  const reports = globSync("packages/**/etc/*.api.md", { cwd: repository, ignore: ["**/node_modules/**"] });
  const found = reports.map((file) => {
    const text = readFileSync(path.join(repository, file), "utf8");
    const page = path.basename(file, ".api.md");
    return { name: /API Report File for "([^"]+)"/.exec(text)?.[1] ?? page, page, text };
  });
  const sorted = found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    {
      file: "api/index.md",
      text: `# API\n\nWhat each package exports, with its types. A namespace such as \`_plan\` lists what the entry point \`/plan\` exports.\n\n${sorted.map(({ name, page }) => `- [\`${name}\`](/api/${page}.md)`).join("\n")}\n`,
    },
    ...sorted.map(({ name, page, text }) => ({
      file: `api/${page}.md`,
      text: `# ${name}\n\n\`\`\`ts\n${(/```ts\n([^]*?)```/.exec(text)?.[1] ?? "").trim()}\n\`\`\`\n`,
    })),
  ];
}
