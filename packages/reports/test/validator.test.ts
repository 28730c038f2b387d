// Results of validators beside verdicts: their form, their amount, and their cost.
import { describe, expect, test } from "vitest";
import {
  type Backend,
  createArgot,
  defineDialect,
  defineVocabulary,
  DefinitionError,
  EvaluationError,
  type Keyword,
  LimitError,
  type Limits,
  SchemaError,
  ValidationError,
  type ValidationIssue,
} from "@argot/core";
import { localise, type OutputFormat, outputFormats, type Validator, reports } from "../src/index.js";
import { defineKeyword, schema as schemaShape } from "@argot/core/keyword";
import { miniArgot } from "./mini.js";

const schema = {
  $id: "https://example.com/s",
  annotation: "all",
  named: {
    a: { even: true, annotation: 1 },
    b: { each: { even: true, annotation: "item" } },
    c: { either: [{ even: true }, { named: { x: { even: true } }, no: {} }] },
    "d/~ü": { inside: { each: { even: true } } },
    e: { choice: [{ even: true, annotation: "even" }, { annotation: "then" }, { annotation: "else" }] },
    f: { choice: [{ even: true }, { no: {} }, { kinds: ["number"] }] },
  },
  both: [{ annotation: "b" }, { $id: "t", named: { a: { unknown: true } } }],
};
const right = { a: 2, b: [2, 4], c: { x: 2 }, "d/~ü": "[2]", e: 3, f: 3 };
const wrong = { a: 1, b: [2, 3, 5], c: 3, "d/~ü": "[2,3]", e: 2, f: 2 };

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** An issue with its alternatives, which are not enumerable. */
const withOthers = ({ alternatives, ...issue }: ValidationIssue): object => ({
  ...issue,
  causes: issue.causes.map(withOthers),
  ...(alternatives && { alternatives }),
});

describe("outputs", () => {
  const validator = miniArgot().compile(schema);
  // Read the difference when one of these files changes.
  test.each(outputFormats)("%s", async (format) => {
    const found = [right, wrong].map((value) => validator.output(value, format));
    await expect(`${JSON.stringify(found, undefined, 2)}\n`).toMatchFileSnapshot(`outputs/${format}.txt`);
  });

  test.each(outputFormats)("%s, for names, quotas and special cases", async (format) => {
    const more = miniArgot().compile({
      $id: "https://example.com/more",
      names: { matches: "^[a-z]", annotation: "a name", both: [{ long: 1 }] },
      named: {
        s: { some: { even: true, annotation: "item" }, few: { no: { even: true } } },
        t: { inside: { names: { matches: "^x", annotation: "in content" } } },
        u: { no: { annotation: "never", named: { a: { even: true } } } },
        v: { only: { annotation: "twice" }, either: [{ annotation: 1 }, { kinds: ["null"] }] },
      },
      members: { annotation: "member" },
      distinct: true,
    });
    const values = [
      { s: [1, 2], t: '{"x":1}' },
      { S: 1, "": 2, s: [1, 3], t: '{"a":1}', u: { a: 2 }, v: 1 },
    ];
    const found = values.map((value) => more.output(value, format));
    await expect(`${JSON.stringify(found, undefined, 2)}\n`).toMatchFileSnapshot(`outputs/${format}-more.txt`);
  });

  test("errors and annotations", async () => {
    const found = {
      errors: validator.validate(wrong).errors.map(withOthers),
      annotations: validator.annotations(right).list,
    };
    await expect(`${JSON.stringify(found, undefined, 2)}\n`).toMatchFileSnapshot("outputs/validate.txt");
    expect(validator.validate(right)).toEqual({ valid: true, errors: [], value: right });
    expect(validator.annotations(wrong).list).toEqual([]);
  });

  test("a format that is none is refused", () => {
    const call = (): unknown => validator.output(1, "brief" as OutputFormat);
    expect(call).toThrow(DefinitionError);
    expect(call).toThrow(
      'The output format "brief" is not known; known are flag, basic, detailed, verbose, list, hierarchical.',
    );
  });
});

describe("what outputs and errors hold", () => {
  test("outputs name the names that are wrong", () => {
    const validator = miniArgot().compile({ rightNames: { matches: "^a" } });
    const found = JSON.stringify(validator.output({ a: 1, b: 1, c: 1 }, "verbose"));
    expect(found).toContain(JSON.stringify('must have other names than "b", "c"').slice(1, -1));
  });

  test.each<[what: string, schema: object, value: unknown, data: object]>([
    ["no suggestion", { among: ["off", "warning"] }, "x", { value: ["off", "warning"], actual: "x" }],
    ["names that are there", { lacks: "a" }, { a: 1 }, { value: "a", actual: { a: 1 }, present: ["a"] }],
    ["names that are missing", { needs: "a" }, {}, { value: "a", actual: {}, missing: ["a"] }],
    [
      "a name that is mistyped",
      { needs: "colour" },
      { color: 1 },
      { value: "colour", actual: { color: 1 }, missing: ["colour"], found: ["color"] },
    ],
    ["types", { kinds: ["null"] }, 1, { value: ["null"], actual: "integer", expected: ["null"] }],
    ["a size", { long: 2 }, "a", { value: 2, limit: 2, actual: 1 }],
    [
      "how many alternatives hold",
      { either: [{ even: true }] },
      1,
      { value: [{ even: true }], actual: 0, min: 1, max: Infinity, nearest: "must be even, is 1" },
    ],
    [
      "how many items do, and which",
      { few: { even: true } },
      [2, 4],
      {
        value: { even: true },
        actual: 2,
        min: 0,
        max: 1,
        matching: {
          messageId: "argot:message/contains",
          message: "contains 2 (items 0 and 1)",
          data: { actual: 2, items: [0, 1] },
        },
      },
    ],
    ["items that are equal", { distinct: true }, [1, 2, 1], { value: true, actual: [1, 2, 1], equal: [0, 2] }],
    [
      "names that are wrong",
      { rightNames: { long: 2 } },
      { a: 1, ab: 1 },
      { value: { long: 2 }, actual: { a: 1, ab: 1 }, names: ["a"] },
    ],
    [
      "names that are missing among more",
      { card: ["a", "b"] },
      { a: 1 },
      { value: ["a", "b"], actual: 1, missing: ["b"] },
    ],
    ["a size among names that are there", { card: ["a"] }, { a: 1 }, { value: ["a"], actual: 1 }],
    ["a name too few of two", { instead: ["a", "b"] }, {}, { value: ["a", "b"], actual: {}, missing: ["b"] }],
    [
      "a name too many of two",
      { instead: ["a", "b"] },
      { a: 1, b: 1 },
      { value: ["a", "b"], actual: { a: 1, b: 1 }, present: ["a"] },
    ],
    [
      "both of them",
      { instead: ["a", "b"] },
      { a: 1 },
      { value: ["a", "b"], actual: { a: 1 }, missing: ["b"], present: ["a"] },
    ],
    [
      "names of which none is there",
      { oneName: ["a", "b"] },
      {},
      { value: ["a", "b"], actual: {}, min: 1, missing: ["a", "b"] },
    ],
    ["items that are equal, of few", { fewDistinct: 2 }, [1, 1], { value: 2, actual: [1, 1], equal: [0, 1] }],
    ["items that are too many", { fewDistinct: 1 }, [1, 2], { value: 1, actual: 2 }],
    ["what the part that fails finds", { word: 2 }, "a", { value: 2, actual: 1 }],
    ["items that are wrong", { rightItems: { even: true } }, [1], { value: { even: true }, actual: [1] }],
  ])("data have members for what there is to say: %s", (_what, given, value, data) => {
    const [error] = miniArgot().compile(given).validate(value).errors;
    expect(error?.data).toStrictEqual(data);
  });

  test.each<[schema: object, value: unknown, found: readonly string[]]>([
    [{ filled: true }, [], ['/filled must satisfy "filled"']],
    [{ quietly: [] }, 1, ['/quietly must satisfy "quietly"']],
    [
      { anyQuietly: [{ even: true }] },
      1,
      ['/anyQuietly must satisfy "anyQuietly"', "/anyQuietly/0/even must be even, is 1"],
    ],
    [{ each: { even: true } }, [1], ["/each/even must be even, is 1"]],
    [{ both: [{ even: true }] }, 1, ["/both/0/even must be even, is 1"]],
  ])("a rule that fails by itself and has no message is reported as well: %j", (given, value, found) => {
    const { errors = [] } = miniArgot().compile(given).output(value, "basic");
    expect(errors.map(({ keywordLocation, error }) => `${keywordLocation} ${error}`)).toEqual(found);
  });

  test("messages of alternatives say no more than necessary", () => {
    const { errors } = miniArgot()
      .compile({ either: [{ among: ["a", "b"] }, { among: ["c"] }] })
      .validate("zzz");
    expect(errors[0]?.causes[0]?.data).toStrictEqual({ expected: [], value: ["a", "b", "c"], actual: "zzz" });
  });

  test("of first items it is noted which were the last, and where that is all", () => {
    const validator = miniArgot().compile({ first: [{}, {}] });
    const noted = [[1], [1, 2], [1, 2, 3], []].map((value) =>
      validator.annotations(value).list.map((each) => each.value),
    );
    expect(noted).toEqual([[true], [true], [1], []]);
  });

  test("a schema that is false fails without a keyword", () => {
    const [error] = miniArgot().compile(false).validate(1).errors;
    expect(error?.messageId).toBe("argot:message/nothing-allowed");
    expect(Object.keys(error ?? {})).toEqual([
      "message",
      "messageId",
      "data",
      "instanceLocation",
      "path",
      "keywordLocation",
      "absoluteKeywordLocation",
      "causes",
    ]);
  });

  test("names have no contents, and nothing in them has a location", () => {
    const validator = miniArgot().compile({
      names: { inside: { inside: { annotation: 1 } } },
      members: { inside: { annotation: 2 } },
    });
    const value = { '"1"': "2" };
    expect(validator.contents(value)).toMatchObject([{ instanceLocation: '/"1"', content: 2 }]);
  });

  test("of a hundred names that must not be there each may be mistyped, of more none is", () => {
    const validator = miniArgot().compile({ named: { colour: {} }, others: false });
    const suggested = (others: number): readonly unknown[] => {
      const value = Object.fromEntries([["color", 1], ...Array.from({ length: others }, (_, i) => [`x${i}`, i])]);
      return validator.validate(value).errors.flatMap(({ data }) => data["suggestion"] ?? []);
    };
    expect([suggested(99), suggested(100)]).toEqual([["colour"], []]);
  });

  test("names are known from a schema and up to a hundred schemas that it refers to", () => {
    const foundAfter = (references: number): unknown => {
      let knowing: object = { named: { color: {} } };
      for (let i = 1; i < references; i++) knowing = { both: [knowing] };
      const [error] = miniArgot()
        .compile({ has: ["colour"], both: [knowing] })
        .validate({ color: 1 }).errors;
      return error?.data["found"];
    };
    expect([98, 99, 100].map(foundAfter)).toEqual([undefined, undefined, ["color"]]);
  });

  test("alternatives in alternatives are reported at any depth", () => {
    let deep: object = { has: ["x"] };
    for (let i = 0; i < 40; i++) deep = { either: [{ has: ["a", "b"] }, deep] };
    expect(miniArgot().compile(deep).validate({}).errors).toHaveLength(1);
  });

  test("issues belong to the caller", () => {
    const { errors } = miniArgot()
      .compile({ either: [{ even: true }] })
      .validate(1);
    const issue: { alternatives?: unknown } = errors[0] ?? {};
    expect(issue.alternatives).toHaveLength(1);
    expect(Object.keys(issue)).not.toContain("alternatives");
    delete issue.alternatives;
    expect(issue).not.toHaveProperty("alternatives");
  });

  test("alternatives belong to the issue itself, not to what stands in for it", () => {
    const { errors } = miniArgot()
      .compile({ either: [{ even: true }] })
      .validate(1);
    const [issue] = errors as [ValidationIssue];
    expect([new Proxy(issue, {}), Object.create(issue) as ValidationIssue].map((each) => each.alternatives)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("of a value that has changed it is said what it is now", () => {
    const validator = miniArgot().compile({ among: [1], has: ["a", "b"] });
    const value: Record<string, number> = {};
    const said = (): readonly string[] => validator.validate(value).errors.map(({ message }) => message);
    expect(said()).toEqual(["must be among 1, is {}", 'must have "a", "b"']);
    value["a"] = 1;
    expect(said()).toEqual(['must be among 1, is {"a": 1}', 'must have "b"']);
  });

  test("what was applied to nothing has no alternatives", () => {
    const { errors } = miniArgot()
      .compile({ some: { even: true } })
      .validate([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toHaveProperty("alternatives");
  });

  test("what a keyword says of one place comes from the outer schemas first, whatever they are called", () => {
    const annotated = { members: { both: [{ annotation: "far" }] }, named: { "a member": { annotation: "near" } } };
    const annotations = miniArgot().compile(annotated).annotations({ "a member": 1 }).of("annotation");
    expect(annotations).toEqual(new Map([["/a member", ["near", "far"]]]));
  });

  test("units have members for what there is to say", () => {
    const output = miniArgot()
      .compile({ $id: "s:", even: true, kinds: ["null"] })
      .output(2, "verbose");
    const at = (keyword: string): object => ({
      keywordLocation: keyword,
      absoluteKeywordLocation: `s:#${keyword}`,
      instanceLocation: "",
    });
    expect(output).toStrictEqual({
      valid: false,
      ...at(""),
      errors: [
        { valid: true, ...at("/even") },
        { valid: false, ...at("/kinds"), error: "must be null, is integer" },
      ],
    });
  });

  test("translations have alternatives where the originals do", () => {
    const { errors } = miniArgot()
      .compile({ either: [{ even: true }], kinds: ["null"] })
      .validate(1);
    const translated = localise(errors, {});
    expect(translated).toEqual(errors);
    expect(translated.map((issue) => "alternatives" in issue)).toEqual([true, false]);
  });

  test("a typo among names of which one is wanted is there where it was found", () => {
    const validator = miniArgot().compile({ either: [{ has: ["colour"] }, { has: ["size"] }] });
    const dataFor = (value: object): object | undefined => validator.validate(value).errors[0]?.causes[0]?.data;
    expect(dataFor({})).toStrictEqual({ missing: ["colour", "size"] });
    expect(dataFor({ color: 1 })).toStrictEqual({ missing: ["colour", "size"], found: ["color"] });
  });

  test("what is wrong with an alternative is not counted where another holds", () => {
    const validator = miniArgot().compile({ either: [{ even: true }, {}], among: [2], kinds: ["string"] });
    expect(validator.validate(1, { maxErrors: 2 }).errors).toHaveLength(2);
    const more = miniArgot().compile({
      either: [{ both: [{ even: true }, { even: true }] }, {}],
      among: [2],
      kinds: [],
    });
    expect(more.validate(1, { maxErrors: 1 }).errors).toHaveLength(1);
  });

  test("all failures count for which alternative matches best", () => {
    const either = [{ each: { kinds: ["string"], even: true } }, { each: { kinds: ["string"] } }];
    const causesOf = (count: number): number | undefined =>
      miniArgot().compile({ either }).validate(Array(count).fill(1)).errors[0]?.causes.length;
    expect([1, 198, 1000].map(causesOf)).toEqual([1, 198, 1000]);
  });

  test("what a keyword applies may allow anything", () => {
    const validator = miniArgot().compile({ filled: true });
    expect([validator([1]), validator([]), validator(1)]).toEqual([true, false, true]);
  });
});

describe("assert", () => {
  const validator = miniArgot().compile({ each: { even: true } });
  test.each([
    [[1], "/0 must be even, is 1"],
    [[1, 3, 2, 5], "/0 must be even, is 1; /1 must be even, is 3; /3 must be even, is 5"],
    [[1, 3, 5, 7, 9], "/0 must be even, is 1; /1 must be even, is 3; /2 must be even, is 5; and 2 more"],
  ])("%j", (value, message) => {
    const error = thrownBy(() => validator.assert(value)) as ValidationError;
    expect(error).toBeInstanceOf(ValidationError);
    expect([error.name, error.message]).toEqual(["ValidationError", message]);
    expect(error.issues).toEqual(validator.validate(value).errors);
  });

  test("the value itself has a name", () => {
    const whole = miniArgot().compile({ even: true });
    expect(() => whole.assert(1)).toThrow("the value must be even, is 1");
    expect(thrownBy(() => whole.assert(2))).toBeUndefined();
  });
});

describe("validate", () => {
  const validator = miniArgot().compile({ each: { even: true } });
  const odd = [1, 3, 5, 7];
  test.each<[options: object | undefined, count: number]>([
    [undefined, 4],
    [{}, 4],
    [{ errors: "all" }, 4],
    [{ errors: "first" }, 1],
    [{ maxErrors: 1 }, 1],
    [{ maxErrors: 3 }, 3],
    [{ maxErrors: Infinity }, 4],
    [{ errors: "first", maxErrors: 3 }, 1],
  ])("%o", (options, count) => {
    expect(validator.validate(odd, options).errors).toHaveLength(count);
  });

  test.each<[options: object, message: string]>([
    [{ maxErrors: 0 }, "maxErrors must be a positive integer; it is 0."],
    [{ maxErrors: -1 }, "maxErrors must be a positive integer; it is -1."],
    [{ maxErrors: 1.5 }, "maxErrors must be a positive integer; it is 1.5."],
    [{ errors: "some" }, 'errors must be "all" or "first"; it is "some".'],
  ])("%o is refused", (options, message) => {
    expect(() => validator.validate(odd, options)).toThrow(new DefinitionError(message));
  });

  test("are looked at where nothing is wrong, too", () => {
    expect(validator.validate(2, { maxErrors: 1 })).toEqual({ valid: true, errors: [], value: 2 });
    expect(() => validator.validate(2, { maxErrors: 0 })).toThrow(DefinitionError);
  });

  test("what fails where a neighbour holds is not counted", () => {
    const either = miniArgot().compile({ each: { either: [{ even: true }, { no: { even: true } }] }, no: {} });
    expect(either.validate([1, 2, 3], { maxErrors: 1 }).errors).toMatchObject([{ keyword: "no" }]);
  });
});

describe("limits", () => {
  const nested = { $id: "https://example.com/n", each: { either: [{ even: true }, { no: {} }] } };
  test.each<[limit: keyof Limits, maximum: number, schema: unknown, within: unknown, beyond: unknown, name: string]>([
    ["depth", 1, { each: { each: {} } }, [1, []], [[1]], "1 levels of a value"],
    ["steps", 3, { each: {} }, [1, 2], [1, 2, 3], "3 JSON values in a value"],
    [
      "decodedLength",
      4,
      { each: { inside: {} } },
      ["1", "123"],
      ["1", "1234"],
      "4 UTF-16 code units of decoded content",
    ],
  ])("%s of %i", (limit, maximum, limited, within, beyond, name) => {
    const validator = miniArgot({ limits: { [limit]: maximum } }).compile(limited);
    expect(validator(within)).toBe(true);
    const error = thrownBy(() => validator(beyond));
    expect(error).toBeInstanceOf(LimitError);
    expect(error).toMatchObject({
      limit,
      maximum,
      message: `the limit of ${name} is exceeded; raise \`limits.${limit}\` if you trust the source`,
    });
    // Counting begins anew.
    expect(validator(within)).toBe(true);
    expect(miniArgot({ limits: { [limit]: undefined } }).compile(limited)(beyond)).toBe(true);
  });

  test.each([
    ["the value itself", {}, 1],
    ["what is applied to it", { both: [{ both: [{}] }] }, 1],
    ["its content", { inside: {} }, "1"],
  ])("no level is %s", (_what, given, value) => {
    expect(miniArgot({ limits: { depth: 0 } }).compile(given)(value)).toBe(true);
  });

  test("a verdict takes no errors", () => {
    const validator = miniArgot({ limits: { errors: 0 } }).compile({ even: true, each: { even: true } });
    expect([validator(1), validator([1, 3])]).toEqual([false, false]);
    expect(thrownBy(() => validator.validate(1))).toMatchObject({ limit: "errors", maximum: 0 });
  });

  test("errors are counted when they are reported", () => {
    const validator = miniArgot({ limits: { errors: 2 } }).compile({ each: { even: true } });
    expect(validator([1, 3, 5])).toBe(false);
    expect(validator.validate([1]).errors).toHaveLength(1);
    expect(thrownBy(() => validator.validate([1, 3]))).toMatchObject({ limit: "errors", maximum: 2 });
  });

  test("a schema is counted when it comes in", () => {
    // The object, its member, the list, its two items.
    expect(miniArgot({ limits: { schemaSize: 3 } }).compile({ annotation: [1] })(1)).toBe(true);
    expect(thrownBy(() => miniArgot({ limits: { schemaSize: 3 } }).compile({ annotation: [1, 2] }))).toMatchObject({
      limit: "schemaSize",
      maximum: 3,
      message:
        "the limit of 3 JSON values and hundreds of characters in a schema document is exceeded; raise `limits.schemaSize` if you trust the source",
    });
    expect(thrownBy(() => miniArgot().compile(nested))).toBeUndefined();
    // A text or a name counts once more for each 100 UTF-16 code units.
    for (const [text, size] of [
      ["a".repeat(99), 2],
      ["a".repeat(100), 3],
      ["a".repeat(2000), 22],
    ] as const) {
      for (const document of [{ annotation: text }, { annotation: { [text]: 1 } }]) {
        const count = typeof document.annotation === "string" ? size : size + 1;
        expect(miniArgot({ limits: { schemaSize: count } }).compile(document)(1)).toBe(true);
        expect(thrownBy(() => miniArgot({ limits: { schemaSize: count - 1 } }).compile(document))).toMatchObject({
          limit: "schemaSize",
        });
      }
    }
    // An array says how many items it has, whether they are there or not.
    const maximum = { limits: { schemaSize: 3 } };
    expect(thrownBy(() => miniArgot(maximum).compile({ annotation: Array(4) }))).toMatchObject({ limit: "schemaSize" });
    expect(thrownBy(() => miniArgot(maximum).compile({ annotation: Array(3) }))).toMatchObject({ code: "not-json" });
  });

  test("limits leave the tier as it is, except for decoded content", () => {
    const compile = (): never => {
      throw new Error("compiled");
    };
    const backend = { optimise: <P>(plan: P): P => plan, compile, closures: compile };
    const limits = { schemaSize: 9, depth: 9, steps: 9, errors: 9, decodedLength: 9 };
    const argot = miniArgot({ tier: "compiled", backend, limits });
    expect(() => argot.compile(true)).toThrow("compiled");
    const decoding = argot.compile({ even: true, inside: {} });
    for (let i = 0; i < 500; i++) expect([decoding("1"), decoding.validate(1).valid]).toEqual([true, false]);
  });

  test.each<[limits: object, message: string]>([
    [
      { deep: 1 },
      'The limit "deep" is not known; known are depth, steps, errors, schemaSize, decodedLength, scopedResults, output.',
    ],
    [{ depth: -1 }, 'The limit "depth" must be a non-negative number.'],
    [{ steps: NaN }, 'The limit "steps" must be a non-negative number.'],
    [{ steps: "1" }, 'The limit "steps" must be a non-negative number.'],
  ])("%o is refused", (limits, message) => {
    expect(() => miniArgot({ limits })).toThrow(new DefinitionError(message));
  });

  test("nothing may be allowed", () => {
    expect(thrownBy(() => miniArgot({ limits: { steps: 0 } }).compile(true)(1))).toMatchObject({ limit: "steps" });
  });
});

test("a disposed Argot instance throws, and its validators still work", () => {
  const argot = miniArgot();
  const validator = argot.compile({ even: true });
  argot.dispose();
  expect([validator(1), validator(2)]).toEqual([false, true]);
  const message = "This Argot instance was disposed of. Create another one with `createArgot`.";
  expect(() => argot.compile(true)).toThrow(message);
  expect(() => argot.add(true)).toThrow(message);
});

test("annotations are values of the schema, and are frozen", () => {
  const annotation = { a: [null, { b: 1 }], c: "x" };
  const [found] = miniArgot().compile({ annotation }).annotations(1).list;
  expect(found).toMatchObject({ value: annotation });
  const { a } = (found as { value: { a: [null, { b: number }] } }).value;
  expect(() => (a.length = 2)).toThrow(TypeError);
  expect(() => (a[1].b = 2)).toThrow(TypeError);
});

test("contents are listed by the decoding keywords where the dialect only describes them", () => {
  const inside = miniArgot().dialect("https://example.com/dialect/mini").keywords.get("inside")!.keyword;
  const described = defineKeyword({ id: inside.id, value: schemaShape, annotation: "value" });
  const core = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { inside: described } });
  const dialects = [defineDialect({ uri: "https://example.com/dialect", vocabularies: [core] })];
  const compile = (decodingKeywords?: readonly Keyword[]): Validator =>
    createArgot({ dialects, reports, ...(decodingKeywords && { decodingKeywords }) }).compile({ inside: {} });
  expect(compile().contents("[1]")).toEqual([]);
  expect(compile([inside]).contents("[1]")).toMatchObject([{ instanceLocation: "", content: [1] }]);
});

describe("a value that changes while it is read has no result", () => {
  const validator = miniArgot().compile({ named: { a: { even: true } } });
  const said = "the value changes while it is read";

  /** A value with a member that is another one from a certain read on. */
  const changing = (first: number, then: number, from: () => number): object => {
    let reads = 0;
    return Object.defineProperty({}, "a", { enumerable: true, get: () => (reads++ < from() ? first : then) });
  };
  const readsOfVerdict = (): number => {
    let count = 0;
    validator(changing(2, 2, () => count++));
    return count;
  };
  const reads = readsOfVerdict();
  const invalidAtFirst = (): object => changing(1, 2, () => reads);
  const validAtFirst = (): object => changing(2, 1, () => reads);

  test("not valid at first, and valid when its errors are looked for", () => {
    expect(() => validator.validate(invalidAtFirst())).toThrow(EvaluationError);
    expect(() => validator.validate(invalidAtFirst())).toThrow(said);
    expect(() => validator.assert(invalidAtFirst())).toThrow(said);
    expect(() => validator.output(invalidAtFirst(), "basic")).toThrow(said);
  });

  test("valid at first, and not when its annotations are looked for", () => {
    expect(() => validator.annotations(validAtFirst())).toThrow(said);
    expect(() => validator.contents(validAtFirst())).toThrow(said);
    expect(() => validator.output(validAtFirst(), "detailed")).toThrow(said);
  });

  test("or the backend is wrong about it", () => {
    const backend: Backend = {
      optimise: (plan) => plan,
      compile: () => () => false,
      closures: () => ({ verdict: () => true, findFailures: () => undefined }),
    };
    expect(() => miniArgot({ tier: "compiled", backend }).compile(true).validate(1)).toThrow(said);
  });
});

test("the message of the exception begins with the primary issue, wherever it is", () => {
  const found = miniArgot()
    .compile({ named: { a: { even: true }, b: { even: true }, c: { even: true }, d: { among: ["red", "blue"] } } })
    .validate({ a: 1, b: 1, c: 1, d: "rde" }).errors;
  const said = found.map(({ instanceLocation, message }) => `${instanceLocation} ${message}`);
  expect(found[3]?.data).toHaveProperty("suggestion");
  expect(new ValidationError(found).message).toBe([said[3], said[0], said[1], "and 1 more"].join("; "));
});

describe("what is thrown", () => {
  const odd = miniArgot().compile({ each: { even: true } });
  const lines = (...at: number[]): string => at.map((i) => `/${i} must be even, is 1`).join("; ");
  test.each([
    [1, lines(0)],
    [3, lines(0, 1, 2)],
    [4, `${lines(0, 1, 2)}; and 1 more`],
    [5, `${lines(0, 1, 2)}; and 2 more`],
  ])("of %i errors", (count, message) => {
    const error = thrownBy(() => odd.assert(Array(count).fill(1)));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ name: "ValidationError", message, issues: { length: count } });
  });
});

describe("what is no schema is refused", () => {
  test.each([[null], [1], [[]], [undefined]])("%j", (value) => {
    const error = thrownBy(() => miniArgot().compile(value));
    expect(error).toBeInstanceOf(SchemaError);
    expect(error).toMatchObject({
      code: "not-json",
      uri: "argot:/",
      pointer: "",
      reason: "a schema must be an object or a boolean, or the URI of one",
    });
  });

  test("what was added is found by its URI, in part too, and located", () => {
    const argot = miniArgot().add({ named: { a: { $id: "b", even: true } } }, "https://example.com/a");
    expect(argot.compile("https://example.com/b")(1)).toBe(false);
    expect(argot.compile("https://example.com/a#/named/a")(1)).toBe(false);
    expect(argot.compile("https://example.com/a")(1)).toBe(true);
    expect(argot.locate("https://example.com/b")).toEqual({ document: "https://example.com/a", pointer: "/named/a" });
    expect(argot.locate("https://example.com/c")).toBeUndefined();
    expect(argot.locate("https://example.com/b#nowhere")).toEqual({
      document: "https://example.com/a",
      pointer: "/named/a",
    });
    expect(argot.locate("https://example.com/b#/even")).toEqual({
      document: "https://example.com/a",
      pointer: "/named/a/even",
    });
    expect(argot.dialect("https://example.com/dialect/mini#").uri).toBe("https://example.com/dialect/mini");
    expect(() => argot.compile("https://example.com/a#/named/b")).toThrow(SchemaError);
  });
});

test("items that count are noted where they do not count as evaluated", () => {
  const annotations = miniArgot()
    .compile({ seen: { even: true } })
    .annotations([1, 2, 3, 4]);
  expect(annotations.list.map(({ value }) => value)).toEqual([[1, 3]]);
});

test("a member that is applied to twice is noted once", () => {
  const annotations = miniArgot()
    .compile({ alike: { "^a": {}, b$: {} } })
    .annotations({ ab: 1, b: 1, x: 1, a: 1 });
  expect(annotations.list.map(({ value }) => value)).toEqual([["ab", "b", "a"]]);
});

test("the schema that a keyword applies to anything stands where the keyword does", () => {
  const output = miniArgot().compile({ $id: "https://example.com/s", filled: true }).output([1], "hierarchical");
  expect(output.details).toMatchObject([
    { evaluationPath: "/filled", schemaLocation: "https://example.com/s#/filled", instanceLocation: "/0" },
  ]);
});

test("an unknown keyword is an annotation", () => {
  expect(miniArgot().compile({ unheard: 1 }).annotations(1).list).toMatchObject([{ keyword: "unheard", value: 1 }]);
});
