import axe from "axe-core";
import type { Page } from "playwright-core";

type Options = Pick<axe.RunOptions, "rules" | "runOnly">;

/** The rules whose results depend on colours, but not those beyond level AA: another colour scheme changes no others. */
export const colorRules: Options = {
  runOnly: ["cat.color"],
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/** What breaks the rules of axe on a page. */
export async function violationsOn(page: Page, options: Options = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join("; ")}`);
  }, options);
}
