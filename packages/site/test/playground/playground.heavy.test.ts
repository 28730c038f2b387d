// The page is built, and used in a browser as a visitor would, under a policy that allows no code but its own files.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPlayground } from "../../playground/build.mjs";
import { playgroundLink } from "../../src/playground/state/playground-link.js";
import { colorRules, violationsOn } from "../axe.js";
import { executable, startBrowser } from "../chromium.js";
import { filesBeforeInteraction } from "./files-before-interaction.js";
import { type PageServer, servePage } from "./page-server.js";

const folder = path.join(import.meta.dirname, "../../playground/dist");
const screenshots = path.join(import.meta.dirname, "../../../../reports/playground");

/** Its message says what it could do. */
const vocabularyThatTriesToEscape = `
const attempt = async (step) => {
  try {
    await step();
    return "done";
  } catch {
    return "refused";
  }
};
const attempts = [
  () => fetch("/stolen"),
  () => indexedDB.open("x").name.x,
  () => new Function("return 1")(),
];
throw new Error((await Promise.all(attempts.map(attempt))).join(" "));
`;

// Without a browser there is nothing to look at. `.ci/run` installs one, or says that it could not.
describe.skipIf(executable === undefined)("the playground in Chromium (must be installed)", () => {
  let browser: Browser | undefined;
  /** A visitor that tests share: a new one loads everything, and takes longer than most tests. */
  let returning: Page | undefined;
  let server: PageServer | undefined;
  /** Without a policy, as the host of the site. */
  let lenient: PageServer | undefined;
  const complaints: string[] = [];
  const figures: Record<string, number> = {};

  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    await buildPlayground(folder);
    server = await servePage(folder, "script-src 'self'");
    lenient = await servePage(folder, undefined);
    browser = await startBrowser();
    returning = await newVisitor();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await lenient?.close();
  });

  afterAll(() => {
    writeFileSync(path.join(screenshots, "figures.json"), `${JSON.stringify(figures, undefined, 2)}\n`);
  });

  /** The page of a visitor who has not been here before. */
  async function newVisitor(options: BrowserContextOptions = {}): Promise<Page> {
    if (!browser) throw new Error("there is no browser");
    const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, ...options });
    // A busy machine takes longer than Playwright expects.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    return page;
  }

  async function open(fragment = "", visitor = returning, host = server): Promise<Page> {
    if (!visitor || !host) throw new Error("there is no page");
    // Another fragment alone would not load the page again.
    await visitor.goto("about:blank");
    await visitor.goto(host.address + fragment);
    await isReady(visitor);
    return visitor;
  }

  const isReady = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => document.documentElement.dataset["ready"] === "all");
  const screenshot = (page: Page, name: string): Promise<unknown> =>
    page.screenshot({ path: path.join(screenshots, `${name}.png`) });
  const verdict = (page: Page): Promise<string | null> => page.locator(".verdict").textContent();
  const editor = (page: Page, name: "Schema" | "Data" | "Vocabulary") =>
    page.getByRole("textbox", { name, exact: true });

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
  });

  test("a keyword leads to the schema", async () => {
    const page = await open();
    await page.locator(".primary .keyword").click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"enum"');
  });

  test("names are completed, and quick fixes correct", async () => {
    const page = await open();
    await page.locator("#data .cm-lintRange-error").hover();
    await page.getByRole("button", { name: 'Change to "centimetre"' }).click();
    await expect.poll(() => verdict(page)).toBe("Valid");
    await page.locator("#data .cm-line").nth(2).click();
    await page.keyboard.press("End");
    await page.keyboard.type('{"ki');
    await page.getByRole("option", { name: "kind" }).waitFor();
    await screenshot(page, "completion");
  });

  test("each tab has a text", async () => {
    const page = await open();
    const texts: Readonly<Record<string, string>> = {
      Output: '"valid": false',
      Annotations: "invalid",
      Plan: "some 1..1 of",
      Code: "function",
      Types: 'kind: "circle"',
      Module: "Made by",
    };
    for (const [name, text] of Object.entries(texts)) {
      await page.getByRole("tab", { name }).click();
      await expect.poll(() => page.getByRole("tabpanel").textContent()).toContain(text);
    }
    // The arrow keys go from tab to tab.
    await page.keyboard.press("End");
    await expect.poll(() => page.getByRole("tab", { selected: true }).textContent()).toBe("Vocabulary");
    await page.keyboard.press("Home");
    expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("Errors");
  });

  test("documents refer to one another, and an error leads to the one with the keyword", async () => {
    const schemas = [{ name: "price.json", text: '{ "minimum": 0 }' }];
    const link = playgroundLink({ schema: '{ "items": { "$ref": "price.json" } }', data: "[1, -2]", schemas }, "");
    const page = await open(link);
    expect(await page.locator(".primary").textContent()).toContain("Must be at least 0, is -2/1");
    await page.locator(".primary .keyword").click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"minimum"');
    expect(await page.getByRole("button", { name: "price.json" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("a vocabulary is compiled and used at once, in a frame that reaches nothing", async () => {
    const page = await open();
    await page.getByLabel("Examples").selectOption("Custom keyword");
    await expect.poll(() => page.locator(".primary").textContent()).toContain("Must have a total that is the sum");
    await page.locator("#data .cm-lintRange-error").waitFor();
    await page.getByRole("tab", { name: "Vocabulary" }).click();
    await screenshot(page, "vocabulary");
    await editor(page, "Vocabulary").fill(vocabularyThatTriesToEscape);
    await page.getByRole("tab", { name: "Errors" }).click();
    await expect.poll(() => page.getByRole("tabpanel").textContent()).toContain("Refused refused refused");
    expect(server?.sent.has("/stolen")).toBe(false);
  });

  test("a vocabulary that never ends is stopped, and the page goes on", async () => {
    const page = await open(playgroundLink({ schema: {}, data: "1", vocabulary: "for (;;) {}" }, ""));
    await expect.poll(() => verdict(page)).toBe("There is no result");
    await page.getByRole("tab", { name: "Vocabulary" }).click();
    await editor(page, "Vocabulary").fill("");
    await expect.poll(() => verdict(page)).toBe("Valid");
  });

  test("at most 250 kB are loaded before the first result", async () => {
    const files = filesBeforeInteraction(folder);
    const total = [...files.values()].reduce((sum, size) => sum + size, 0);
    const engine = [...files].filter(([name]) => /engine/.test(name));
    expect(engine.length).toBeGreaterThan(0);
    expect(total).toBeLessThan(250_000);
    figures["kB before the first result, gzip"] = total / 1000;

    // And these are the files: nothing else is requested until then.
    const page = await open("", await newVisitor());
    const requested = await page.evaluate(() => {
      const end = performance.getEntriesByName("first-result")[0]?.startTime ?? 0;
      const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < end);
      return { end, files: entries.map(({ name }) => new URL(name).pathname.slice(1)) };
    });
    figures["ms to the first result"] = requested.end;
    expect(requested.files.filter((file) => !files.has(file) && !file.endsWith(".svg"))).toEqual([]);
  });

  test("there are no violations of axe in light and dark", async () => {
    const page = await open();
    await page.locator("#data .cm-lintRange-error").waitFor();
    for (const name of ["Errors", "Output", "Vocabulary"]) {
      await page.getByRole("tab", { name }).click();
      await page.emulateMedia({ colorScheme: "light" });
      expect(await violationsOn(page), name).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violationsOn(page, colorRules), name).toEqual([]);
    }
    await page.getByRole("tab", { name: "Errors" }).click();
    await screenshot(page, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await screenshot(page, "light");
  });

  test("an editor has a name before it has a text", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "Errors" }).click();
    // Texts of a tab come from the worker, so the first look at a tab finds its editor empty.
    const unnamed = await page.evaluate(async () => {
      const found: string[] = [];
      const look = (): void => {
        for (const each of document.querySelectorAll("[contenteditable]:not([aria-label])")) found.push(each.outerHTML);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      document.querySelector<HTMLElement>("#tab-output")?.click();
      while (!document.querySelector("[role=tabpanel] .cm-line")?.textContent)
        await new Promise((r) => setTimeout(r, 5));
      return found;
    });
    expect(unnamed).toEqual([]);
  });

  test("it fits a phone", async () => {
    const page = await open(
      "",
      await newVisitor({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }),
    );
    await page.locator("#data .cm-lintRange-error").waitFor();
    const { wide, width } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(width);
    expect(await violationsOn(page)).toEqual([]);
    await screenshot(page, "phone");
    // The verdict is always within reach, and leads to the errors.
    await page.getByRole("navigation", { name: "Panes" }).getByRole("button", { name: "1 error" }).tap();
    await page.locator(".primary").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await screenshot(page, "phone-errors");
    await page.locator(".primary .message").tap();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"centimeter"');
  });

  test("no results of another example are shown while one is computed", async () => {
    const page = await open();
    await page.evaluate(() => {
      const seen: string[] = [];
      const look = (): void => {
        const isBusy = document.querySelector("[role=tabpanel]")?.ariaBusy === "true";
        const title = document.querySelector("#data .cm-content")?.textContent ?? "";
        const errors = document.querySelector("[role=tabpanel]")?.textContent ?? "";
        if (!isBusy && title.includes("jobs") && errors.includes("centimetre")) seen.push(errors);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
      Object.assign(globalThis, { seen });
    });
    await page.getByLabel("Examples").selectOption("GitHub workflow");
    await expect.poll(() => page.locator(".primary").textContent()).toContain("/jobs/test");
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test("times of compilation and verdict come apart, after the result", async () => {
    const page = await open();
    await expect
      .poll(() => page.locator(".time").textContent())
      .toMatch(/^verdict [\d.]+ (?:ns|µs|ms) · compiled in [\d.]+ (?:µs|ms)$/);
  });

  test("a pattern that takes too long is named, with advice", async () => {
    const data = JSON.stringify(`${"a".repeat(60)}!`);
    const page = await open(playgroundLink({ schema: '{ "pattern": "^(a+)+$" }', data }, ""));
    expect(await verdict(page)).toBe("There is no result");
    const panel = page.getByRole("tabpanel");
    expect(await panel.textContent()).toContain('The pattern "^(a+)+$" can take very long');
    expect(await panel.textContent()).toContain("safe of @argot/regex");
    await screenshot(page, "slow-pattern");
    await panel.getByRole("button", { name: "schema.json:1:14" }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"^(a+)+$"');
  });

  test("a broken text has its line and column, and a click leads there", async () => {
    const page = await open(playgroundLink({ schema: "{}", data: '{\n  "a": tru\n}' }, ""));
    await page.getByRole("tabpanel").getByRole("button", { name: "data.json:2:8" }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Data");
  });

  test("a broken link is reported until it is closed", async () => {
    const page = await open("#nothing");
    await screenshot(page, "broken-link");
    const warning = page.getByRole("alert");
    expect(await warning.textContent()).toContain("cannot be read");
    await warning.getByRole("button", { name: "Close" }).click();
    expect(await warning.count()).toBe(0);
  });

  test("a text is formatted, cleared, and read from a file", async () => {
    const page = await open(playgroundLink({ schema: '{"maximum":1.0}', data: "[1.50,  12345678901234567890]" }, ""));
    await page.getByRole("button", { name: "Format the data" }).click();
    await expect.poll(() => page.locator("#data .cm-line").count()).toBe(4);
    expect(await editor(page, "Data").textContent()).toBe("[  1.50,  12345678901234567890]");
    await page.getByRole("button", { name: "Clear the data" }).click();
    await expect.poll(() => verdict(page)).toBe("The data cannot be read");
    await page.getByLabel("File of the data").setInputFiles({
      name: "mine.yaml",
      mimeType: "application/yaml",
      buffer: Buffer.from("2 # more than the maximum\n"),
    });
    await expect.poll(() => verdict(page)).toBe("1 error");
    expect(await page.getByLabel("Language of the data").inputValue()).toBe("yaml");
  });

  test("panes are resized by the keyboard and the mouse, and maximised", async () => {
    const page = await open();
    const width = async (): Promise<number> => (await page.locator("#schemas").boundingBox())?.width ?? 0;
    const before = await width();
    const line = page.getByRole("separator", { name: "Width of the schema" });
    await line.focus();
    await page.keyboard.press("ArrowLeft");
    expect(await width()).toBeLessThan(before);
    const box = await line.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move(900, 300);
    await page.mouse.up();
    expect(await width()).toBeGreaterThan(before);
    await page.getByRole("button", { name: "Maximise results" }).click();
    expect((await page.locator("#results").boundingBox())?.height).toBeGreaterThan(600);
    await screenshot(page, "maximised");
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Maximise results" }).click();
  });

  test("a hover text has no marks of Markdown", async () => {
    const schema = {
      description: "plain",
      properties: { a: { type: "string", minLength: 2, description: "a_b [c]" } },
    };
    const page = await open(playgroundLink({ schema, data: '{ "a": "x" }' }, ""));
    await page.locator("#data .tok-string").last().hover();
    const text = await page.locator(".cm-tooltip .markdown").first().innerText();
    expect(text).toContain("a_b [c]");
    expect(text).not.toMatch(/[\\*`]|^- /m);
    await screenshot(page, "hover");
  });

  test("it works without a connection after the first visit", async () => {
    const page = await open("", await newVisitor(), lenient);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await isReady(page);
    expect(await page.locator(".primary").textContent()).toContain('did you mean "centimetre"?');
    await page.getByLabel("Examples").selectOption("GitHub workflow");
    await expect.poll(() => page.locator(".primary").textContent()).toContain("/jobs/test");
    await page.getByRole("tab", { name: "Code" }).click();
    await expect.poll(() => page.getByRole("tabpanel").textContent()).toContain("function");
    await page.getByLabel("Examples").selectOption("Custom keyword");
    await expect.poll(() => page.locator(".primary").textContent()).toContain("the sum of");
  });

  test("nothing complains, and no code is made of text", () => {
    expect(complaints).toEqual([]);
  });
});
