// The site is built, and looked at in a browser: links, search, dark and light, a phone, and the rules of axe.
import { once } from "node:events";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { explanations } from "@argot/messages/explanations";
import { createArgot, dialectUris, docsUrl } from "argot";
import type { Browser, CDPSession, Page } from "playwright-core";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colorRules, violationsOn } from "./axe.js";
import { executable, startBrowser } from "./chromium.js";

const root = path.join(import.meta.dirname, "..");
const pages = path.join(root, "dist/pages");
const site = path.join(root, "dist/site");
const screenshots = path.join(root, "../../reports/site");

let said = "";

// VitePress refuses links that lead nowhere. The playground is built by its own tests.
beforeAll(() => {
  // Most of what bundling allocates is garbage soon.
  const node = ["--max-semi-space-size=64"];
  said = execFileSync(process.execPath, [...node, "main.mjs", "--without-playground"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
});

test("pages are rendered without errors", () => {
  expect(said).toMatch(/^site: \d+ pages$/m);
  expect(said).not.toContain("Error");
});

test("each keyword of each dialect has a page with its messages", () => {
  const argot = createArgot();
  for (const [dialect, uri] of Object.entries(dialectUris)) {
    for (const { name, keyword } of argot.dialect(uri).keywords.values()) {
      const page = readFileSync(path.join(pages, "keywords", `${name.replace("$", "dollar-")}.md`), "utf8");
      expect(page, name).toContain(dialect);
      for (const variant of keyword.messages.keys())
        expect(page, name).toContain(variant === "" ? keyword.id : `${keyword.id}#${variant}`);
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

describe("pages about errors", () => {
  const base = new URL(docsUrl("x") ?? "").pathname.replace(/x$/, "");
  /** The file of a URL in the built site, and its anchor. */
  const placeOf = (url: string | undefined): { file: string; anchor: string } => {
    const { pathname, hash } = new URL(url ?? "");
    return { file: `${decodeURI(pathname.slice(base.length))}.html`, anchor: hash.slice(1) };
  };
  const built = (file: string): string => readFileSync(path.join(site, "errors", file), "utf8");

  test("the URL of each message, error and rule leads to a part of a page that says what it means", () => {
    for (const { id, meaning } of explanations) {
      const { file, anchor } = placeOf(docsUrl(id));
      const text = built(file);
      expect(text.replaceAll(/<[^>]*>|&quot;|"/g, ""), id).toContain(meaning.replaceAll(/["`]/g, ""));
      expect(anchor === "" || text.includes(`id="${anchor}"`), id).toBe(true);
    }
  });

  test("there is no page about anything else", () => {
    const files = new Set(explanations.map(({ id }) => placeOf(docsUrl(id)).file));
    expect(globSync("**/*.html", { cwd: path.join(site, "errors") }).filter((file) => !files.has(file))).toEqual([
      "index.html",
    ]);
  });

  test("messages of formats and keywords of your own, and of authors of schemas, have a page", () => {
    for (const id of [
      "https://json-schema.org/keyword/format#mine",
      "https://json-schema.org/keyword/properties#custom",
    ])
      expect(built(placeOf(docsUrl(id)).file)).toContain("<h1");
  });

  test("examples of values in standard dialects are opened by the playground", () => {
    const opened = explanations.filter(
      ({ example }) => example && "value" in example && Object.hasOwn(dialectUris, example.dialect ?? "2020-12"),
    );
    expect(opened.length).toBeGreaterThan(130);
    for (const { id } of opened) expect(built(placeOf(docsUrl(id)).file), id).toContain('href="/playground/#');
  });
});

test("pages say where they are, and are listed for search engines", () => {
  const siteUrl = "https://argot-schema.github.io/argot/";
  const map = readFileSync(path.join(site, "sitemap.xml"), "utf8");
  for (const [page, url] of [
    ["index", ""],
    ["guides/index", "guides/"],
    ["guides/faq", "guides/faq"],
    ["packages/openapi", "packages/openapi"],
  ] as const) {
    const text = readFileSync(path.join(site, `${page}.html`), "utf8");
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}${url}">`);
    expect(text).toContain(`<meta property="og:image" content="${siteUrl}preview.png">`);
    expect(map).toContain(`<loc>${siteUrl}${url}</loc>`);
  }
});

test("each command that installs a package is followed by how to get it before a release", () => {
  const installs = globSync("**/*.md", { cwd: pages }).flatMap((file) => {
    const text = readFileSync(path.join(pages, file), "utf8");
    return /^npm install (?:--save-dev )?@?argot/m.test(text) ? [{ file, text }] : [];
  });
  expect(installs.length).toBeGreaterThan(30);
  for (const { file, text } of installs) expect(text, file).toContain("Not on npm yet");
});

test("pages of the API say what each export is for", () => {
  const files = readdirSync(path.join(pages, "api")).filter((file) => file !== "index.md");
  expect(files.length).toBeGreaterThan(25);
  const lacking = files.flatMap((file) => {
    const [, ...parts] = readFileSync(path.join(pages, "api", file), "utf8").split(/^### /m);
    return parts.filter((part) => /^[^\n]*\n+```/.test(part)).map((part) => `${file} ${part.split(" ")[0]}`);
  });
  expect(lacking).toEqual([]);
});

test("pages of keywords begin with an example to try", () => {
  const files = readdirSync(path.join(pages, "keywords")).filter((file) => file !== "index.md");
  const lacking = files.filter((file) => {
    const text = readFileSync(path.join(pages, "keywords", file), "utf8");
    return !/Try it in the playground/.test(text.split("*Dialects:*")[0] ?? "");
  });
  expect(lacking).toEqual([]);
});

test("the charts have the figures of the table", () => {
  const table = readFileSync(path.join(root, "../../docs/benchmarks.md"), "utf8");
  const rows = table
    .split("\n")
    .filter((line) => /^\| (?:argot|ata|typebox|schemasafe|hyperjump|cfworker|blaze)/.test(line));
  const figures = JSON.parse(readFileSync(path.join(root, "../../docs/benchmarks.json"), "utf8")) as {
    measures: { means: { validator: string; ratio: number }[] }[];
  };
  const shown = readFileSync(path.join(site, "benchmarks.html"), "utf8");
  for (const row of rows.filter((each) => each.split("|").length === figures.measures.length + 3)) {
    const [name = "", ...cells] = row.slice(2, -2).replaceAll("`", "").split(" | ");
    const validator = name.replace(/ [\d.]+(?: \(\d+\))?$| \(\d+\)$/, "");
    const ratios = figures.measures.map(({ means }) => means.find((each) => each.validator === validator)?.ratio);
    expect(ratios, name).toEqual(cells.map((cell) => (cell === "–" ? undefined : Number(cell))));
    for (const ratio of ratios) expect(shown).toContain(ratio === undefined ? "<svg" : `class="value">${ratio}</text>`);
  }
  expect(rows.length).toBeGreaterThan(6);
});

// Without a browser there is nothing to look at. `.ci/run` installs one, or says that it could not.
describe.skipIf(executable === undefined)("in Chromium (must be installed)", () => {
  let browser: Browser | undefined;
  // One for all tests: a new one takes longer than a test.
  let page: Page;
  let devTools: CDPSession;
  let address = "";
  let stop = (): unknown => undefined;

  beforeAll(async () => {
    const { serve } = await import("vitepress");
    // Any port: two runs may share a machine.
    const { server } = await serve({ root, port: 0 });
    if (!server) throw new Error("the site is not served");
    stop = () => server.close();
    if (!server.listening) await once(server, "listening");
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
    mkdirSync(screenshots, { recursive: true });
    browser = await startBrowser();
    page = await browser.newPage();
    // A busy machine takes longer than Playwright expects.
    page.setDefaultTimeout(120_000);
    devTools = await page.context().newCDPSession(page);
  });
  afterAll(async () => {
    await browser?.close();
    stop();
  });

  const desktop = { width: 1280, height: 850 };
  const phone = { width: 390, height: 800 };

  /** Opens a page as a visitor does who has nothing in the cache. */
  async function open(link: string): Promise<void> {
    await devTools.send("Network.clearBrowserCache");
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(address + link, { waitUntil: "load" });
  }

  // The button of VitePress's search shows its keys beside its name.
  const allRules = { rules: { "label-content-name-mismatch": { enabled: false } } };

  /** Maximum size of a page with all that it loads, as sent, in bytes. The README states it. */
  const maxSize = 260_000;

  // One visit of each page is looked at in light and dark, and on a phone.
  test.each(["/", "/keywords/oneOf", "/cli", "/guides/compare-validators"])(
    "%s has no violations of axe in light and dark, and fits a phone",
    async (link) => {
      await open(link);
      const sent = await page.evaluate(() =>
        (performance.getEntries() as Partial<PerformanceResourceTiming>[]).reduce(
          (sum, { transferSize = 0 }) => sum + transferSize,
          0,
        ),
      );
      expect(sent).toBeGreaterThan(50_000);
      expect(sent).toBeLessThan(maxSize);
      const picture = (name: string): Promise<unknown> =>
        page.screenshot({ path: path.join(screenshots, `${link.replaceAll("/", "_")}-${name}.png`) });
      expect(await violationsOn(page, allRules)).toEqual([]);
      await picture("light");
      await page.emulateMedia({ colorScheme: "dark" });
      // The theme follows the medium.
      await page.waitForFunction(() => document.documentElement.classList.contains("dark"));
      expect(await violationsOn(page, colorRules)).toEqual([]);
      await picture("dark");
      await page.setViewportSize(phone);
      const { wide, width } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      expect(wide).toBeLessThanOrEqual(width);
      await picture("phone");
    },
  );

  test.each([
    ["migrate", "/guides/migrate-from-ajv"],
    ["valibot", "/guides/migrate-from-zod"],
    ["yup", "/guides/migrate-from-zod"],
    ["install", "/guides/faq"],
    ["custom error messages", "/guides/faq"],
    ["custom keyword", "/guides/write-a-keyword"],
    ["compare with ajv", "/guides/compare-validators"],
    ["openapi", "/guides/openapi"],
    ["nullable", "/guides/faq"],
    ["coercion", "/guides/"],
    ["oneOf", "/keywords/oneOf"],
    ["i18n", "/guides/translate"],
  ])("the search for %s finds %s first", async (text, link) => {
    if (!(await page.locator("#localsearch-input").isVisible())) {
      await open("/");
      await page.getByRole("button", { name: "Search" }).click();
    }
    await page.getByRole("searchbox").fill(text);
    await expect
      .poll(() => page.locator(".results a").first().getAttribute("href"), { timeout: 30_000 })
      .toMatch(new RegExp(`^${link}`));
    const found = await page.locator(".results a").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
    // The API and decisions come after all others among the first five.
    const isLast = found.slice(0, 5).map((each) => /^\/(?:api|decisions)\//.test(each ?? ""));
    expect(isLast).toEqual(isLast.toSorted((one, other) => Number(one) - Number(other)));
  });

  test("the search finds a keyword, the code of an error and an option of the command line, without a server", async () => {
    await open("/");
    await page.getByRole("button", { name: "Search" }).click();
    for (const [text, link] of [
      ["unresolvable-reference", "/errors/unresolvable-reference"],
      ["contains#atLeast", "/errors/contains"],
      ["--max-warnings", "/cli"],
      ["unevaluatedProperties", "/keywords/unevaluatedProperties"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one search after the other
      await page.getByRole("searchbox").fill(text);
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await page.locator(`.results a[href^="${link}"]`).first().waitFor();
    }
    await expect.poll(() => page.locator(".results .excerpt").count()).toBeGreaterThan(3);
    await page.locator('.results a[href^="/keywords/unevaluatedProperties"]').first().click();
    await expect.poll(() => page.title()).toContain("unevaluatedProperties");
  });
});
