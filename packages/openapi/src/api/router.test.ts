import * as fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Router } from "./router.js";

/** A segment of a template as a regular expression says it: the meaning that the router has. */
const patternOf = (segment: string): RegExp => {
  const parts = segment.split(/\{([^{}]*)\}/);
  const source = parts.map((part, i) => (i % 2 === 1 ? "(.+?)" : part.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")));
  return new RegExp(`^${source.join("")}$`, "s");
};

describe("segments", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "-", ".", "aa", "\n"), maxLength: 4 });
  const template = fc
    .array(fc.tuple(text, fc.boolean()), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map(([fixed, has], i) => (has ? `${fixed}{p${i}}` : fixed)).join(""));

  const characters = fc.string({ unit: fc.constantFrom("a", "b", "-", ".", "\n"), maxLength: 5 });
  /** A template, and a segment that begins to match it at least. */
  const pair = fc.tuple(template, fc.infiniteStream(characters), characters).map(([of, texts, rest]) => {
    const filled = of.replaceAll(/\{[^{}]*\}/g, () => texts.next().value as string);
    return [of, filled + rest.slice(3)] as const;
  });

  test("match what the regular expressions match, with the same parameters", () => {
    let count = 0;
    fc.assert(
      fc.property(pair, ([of, segment]) => {
        const router = new Router<string>();
        router.add("GET", `/${of}`, of);
        const match = patternOf(of).exec(segment);
        const found = router.find("GET", `/${segment}`);
        const names = Array.from(of.matchAll(/\{([^{}]*)\}/g), ([, name]) => name);
        if (match) count++;
        expect(found).toEqual(
          match ? { route: of, parameters: new Map(names.map((name, i) => [name, match[i + 1]])) } : undefined,
        );
      }),
      { numRuns: 1500 },
    );
    expect(count).toBeGreaterThan(200);
  });
});

test.each([
  ["/caf%C3%A9", "/caf%c3%a9", {}],
  ["/café", "/caf%C3%A9", {}],
  ["/pets", "/p%65ts", {}],
  ["/a,b", "/a%2Cb", undefined],
  ["/a/b", "/a%2Fb", undefined],
  ["/{a b}.json", "/x%2Ejson", { "a b": "x" }],
  ["/{a%20b}", "/x", { "a%20b": "x" }],
  ["/{a}", "/%2F%25%20", { a: "%2F%25 " }],
  ["/{a}", "/%FF", { a: "%FF" }],
  ["/{a}", "/", undefined],
  ["/{a}", "/b/", undefined],
  ["/{a}{b}", "/xyz", { a: "x", b: "yz" }],
  ["/a{b", "/a{b", {}],
] as const)("%s and %s", (template, path, parameters) => {
  const router = new Router<string>();
  router.add("GET", template, template);
  const found = router.find("GET", path) as { readonly parameters: ReadonlyMap<string, string> } | undefined;
  expect(found && Object.fromEntries(found.parameters)).toEqual(parameters);
});

test.each([
  ["/Pets/", "/pets", {}],
  ["/pets", "//PETS//", {}],
  ["/{id}.json", "/ABC.JSON", { id: "ABC" }],
  ["/{id}/x", "/%C4%B0A/X", { id: "İA" }],
  ["/pets", "/pet", undefined],
] as const)("%s and %s, if letters have no case and empty segments do not count", (template, path, parameters) => {
  const router = new Router<string>(true);
  router.add("GET", template, template);
  const found = router.find("GET", path) as { readonly parameters: ReadonlyMap<string, string> } | undefined;
  expect(found && Object.fromEntries(found.parameters)).toEqual(parameters);
});

describe("work", () => {
  /** The characters that searches of texts go over at most while something runs. */
  function charactersOf(run: () => unknown): number {
    let count = 0;
    const { indexOf, startsWith, endsWith } = String.prototype;
    type Search = (this: string, text: string, from?: number) => number | boolean;
    for (const [name, original] of Object.entries<Search>({ indexOf, startsWith, endsWith }))
      vi.spyOn(String.prototype, name as "indexOf").mockImplementation(function (this: string, text, from = 0) {
        const result = original.call(this, text, name === "indexOf" ? from : undefined) as number;
        // A search ends where it finds something.
        count += name === "indexOf" ? (result === -1 ? this.length : result) - from : text.length;
        return result;
      });
    onTestFinished(() => void vi.restoreAllMocks());
    run();
    vi.restoreAllMocks();
    return count;
  }

  test.each([
    ["/days/{y}-{m}-{d}.json", (size: number) => `/days/${"-".repeat(size)}`],
    ["/{a}-{b}-{c}-{d}-{e}x", (size: number) => `/${"-a".repeat(size)}`],
    ["/{a}{b}{c}{d}{e}{f}.", (size: number) => `/${".".repeat(size)}-`],
    ["/{a}aab{b}aab{c}", (size: number) => `/${"a".repeat(size)}`],
    ["/{a}/{b}/{c}-", (size: number) => `/${"x".repeat(size)}/${"x".repeat(size)}/${"-".repeat(size)}`],
  ])("grows with the length of a path: %s", (template, path) => {
    const router = new Router<string>();
    router.add("GET", template, template);
    const [small, large] = [1000, 8000].map((size) => charactersOf(() => router.find("GET", path(size))));
    expect(large).toBeLessThanOrEqual(8 * (small as number) + 1000);
    expect(large).toBeLessThanOrEqual(path(8000).length + 100);
  });

  test("grows with the number of templates, however many of them a path begins like", () => {
    const counts = [8, 16].map((depth) => {
      const router = new Router<string>();
      // At each depth there are two ways, and only one goes on.
      for (let i = 0; i < depth; i++) {
        const begin = "/{a}".repeat(i);
        router.add("GET", `${begin}/{a}x/end`, "end");
        router.add("GET", `${begin}/{a}/{b}x`, "x");
      }
      return charactersOf(() => expect(router.find("GET", "/xx".repeat(depth + 2))).toBeUndefined());
    }) as [number, number];
    expect(counts[1]).toBeLessThanOrEqual(2.5 * counts[0] + 20);
  });

  test("of adding templates grows with their number", () => {
    const router = new Router<number>();
    const sort = vi.spyOn(Array.prototype, "sort");
    onTestFinished(() => void vi.restoreAllMocks());
    for (let i = 0; i < 20_000; i++) router.add("GET", `/{a}-${i}`, i);
    expect(router.find("GET", "/x-19999")).toMatchObject({ route: 19_999 });
    router.find("GET", "/x-1");
    expect(sort).toHaveBeenCalledTimes(1);
  });

  test("of templates of any depth needs no stack", () => {
    const router = new Router<string>();
    const deep = "/{a}/b".repeat(6000);
    router.add("GET", deep, "deep");
    expect(router.find("GET", deep)).toMatchObject({ route: "deep" });
  });
});
