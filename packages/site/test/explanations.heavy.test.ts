// The examples of explanations are run, and what Argot says about them is recorded for the command line.
import { type Explanation, explanations } from "@argot/messages/explanations";
import { expect, test } from "vitest";
import { saysOf, saysOfCorrected } from "../src/examples/run-example.js";

const named = explanations.map((each) => ({ name: `${each.origin} ${each.code}`, each }));
const withExample = named.filter(({ each }) => each.example);

test("every explanation has an example, except of formats that refuse nothing", () => {
  const lacking = named.filter(({ each }) => !each.example).map(({ name }) => name);
  expect(lacking).toEqual(["issue format#binary", "issue format#password", "issue format#utc-millisec"]);
});

test("what Argot says about the examples is recorded; `vitest -u` records it anew", async () => {
  const lines: string[] = [];
  for (const { name, each } of withExample) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the file
    const says = await saysOf(each);
    expect(says, `the example of ${name} does not lead to it`).toBeDefined();
    lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(says)},`);
  }
  const text = [
    "// What Argot says about the examples. Written by the tests of packages/site: `vitest -u`.",
    "export const results: Readonly<Record<string, string>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../tools/messages/src/explanations/results.generated.ts");
});

test("what is proposed instead is accepted", async () => {
  const refused: (readonly [Explanation["code"], string])[] = [];
  for (const { each } of withExample) {
    // oxlint-disable-next-line no-await-in-loop -- examples of files share nothing, and are few
    const says = await saysOfCorrected(each);
    if (says !== undefined) refused.push([each.code, says]);
  }
  expect(refused).toEqual([]);
});
