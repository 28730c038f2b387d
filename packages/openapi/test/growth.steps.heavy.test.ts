// The work of checking, opening and using documents grows at most as n log n with their size.
import { stepsOfEach } from "../../checks/test/runner/steps.js";
import { expect, test } from "vitest";
import { asyncProblemsOf, openAsyncApi } from "../src/asyncapi.js";
import { DocumentError, openDocument, type OpenOptions, OperationError, problemsOf } from "../src/index.js";
import { asyncFamilies, families, type Family, foreignFamilies } from "./growth-documents.js";

/** The growth of n log n when n doubles. */
const most = 2.6;

/** What is done with a document. */
type Run = (document: object, options: OpenOptions) => unknown;

/** A request and a response to the first operation. */
function use(document: object, options: OpenOptions): void {
  const api = openDocument(document, options);
  const [first] = api.operations;
  if (!first) return;
  const routed = api.route(first.method, first.path.replaceAll(/[{}]/g, ""));
  if (typeof routed !== "object") return;
  const headers = { "content-type": "application/json", cookie: "a=b" };
  routed.route.checkRequest({ path: routed.parameters, query: "q=1", headers, body: { kind: "k1" } });
  routed.route.checkResponse({ status: 200, headers: { n0: "1" } });
  api.operation("x");
}

function useAsync(document: object): void {
  const { channels, operations } = openAsyncApi(document);
  for (const { messages } of channels.values()) for (const message of messages.values()) message.check({ payload: 1 });
  const [first] = operations.values();
  first?.check({ payload: 1 });
}

/** An error ends the work as well. */
function attempt(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof OperationError)) throw error;
  }
}

/** How much more work the second doubling of a document takes than the first. What is done once counts in neither. */
async function growth({ size, document, documents = () => ({}) }: Family, run: Run): Promise<number> {
  // What is loaded and compiled once is there afterwards.
  attempt(() => run(document(size), { documents: documents(size) }));
  const works = [size, 2 * size, 4 * size].map((n) => {
    const [made, options] = [document(n), { documents: documents(n) }];
    return () => attempt(() => run(made, options));
  });
  const [small, middle, large] = (await stepsOfEach(works)) as [number, number, number];
  // A few steps are those of longer names.
  return (large - middle) / (Math.max(0, middle - small) + 2000);
}

/** The smaller growth at two sizes: the engine changes once how it finds errors, and compiles the published schemas after some uses. */
const growthAtAnySize = async (family: Family, run: Run): Promise<number> => {
  const once = await growth(family, run);
  return once < most ? once : Math.min(once, await growth({ ...family, size: 2 * family.size }, run));
};

const byName = (all: readonly Family[]): [string, Family][] => all.map((each) => [each.name, each]);

test.each(byName(families))("a document with %s", async (_, family) => {
  expect(await growthAtAnySize(family, problemsOf)).toBeLessThan(most);
  expect(await growthAtAnySize(family, use)).toBeLessThan(most);
});

test.each(byName(foreignFamilies))("a document with another one: %s", async (_, family) => {
  expect(await growthAtAnySize(family, problemsOf)).toBeLessThan(most);
  expect(await growthAtAnySize(family, use)).toBeLessThan(most);
});

test.each(byName(asyncFamilies))("a document of AsyncAPI with %s", async (_, family) => {
  expect(await growthAtAnySize(family, asyncProblemsOf)).toBeLessThan(most);
  expect(await growthAtAnySize(family, useAsync)).toBeLessThan(most);
});

test("a document that takes more is found", async () => {
  const family: Family = { name: "", size: 100, document: (n) => ({ n }) };
  const quadratic = (document: object): void => {
    const { n } = document as { readonly n: number };
    Array.from({ length: n }, () => Array.from({ length: n }, () => 1));
  };
  expect(await growthAtAnySize(family, quadratic)).toBeGreaterThan(most);
});
