// One evaluation finds what two others find, also if it remembers the parts of earlier values.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import { expect, test } from "vitest";
import { createArgot, dialectUris, SchemaError, type Validator } from "../src/index.js";
import { AnnotatedValidator, Applicability } from "../src/inspect.js";
import { describeWithCorpora, describeWithSuite } from "./test-data.js";

/** Compares the results for values, in the order in which an editor would see them. */
class Comparison {
  readonly differences: string[] = [];
  /** The number of annotations that were compared. */
  annotations = 0;
  readonly #validator: Validator;
  readonly #fresh: Applicability;
  readonly #remembering: Applicability;
  readonly #annotated: readonly AnnotatedValidator[];

  constructor(validator: Validator, plan: ConstructorParameters<typeof Applicability>[0]) {
    const isWanted = ({ keyword }: { readonly keyword: string }): boolean => /^(?:title|default|x-.*)$/.test(keyword);
    const immutable = { immutableValues: true };
    this.#validator = validator;
    this.#fresh = new Applicability(plan);
    this.#remembering = new Applicability(plan, immutable);
    this.#annotated = [new AnnotatedValidator(plan, isWanted), new AnnotatedValidator(plan, isWanted, immutable)];
  }

  /** @param at - A location in the value. */
  add(value: unknown, at: string): void {
    const { errors } = this.#validator.validate(value);
    const annotations = this.#fresh
      .schemas(value)
      .filter(({ describes }) => describes)
      .flatMap(({ instanceLocation, keywords }) =>
        keywords.flatMap(({ keyword = "", annotation }) =>
          annotation !== undefined && /^(?:title|default|x-.*)$/.test(keyword)
            ? [JSON.stringify([instanceLocation, keyword, annotation])]
            : [],
        ),
      );
    this.annotations += annotations.length;
    for (const [i, each] of this.#annotated.entries()) {
      const found = each.validate(value);
      const name = `${i === 0 ? "fresh" : "remembering"}, ${JSON.stringify(value).slice(0, 200)}`;
      this.#compare(`errors, ${name}`, found.errors, errors);
      const listed = found.annotations.map(({ instanceLocation, keyword, value: said }) =>
        JSON.stringify([instanceLocation, keyword, said]),
      );
      this.#compare(`annotations, ${name}`, listed.toSorted(), annotations.toSorted());
    }
    this.#compare(`schemas of ${at}`, this.#remembering.schemas(value, at), this.#fresh.schemas(value, at));
    this.#compare(
      `possible at ${at}`,
      this.#remembering.possibilities(value, at),
      this.#fresh.possibilities(value, at),
    );
  }

  #compare(name: string, found: unknown, wanted: unknown): void {
    const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (one !== other) this.differences.push(`${name}: ${one.slice(0, 300)} and not ${other.slice(0, 300)}`);
  }
}

/** The values that an edit of one place makes: they share all other parts. */
function* edits(value: unknown): Iterable<readonly [value: unknown, at: string]> {
  for (const tokens of locations(value, [])) {
    const at = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    yield [value, at];
    for (const replaced of [-7, { x: [] }]) yield [edited(value, tokens, replaced), at];
  }
}

function* locations(value: unknown, at: readonly string[]): Iterable<readonly string[]> {
  yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* locations(part, [...at, name]);
}

function edited(value: unknown, [token, ...rest]: readonly string[], part: unknown): unknown {
  if (token === undefined) return part;
  const inner = edited((value as Record<string, unknown>)[token], rest, part);
  return Array.isArray(value)
    ? value.with(Number(token), inner)
    : Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, name === token ? inner : each]));
}

describeWithSuite("one evaluation of values of the suite", (suite) => {
  // The newest draft has the most keywords.
  const drafts = suiteDrafts.filter(({ folder }) => folder === "v1");
  test.each(drafts)("$dialect", ({ folder, dialect }) => {
    const argot = createArgot({ dialect: dialectUris[dialect] });
    addRemotes(argot, suite);
    const differences: string[] = [];
    let count = 0;
    for (const { cases } of readSuite(suite, folder))
      for (const { schema, tests } of cases) {
        const uri = `https://example.com/${folder}/${++count}`;
        try {
          argot.add(typeof schema === "object" ? { title: "outer", ...schema } : schema, uri);
          const comparison = new Comparison(argot.compile(uri), argot.plan(uri));
          for (const { data } of tests) comparison.add(data, "");
          differences.push(...comparison.differences);
        } catch (error) {
          if (!(error instanceof SchemaError)) throw error;
        }
      }
    expect(differences.slice(0, 3)).toEqual([]);
  });
});

describeWithCorpora("one evaluation of values that share parts", (folder) => {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, "instances.jsonl")));
  test("corpora", () => {
    const differences: string[] = [];
    let annotations = 0;
    for (const name of names) {
      const schema: unknown = JSON.parse(readFileSync(path.join(folder, name, "schema.json"), "utf8"));
      const lines = readFileSync(path.join(folder, name, "instances.jsonl"), "utf8").split("\n");
      const argot = createArgot();
      const uri = `https://example.com/${name}`;
      argot.add(schema, uri);
      const comparison = new Comparison(argot.compile(uri), argot.plan(uri));
      for (const line of lines.filter(({ length }) => length > 2 && length < 1200).slice(0, 2))
        for (const [value, at] of [...edits(JSON.parse(line))].slice(0, 12)) comparison.add(value, at);
      differences.push(...comparison.differences.map((each) => `${name}: ${each}`));
      annotations += comparison.annotations;
    }
    expect(differences.slice(0, 3)).toEqual([]);
    expect(annotations).toBeGreaterThan(100);
  });
});
