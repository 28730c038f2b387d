// The official suite in Chromium, in every tier: in a page that may generate code, and in one whose Content-Security-Policy forbids it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeWithSuite } from "../../../argot/test/test-data.js";
import { executable, startBrowser } from "../../../site/test/chromium.js";
import { suiteData } from "../suite-data.js";

const root = path.resolve(import.meta.dirname, "../../../..");
const text = (file: string): string => readFileSync(path.join(root, file), "utf8");

type Browser = Awaited<ReturnType<typeof startBrowser>>;

/** What a page with this policy shows: whether it may generate code, and the results of each tier. */
async function resultsWith(policy: string, browser: Browser, data: object): Promise<unknown> {
  const files = new Map([
    ["/", ["text/html", '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>']],
    ["/page.js", ["text/javascript", text("packages/checks/test/browser/page.mjs")]],
    ["/argot.js", ["text/javascript", text("packages/argot/dist/index.js")]],
    ["/suite.json", ["application/json", JSON.stringify(data)]],
  ]);
  const page = await browser.newPage();
  await page.route("**/*", (route) => {
    const [contentType, body] = files.get(new URL(route.request().url()).pathname) ?? [];
    if (contentType === undefined || body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ headers: { "content-type": contentType, "content-security-policy": policy }, body });
  });
  await page.goto("http://localhost/");
  // The page is busy for long.
  const shown = await page.locator("pre").textContent({ timeout: 500_000 });
  await page.close();
  return JSON.parse(shown ?? "");
}

describeWithSuite("the official suite", (suite) => {
  const { total, ...data } = suiteData(suite);
  const allRight = { tests: total, right: total, refused: 0, failures: [] };
  const withoutCode = { auto: allRight, loop: allRight, closures: allRight };

  describe.skipIf(executable === undefined)("in Chromium (must be installed)", () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser.close());

    test("every tier is right in a page that may generate code", async () => {
      const expected = { generates: true, tiers: { ...withoutCode, compiled: allRight } };
      expect(await resultsWith("", browser, data)).toEqual(expected);
    });

    test("only compiled code is refused under a policy that forbids to generate it", async () => {
      const compiled = { tests: total, right: 0, refused: total, failures: [] };
      const expected = { generates: false, tiers: { ...withoutCode, compiled } };
      expect(await resultsWith("default-src 'self'; script-src 'self'", browser, data)).toEqual(expected);
    });
  });
});
