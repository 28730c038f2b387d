// The page is built, and used in a browser as a visitor would, under a policy that allows no code but its own files.
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPlayground } from "../build.mjs";
import { executable, startBrowser } from "./chromium.js";
import { type PageServer, servePage } from "./page-server.js";

const folder = path.join(import.meta.dirname, "../dist");
const screenshots = path.join(import.meta.dirname, "../../../reports/playground");

// Without a browser there is nothing to look at. `.ci/run` installs one, or says that it could not.
describe.skipIf(executable === undefined)("the playground in a browser", () => {
  let browser: Browser | undefined;
  let server: PageServer | undefined;
  const complaints: string[] = [];

  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    await buildPlayground(folder);
    server = await servePage(folder);
    browser = await startBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  async function open(fragment = "", options: BrowserContextOptions = {}): Promise<Page> {
    if (!browser || !server) throw new Error("there is no browser");
    const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, ...options });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(server.address + fragment);
    await isReady(page);
    return page;
  }

  const isReady = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => document.documentElement.dataset["ready"] === "all");
  const screenshot = (page: Page, name: string): Promise<unknown> =>
    page.screenshot({ path: path.join(screenshots, `${name}.png`) });
  const verdict = (page: Page): Promise<string | null> => page.locator(".verdict").textContent();
  const editor = (page: Page, name: "Schema" | "Data") => page.getByRole("textbox", { name, exact: true });

  test("the error in nested alternatives is found, shown, and corrected by typing", async () => {
    const page = await open();
    expect(await page.locator(".primary").textContent()).toContain('did you mean "centimetre"?');
    await page.locator("#data .cm-lintRange-error").waitFor();
    await screenshot(page, "nested-one-of");

    // A click leads to the value, which is then selected and replaced.
    await page.locator(".primary .message").click();
    await page.keyboard.type('"inch"');
    await expect.poll(() => verdict(page)).toBe("Valid");
    await expect.poll(() => page.locator("#data .cm-lintRange-error").count()).toBe(0);
    await screenshot(page, "valid");

    // The state is in the address, also after it is loaded again.
    await page.waitForFunction(() => location.hash.length > 100);
    await page.reload();
    await isReady(page);
    expect(await editor(page, "Data").textContent()).toContain("inch");
    expect(await verdict(page)).toBe("Valid");
    await page.context().close();
  });

  test("a keyword leads to the schema", async () => {
    const page = await open();
    await page.locator(".primary .keyword").click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"enum"');
    await page.context().close();
  });

  test("nothing complains, and no code is made of text", () => {
    expect(complaints).toEqual([]);
  });
});
