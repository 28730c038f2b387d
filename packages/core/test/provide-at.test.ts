// What a schema means where a keyword applies it with contributions to facets.
import { describe, expect, test } from "vitest";
import { createArgot, defineDialect, defineVocabulary } from "../src/index.js";
import {
  all,
  atMost,
  defineFacet,
  defineKeyword,
  JsonType,
  number,
  reference,
  schemaList,
  schemaMap,
  self,
  test as testOf,
} from "../src/keyword.js";

const id = (name: string): string => `https://example.com/keyword/${name}`;
const scale = defineFacet("https://example.com/facet/scale", (factors: readonly number[]) =>
  factors.reduce((product, factor) => product * factor, 1),
);
const keywords = {
  limit: defineKeyword({
    id: id("limit"),
    value: number,
    appliesTo: JsonType.number,
    lower: (k) => testOf(atMost(self, Number(k.value) * k.read(scale))),
    message: "must be small",
  }),
  both: defineKeyword({ id: id("both"), value: schemaList, lower: (k) => all(k.value) }),
  refer: defineKeyword({ id: id("refer"), value: reference, lower: (k) => all([k.value]) }),
  tenfold: defineKeyword({
    id: id("tenfold"),
    value: reference,
    lower: (k) => all([k.provideAt(k.value, [scale.of(10)]), k.provideAt(k.value, [])]),
  }),
  double: defineKeyword({
    id: id("double"),
    value: reference,
    lower: (k) => all([k.provideAt(k.value, [scale.of(2), scale.of(k.read(scale))])]),
  }),
  defs: defineKeyword({ id: id("defs"), value: schemaMap }),
};
const core = defineVocabulary({ uri: "https://example.com/vocabulary/scaled", keywords });
const dialect = defineDialect({ uri: "https://example.com/dialect/scaled", vocabularies: [core], core });
const argot = createArgot({ dialects: [dialect] });
const defs = { one: { limit: 1 }, two: { double: "#/defs/one" }, truth: true };

describe("a schema that is applied with contributions", () => {
  test("reads them, and no other application of it does", () => {
    const validator = argot.compile({ defs, double: "#/defs/one" });
    expect([2, 3].map((value) => validator(value))).toEqual([true, false]);
    expect(argot.compile({ defs, refer: "#/defs/one" })(2)).toBe(false);
    expect(argot.compile({ defs, both: [{ double: "#/defs/one" }, { refer: "#/defs/one" }] })(2)).toBe(false);
  });

  test("is where it is in the schema, for issues", () => {
    const [issue] = argot.compile({ defs, double: "#/defs/one" }).validate(3).errors;
    expect(issue).toMatchObject({ message: "must be small", keywordLocation: "/double/limit" });
    expect(issue?.absoluteKeywordLocation).toContain("#/defs/one/limit");
  });

  test("may pass contributions on", () => {
    const validator = argot.compile({ defs, double: "#/defs/two" });
    expect([4, 5].map((value) => validator(value))).toEqual([true, false]);
  });

  test("is one block for equal contributions, and itself without any", () => {
    const { blocks } = argot.plan({ defs, both: [{ double: "#/defs/one" }, { double: "#/defs/one" }] });
    expect(blocks.map(({ pointer }) => pointer).filter((pointer) => pointer === "/defs/one")).toHaveLength(2);
    const validator = argot.compile({ defs, tenfold: "#/defs/one" });
    expect([1, 2].map((value) => validator(value))).toEqual([true, false]);
  });

  test("may be a boolean", () => {
    expect(argot.compile({ defs, double: "#/defs/truth" })(1)).toBe(true);
  });

  test("is refused if it leads back to itself", () => {
    const circular = { defs: { one: { double: "#/defs/two" }, two: { double: "#/defs/one" } }, refer: "#/defs/one" };
    expect(() => argot.compile(circular)).toThrow(expect.objectContaining({ code: "endless-reference" }));
  });
});
