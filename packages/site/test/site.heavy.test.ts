// The site is built, and looked at in a browser: links, search, dark and light, a phone, and the rules of axe.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import axe from "axe-core";
import { createArgot, dialectUris } from "argot";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const pages = path.join(root, "dist/pages");
const screenshots = path.join(root, "../../reports/site");

/** The path of a program; `undefined` if there is none. */
function pathOf(program: string | undefined): string | undefined {
  if (program === undefined || path.isAbsolute(program)) return program;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

const names = [process.env["CHROMIUM"], "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const executable = names.map(pathOf).find((each) => each !== undefined);

// VitePress refuses links that lead nowhere.
beforeAll(() => execFileSync(process.execPath, ["main.mjs"], { cwd: root, stdio: "pipe" }), 300_000);

test("each keyword of each dialect has a page with its messages", () => {
  const argot = createArgot();
  for (const [dialect, uri] of Object.entries(dialectUris)) {
    for (const { name, keyword } of argot.dialect(uri).keywords.values()) {
      const page = readFileSync(path.join(pages, "keywords", `${name.replace("$", "dollar-")}.md`), "utf8");
      expect(page, name).toContain(dialect);
      for (const variant of keyword.messages.keys())
        expect(page, name).toContain(
          variant === "" ? keyword.id : `${keyword.id}&#35;${variant}`.replace("&#35;", "#"),
        );
    }
  }
});

test("each page of a keyword says what it means", () => {
  const files = readdirSync(path.join(pages, "keywords")).filter((file) => file !== "index.md");
  const lacking = files.filter(
    (file) => !/\n\n\S.{10,}\n/.test(readFileSync(path.join(pages, "keywords", file), "utf8")),
  );
  expect(lacking).toEqual([]);
});

// Without a browser there is nothing to look at. `.ci/run` installs one, or says that it could not.
describe.skipIf(executable === undefined)("in a browser", () => {
  let browser: Browser | undefined;
  let address = "";
  let stop = (): unknown => undefined;

  beforeAll(async () => {
    const { serve } = await import("vitepress");
    const app = await serve({ root, port: 4180 });
    stop = () => app.server?.close();
    address = "http://localhost:4180";
    mkdirSync(screenshots, { recursive: true });
    const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
    browser = await chromium.launch({
      executablePath: executable ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", ...quiet],
    });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    stop();
  });

  async function open(link: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
    if (!browser) throw new Error("there is no browser");
    const page = await browser.newPage({ viewport: { width: 1280, height: 850 }, ...options });
    await page.goto(address + link, { waitUntil: "networkidle" });
    return page;
  }

  test.each(["/", "/keywords/", "/keywords/oneOf", "/reference/errors"])(
    "%s has no violations of axe, in light and dark",
    async (link) => {
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await open(link, { colorScheme });
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => {
          // The button of VitePress's search shows its keys beside its name.
          const rules = { "label-content-name-mismatch": { enabled: false } };
          const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ rules });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join("; ")}`);
        });
        expect(found, colorScheme).toEqual([]);
        await page.screenshot({ path: path.join(screenshots, `${link.replaceAll("/", "_")}-${colorScheme}.png`) });
        await page.close();
      }
    },
  );

  test.each(["/", "/keywords/minimum", "/benchmarks", "/cli"])("%s fits a phone", async (link) => {
    const page = await open(link, { viewport: { width: 390, height: 800 } });
    const { wide, width } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(width);
    await page.screenshot({ path: path.join(screenshots, `${link.replaceAll("/", "_")}-phone.png`) });
    await page.close();
  });

  test("the search finds a keyword, without a server", async () => {
    const page = await open("/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("unevaluatedProperties");
    await page.getByRole("option").first().click();
    await page.waitForURL(/unevaluatedProperties/);
    await expect.poll(() => page.title()).toContain("unevaluatedProperties");
    await page.close();
  });
});
