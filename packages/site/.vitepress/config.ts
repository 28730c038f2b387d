import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, type DefaultTheme } from "vitepress";
import { siteUrl } from "../src/repository.js";
import { searchOptions } from "./search.js";

// The pages are written by src/write-pages.ts.
const pages = path.join(import.meta.dirname, "../dist/pages");

const textOf = (file: string): string => readFileSync(path.join(pages, file), "utf8");

/** A page by its title. */
function itemOf(page: string): DefaultTheme.SidebarItem {
  const [, title = page] = /^# (.+)$/m.exec(textOf(`${page}.md`)) ?? [];
  return { text: title.replaceAll(/<[^>]*>/g, "").replaceAll("`", ""), link: `/${page}` };
}

/** The pages of a folder, by the names of their files. */
const itemsIn = (folder: string): DefaultTheme.SidebarItem[] =>
  readdirSync(path.join(pages, folder))
    .filter((file) => file.endsWith(".md") && file !== "index.md")
    .sort()
    .map((file) => itemOf(`${folder}/${path.basename(file, ".md")}`));

/** The pages that a text of a folder links to, in its order. */
const itemsOf = (text: string, folder: string): DefaultTheme.SidebarItem[] =>
  Array.from(text.matchAll(/\]\(\/([\w/-]+)\.md\)/g), ([, page = ""]) => page)
    .filter((page) => path.dirname(page) === folder)
    .map((page) => itemOf(page));

/** The pages of a folder in the order of its index, and under the headings of the index. */
function inOrderOfIndex(folder: string): DefaultTheme.SidebarItem[] {
  const [beginning = "", ...parts] = textOf(`${folder}/index.md`).split(/^## /m);
  const groups = parts.map((part) => ({ text: part.split("\n")[0] ?? "", items: itemsOf(part, folder) }));
  return [...itemsOf(beginning, folder), ...groups.filter(({ items }) => items.length > 0)];
}

/** The pages of the folders in a folder. */
const groupsIn = (folder: string): DefaultTheme.SidebarItem[] =>
  readdirSync(path.join(pages, folder), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) => {
      const own = itemsIn(`${folder}/${name}`);
      const group = own.length === 0 ? [] : [{ text: name, items: own }];
      return [...group, ...groupsIn(`${folder}/${name}`)];
    });

const section = (text: string, folder: string, items = itemsIn(folder)): DefaultTheme.SidebarItem => ({
  text,
  link: `/${folder}/`,
  items,
});

const more: DefaultTheme.SidebarItem = {
  text: "More",
  items: [
    { text: "Command line", link: "/cli" },
    { text: "Scale", link: "/scale" },
    { text: "Architecture", link: "/architecture" },
    { text: "Algebra", link: "/algebra" },
    { text: "Benchmarks", link: "/benchmarks" },
    { text: "Performance", link: "/performance" },
    { text: "Sizes", link: "/sizes" },
    { text: "Reliability", link: "/reliability" },
    { text: "Decisions", link: "/decisions/" },
    { text: "Policies", link: "/policies/stability" },
  ],
};

const description =
  "A JSON Schema validator for TypeScript and JavaScript: every draft, errors that say what to change, and limits for untrusted schemas";

export default defineConfig({
  title: "Argot",
  description,
  lang: "en",
  base: process.env["SITE_BASE"] ?? "/",
  srcDir: "dist/pages",
  outDir: "dist/site",
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config: (markdown) => {
      // Braces in code are no expressions of Vue.
      const { rules } = markdown.renderer;
      const inline = rules.code_inline;
      rules.code_inline = (tokens, i, options, env, self) => {
        tokens[i]?.attrSet("v-pre", "");
        return inline?.(tokens, i, options, env, self) ?? self.renderToken(tokens, i, options);
      };
    },
  },
  cleanUrls: true,
  ignoreDeadLinks: [/^\/playground\//],
  sitemap: { hostname: siteUrl },
  transformHead({ pageData: { relativePath, title } }) {
    const url = siteUrl + relativePath.replace(/(?:(^|\/)index)?\.md$/, "$1");
    return [
      ["link", { rel: "canonical", href: url }],
      ["meta", { property: "og:url", content: url }],
      ["meta", { property: "og:title", content: title || "Argot" }],
      ["meta", { property: "og:description", content: description }],
      ["meta", { property: "og:type", content: "website" }],
      ["meta", { property: "og:image", content: `${siteUrl}preview.png` }],
      ["meta", { name: "twitter:card", content: "summary_large_image" }],
    ];
  },
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${process.env["SITE_BASE"] ?? "/"}icon.svg` }]],
  themeConfig: {
    nav: [
      { text: "Start", link: "/start" },
      // Not a page of VitePress: the browser loads it.
      { text: "Playground", link: "/playground/", target: "_self" },
      { text: "Guides", link: "/guides/" },
      { text: "Reference", link: "/reference/" },
      { text: "Keywords", link: "/keywords/" },
      { text: "Errors", link: "/errors/" },
      { text: "API", link: "/api/" },
    ],
    sidebar: {
      "/keywords/": [section("Keywords", "keywords")],
      "/errors/": [section("Errors", "errors"), ...groupsIn("errors")],
      "/api/": [section("API", "api")],
      "/decisions/": [section("Decisions", "decisions")],
      "/policies/": [{ text: "Policies", items: itemsIn("policies") }],
      "/": [
        { text: "Start", link: "/start" },
        section("Guides", "guides", inOrderOfIndex("guides")),
        section("Reference", "reference", inOrderOfIndex("reference")),
        more,
        { text: "Packages", items: itemsIn("packages") },
      ],
    },
    outline: [2, 3],
    search: {
      provider: "local",
      options: {
        detailedView: true,
        miniSearch: { searchOptions },
        // The index needs the words of code, not its colours, which take most of the time.
        _render: (source, env, markdown) => {
          const { highlight } = markdown.options;
          markdown.set({ highlight: null });
          try {
            return markdown.render(source, env);
          } finally {
            markdown.set({ highlight: highlight ?? null });
          }
        },
      },
    },
    socialLinks: [{ icon: "github", link: "https://github.com/argot-schema/argot" }],
  },
});
