// What lowering makes of keywords that read one another, of an author's words, and of what cannot be lowered.
import { describe, expect, test } from "vitest";
import {
  createArgot,
  DefinitionError,
  defineDialect,
  defineVocabulary,
  type RegexEngine,
  SchemaError,
} from "../src/index.js";
import {
  all,
  and,
  branch,
  defineKeyword,
  type Application,
  has,
  is,
  isObject,
  type Json,
  type JsonObject,
  claimedProperties,
  members,
  reference,
  schemaList,
  schemaMap,
  type Shape,
  string,
  strings,
  JsonType,
  test as testOf,
  type CustomMessages,
  customMessages,
  schema as subschema,
} from "../src/keyword.js";
import { withoutMessages } from "../src/passes/without-messages.js";
import { print } from "../src/plan/print.js";
import { miniArgot } from "./mini.js";

const id = (name: string): string => `https://example.com/keyword/${name}`;

type Words = Omit<CustomMessages, "id">;
const texts = (said: unknown): ReadonlyMap<string, string> => new Map(Object.entries(said as Record<string, string>));
/** An author's words: of the schema, of keywords, and of members by keyword. */
const words: Shape<Words> = {
  expected: "words",
  problem: (json) => (isObject(json) ? undefined : { path: ["x/"], expected: "words" }),
  subschemaPaths: () => [],
  parse(json) {
    const { whole, keywords: said = {}, members: ofMembers = {} } = json as Record<string, Json>;
    const byKeyword = Object.entries(ofMembers as JsonObject).map(([name, each]) => [name, texts(each)] as const);
    return {
      ...(whole !== undefined && { schema: whole as string }),
      keywords: texts(said),
      properties: new Map(byKeyword),
    };
  },
};
const nowhere: Shape<Application> = {
  expected: "anything",
  problem: () => undefined,
  subschemaPaths: () => [],
  parse: (_json, context) => context.child("a~").subschema(),
};

const keywords = {
  // First, though it reads what others evaluate.
  others: defineKeyword({
    id: id("others"),
    value: subschema,
    lower: (k) => members({ rest: k.value, except: "evaluated" }),
  }),
  words: defineKeyword({
    id: id("words"),
    value: words,
    provide: (said) => customMessages.of({ id: id("words"), ...said }),
  }),
  string: defineKeyword({ id: id("string"), value: strings, predicate: () => is(JsonType.string) }),
  alone: defineKeyword({ id: id("alone"), value: strings, ignoresSiblings: true, predicate: () => is(JsonType.null) }),
  both: defineKeyword({ id: id("both"), value: schemaList, lower: (k) => all(k.value) }),
  has: defineKeyword({
    id: id("has"),
    value: strings,
    appliesTo: JsonType.object,
    predicate: (wanted) => and(wanted.map((name) => has(name))),
    message: "must have {missing}",
  }),
  choice: defineKeyword({
    id: id("choice"),
    value: schemaList,
    lower: ({ value: [condition, ...ways] }) => branch({ if: condition as Application, then: ways[0], else: ways[1] }),
  }),
  named: defineKeyword({
    id: id("named"),
    value: schemaMap,
    provide: (named) => claimedProperties.of({ names: [...named.keys()] }),
    lower: (k) => members({ named: k.value }),
  }),
  // Of members that a schema does not name, what that schema says.
  rest: defineKeyword({
    id: id("rest"),
    value: subschema,
    lower: (k) => members({ rest: k.value, except: k.readAt(k.value, claimedProperties) }),
  }),
  one: defineKeyword({ id: id("one"), value: string, predicate: (name) => has(name), message: "must have {missing}" }),
  // What it means depends on its value, and so do its message and its constraints.
  several: defineKeyword({
    id: id("several"),
    value: schemaMap,
    annotation: "applied",
    lower: ({ value }) => [
      members({ named: value }),
      all([...value.values()]),
      testOf(is(JsonType.object)),
      testOf(has("h")),
    ],
    message: { few: "must be few", many: "must be many" },
    variant: ({ value }, constraint) => (constraint.op === "test" ? (value.size > 1 ? "many" : "few") : undefined),
  }),
  through: defineKeyword({ id: id("through"), value: reference, lower: (k) => all([k.value]) }),
  $id: defineKeyword({ id: id("id"), value: string, identify: (uri) => ({ id: uri }) }),
  broken: defineKeyword({
    id: id("broken"),
    value: strings,
    lower() {
      throw new DefinitionError("broken in itself");
    },
  }),
  defs: defineKeyword({ id: id("defs"), value: schemaMap }),
  nowhere: defineKeyword({ id: id("nowhere"), value: nowhere }),
};
const core = defineVocabulary({ uri: "https://example.com/vocabulary/words", keywords });
const dialect = defineDialect({ uri: "https://example.com/dialect/words", vocabularies: [core], core });
const argot = createArgot({ dialects: [dialect] });

const linesOf = (schema: unknown): readonly string[] =>
  print(withoutMessages(argot.plan(schema)))
    .split("\n")
    .filter((line) => line.startsWith("  "));

describe("an author's words", () => {
  test("nothing is left of a conjunction that has words for each part", () => {
    expect(linesOf({ has: ["a", "b"], words: { members: { has: { a: "no a", b: "no b" } } } })).toEqual([
      '  object: test has "a"  ; has',
      '  object: test has "b"  ; has',
    ]);
  });

  test("what there are no words for is left as it is", () => {
    expect(linesOf({ has: ["a", "b", "c"], words: { members: { has: { b: "no b" } } } })).toEqual([
      '  object: test has "b"  ; has',
      '  object: test and(has "a", has "c")  ; has',
    ]);
    expect(linesOf({ several: { a: {} }, words: { members: { several: { a: "no a", h: "no h" } } } })).toEqual([
      '  object: members ("a" -> b2) annotation applied  ; several',
      "  all (-> b1) annotation applied  ; several",
      "  test is object  ; several",
      '  test has "h"  ; several',
      "  all (-> b1)",
    ]);
  });

  test("may be of a member that is the only one", () => {
    expect(linesOf({ one: "a", words: { members: { one: { a: "no a" } } } })).toEqual(['  test has "a"  ; one']);
  });

  test.each([
    ["members", { members: { has: { b: "so" } } }],
    ["keywords", { keywords: { has: "so" } }],
    ["the schema as a whole", { whole: "so" }],
  ])("are shown as they are for %s, in every context", (_of, said) => {
    const validator = argot.compile({ choice: [{ has: ["a"] }, { has: ["b"], words: said }] });
    expect(validator.validate({ a: 1 }).errors).toMatchObject([{ message: "so", data: { custom: "so" } }]);
  });

  test.each([
    ["members", { members: { has: { b: "{b}" } } }, "{actual}"],
    ["keywords", { keywords: { has: "{b}" } }, "{actual}, {value}, {missing}"],
    ["the schema as a whole", { whole: "{b}" }, "{actual}"],
  ])("must not have placeholders that are unknown for %s", (_of, said, known) => {
    const compiled = (): unknown => argot.compile({ has: ["b"], words: said });
    expect(compiled).toThrow(`the message "{b}" has the unknown placeholder {b}; known are ${known}`);
    expect(compiled).toThrow(expect.objectContaining({ code: "invalid-keyword-value" }));
  });

  test("change nothing about what keywords read of other schemas", () => {
    const inner = { rest: { named: { a: {} }, string: [] } };
    const validator = argot.compile({
      named: { x: inner, y: {} },
      words: { members: { named: { x: "bad x", y: "bad y" } } },
    });
    expect([{ x: { a: 1 } }, { x: { b: "b" } }, { x: { b: 1 } }].map((value) => validator(value))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ["has", { has: ["a"] }],
    ["named", { named: { a: {} } }],
    ["both", { both: [{}] }],
    ["defs", { defs: { b: {} } }],
  ])("are refused for a property that %s does not name", (name, schema) => {
    const wrong = { ...schema, words: { members: { [name]: { b: "no b" } } } };
    expect(() => argot.compile(wrong)).toThrow(
      `there is a message for the property "b", but "${name}" does not name that property`,
    );
    expect(() => argot.compile(wrong)).toThrow(SchemaError);
  });
});

test("a shape that parses a subschema where there is none is reported, with the location", () => {
  const parsed = (): unknown => argot.compile({ nowhere: {} });
  expect(parsed).toThrow(DefinitionError);
  expect(parsed).toThrow("A shape parses a subschema at /nowhere/a~0, but there is none.");
});

test("the message of a keyword that has several goes by its name", () => {
  const idsOf = (several: object): readonly string[] =>
    argot
      .compile({ several })
      .validate(1)
      .errors.map(({ message, messageId }) => `${message}: ${messageId}`);
  expect(idsOf({})).toEqual([`must be few: ${id("several")}#few`, `must be few: ${id("several")}#few`]);
  expect(new Set(idsOf({ a: {}, b: {} }))).toEqual(new Set([`must be many: ${id("several")}#many`]));
});

test("an unknown keyword is an annotation, unless a keyword ignores its siblings", () => {
  expect(linesOf({ has: ["a"], unheard: { of: 1 } })).toEqual([
    '  object: test and(has "a")  ; has',
    '  nothing annotation {"of":1}  ; unheard',
  ]);
  expect(linesOf({ alone: [], has: ["a"], unheard: 1 })).toEqual(["  test is null  ; alone"]);
});

test("a keyword that has no message for a constraint says nothing of it", () => {
  const { errors } = argot.compile({ several: { a: { has: ["b"] } } }).validate({ a: {}, h: 1 });
  expect(new Set(errors.map(({ message }) => message))).toEqual(new Set(['must have "b"']));
});

test("what reads what others have evaluated comes after them", () => {
  expect(linesOf({ others: {}, named: { a: {} }, one: "b" })).toEqual([
    '  object: members ("a" -> b2)  ; named',
    '  test has "b"  ; one',
    "  object: members (rest -> b1 except evaluated)  ; others",
  ]);
});

describe("references that lead back to where they started are refused", () => {
  test.each<[what: string, schema: object]>([
    ["at once", { through: "#" }],
    ["by way of another", { through: "#/defs/a", defs: { a: { through: "#" } } }],
    ["by way of the second of two", { both: [{}, { through: "#" }] }],
    ["among others", { both: [{ through: "#/defs/a" }], defs: { a: { both: [{}, { through: "#/defs/a" }] } } }],
  ])("%s", (_what, schema) => {
    expect(() => argot.compile(schema)).toThrow(expect.objectContaining({ code: "endless-reference" }));
  });

  test("also by references that would be dynamic, if there were an anchor", () => {
    expect(() => miniArgot().compile({ noneAt: "#" })).toThrow(expect.objectContaining({ code: "endless-reference" }));
  });

  test("but not dynamic ones, of which values decide, nor what only descends", () => {
    const { resources } = miniArgot().plan({ $id: "https://example.com/s", spot: "a", noneAt: "#a" });
    expect(resources[0]?.dynamicAnchors).toEqual(new Map([["a", 0]]));
    expect(argot.compile({ named: { a: { through: "#" } } })({ a: { a: {} } })).toBe(true);
    const both = { $id: "https://example.com/s", spot: "a", noneAt: "#a", each: { noneAt: "#" } };
    expect(() => miniArgot().compile(both)).not.toThrow();
  });

  test("and looked for once, on however many ways they lead to a schema", () => {
    const defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => {
        const next = { through: `#/defs/d${i + 1}` };
        return [`d${i}`, i === 39 ? {} : { both: [next, next, { ...next }] }];
      }),
    );
    expect(argot.compile({ through: "#/defs/d0", defs })(1)).toBe(true);
  });
});

test("tests apply nothing that they could note", () => {
  expect(linesOf({ several: {} })).toEqual([
    "  object: members () annotation applied  ; several",
    "  all () annotation applied  ; several",
    "  test is object  ; several",
    '  test has "h"  ; several',
  ]);
});

test("a resource is one, however many schemas stand in it", () => {
  const plan = argot.plan({ $id: "https://example.com/s", both: [{}, {}, { $id: "t" }] });
  expect(plan.resources.map(({ uri }) => uri)).toEqual(["https://example.com/s", "https://example.com/t"]);
  expect(plan.blocks.map(({ resource }) => resource)).toEqual([0, 0, 0, 1]);
});

describe("a schema that cannot be used is reported with its location", () => {
  test.each<[what: string, schema: object, error: object]>([
    [
      "a value of another form",
      { both: [{ words: 1 }] },
      {
        code: "invalid-keyword-value",
        pointer: "/both/0/words/x~1",
        keyword: "words",
        reason: '"words" must be words',
      },
    ],
    [
      "words for what is not there",
      { both: [{ words: { keywords: { has: "so" } } }] },
      {
        code: "invalid-keyword-value",
        pointer: "/both/0",
        reason: 'there is a message for "has", but the schema does not have that keyword',
      },
    ],
    [
      "a reference to nothing",
      { both: [{ through: "#/defs/a" }] },
      { code: "unresolvable-reference", pointer: "/both/0/through", keyword: "through" },
    ],
    [
      "references without end",
      {
        $id: "https://example.com/s",
        both: [{ through: "t" }],
        defs: { "a b": { $id: "t", both: [{ through: "s" }] } },
      },
      {
        code: "endless-reference",
        uri: "https://example.com/s",
        pointer: "",
        message:
          "https://example.com/s#: references lead back to themselves without descending into the instance: https://example.com/s# -> https://example.com/s#/both/0 -> https://example.com/t# -> https://example.com/t#/both/0 -> https://example.com/s#",
      },
    ],
  ])("%s", (_what, schema, error) => {
    const compiled = (): unknown => argot.compile(schema);
    expect(compiled).toThrow(SchemaError);
    expect(compiled).toThrow(expect.objectContaining(error));
  });
});

test("regular expressions are those of Unicode mode, where that knows them", () => {
  const [unicode, plain] = [
    miniArgot().compile({ matches: "^.$" }),
    miniArgot().compile({ matches: String.raw`^\-$` }),
  ];
  expect([unicode("\u{1f600}"), plain("-")]).toEqual([true, true]);
});

test("what only a reference makes a schema is looked at as strictly as others", () => {
  const compiled = (x: object) => (): unknown =>
    miniArgot({ strict: true }).compile({ annotation: { x }, noneAt: "#/annotation/x" });
  expect(compiled({ unheard: 1 })).toThrow(
    expect.objectContaining({ code: "unknown-keyword", pointer: "/annotation/x/unheard", keyword: "unheard" }),
  );
  expect(compiled({ even: true })).not.toThrow();
});

test("a keyword that is wrong in itself is refused with the schema, not with the first value", () => {
  expect(() => argot.compile({ named: { a: { broken: [] } } })).toThrow("broken in itself");
});

describe("an engine for regular expressions", () => {
  test("compiles each of a schema once", () => {
    const sources: string[] = [];
    const regex = (source: string): RegExp => {
      sources.push(source);
      return new RegExp(source);
    };
    miniArgot({ regex }).plan({ both: [{ matches: "a" }, { matches: "b" }], matches: "a" });
    expect(sources.toSorted()).toEqual(["a", "b"]);
  });

  test.each<[what: string, regex: RegexEngine, source: string, flags: string, foreign: true | undefined]>([
    ["another object", (source) => ({ test: (text) => text === source }), "a", "u", true],
    ["a RegExp of the source", (source) => new RegExp(source, "u"), "a", "u", undefined],
    ["a RegExp that writes the source differently", (source) => new RegExp(source, "u"), "^/\n", "u", undefined],
    ["a RegExp without Unicode mode", (source) => new RegExp(source), "\\-", "", undefined],
    ["a RegExp with other flags", (source) => new RegExp(source, "iu"), "a", "u", true],
    ["a RegExp of another source", (source) => new RegExp(`^${source}`, "u"), "a", "u", true],
    ["a RegExp for a source that is not valid", () => /a/u, "(", "u", true],
  ])("returns %s: code can write it out, or not", (_what, regex, source, flags, foreign) => {
    const [block] = miniArgot({ regex }).plan({ matches: source }).blocks;
    expect(block?.rules[0]?.constraint).toMatchObject({ predicate: { pattern: { source, flags, foreign } } });
  });

  test.each([undefined, null, true, {}, () => true])(
    "returns %o: the engine is wrong, and not the schema",
    (returned) => {
      const compiled = (): unknown => miniArgot({ regex: (() => returned) as never }).compile({ matches: "a" });
      expect(compiled).toThrow(DefinitionError);
      expect(compiled).toThrow("`regex` must return an object with `test`");
    },
  );

  test.each([
    [
      "is not supported by the regular expression engine: too hard",
      miniArgot({
        regex: () => {
          throw new Error("too hard");
        },
      }),
    ],
    ["is not a valid regular expression: ", miniArgot()],
  ])("reports what it cannot compile: %s", (reason, subject) => {
    const compiled = (): unknown => subject.compile({ both: [{ matches: "(" }] });
    expect(compiled).toThrow(`"(" ${reason}`);
    expect(compiled).toThrow(
      expect.objectContaining({ code: "invalid-pattern", pointer: "/both/0/matches", keyword: "matches" }),
    );
  });
});
