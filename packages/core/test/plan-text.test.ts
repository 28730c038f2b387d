// The text of a plan: what it looks like, and what is wrong with a text that is none. That it can be read back is a property of
// random plans (random-plans.test.ts) and of files (plan-files.test.ts).
import { describe, expect, test } from "vitest";
import { falseRules } from "../src/plan/false-rules.js";
import * as op from "./op.js";
import { functions } from "./plan-file.js";

const text = `entry -> b0
resource r0 https://example.com/s dialect https://example.com/dialect dynamic "" -> b1, "a" -> b1
b0 r0#
  test and(is number|string, or(), not has "x", member "x" is string, multiple of 2, unique, among [1,"a",-0,{"a":[null]}])  ; a
  string: test and(match /^a/u, match /"/"/u, characterCount >= 1, self > 9007199254740993n, custom even)  ; b
  all (when has "y" -> b1 at /c)  ; c
  some 0..0 of (-> b1, -> dynamic "" else b1, -> dynamic "a" else nowhere at "/two words")  ; d
  branch if -> b1 then -> b1 else -> b1  ; e
  object: members ("n" -> b1, /p/u -> b1)  ; "two words"
  object: members (rest -> b1 except ("n", /p/u))  ; g
  object: members (except ())  ; g
  object: names -> b1  ; h
  array: items (-> b1, from 1 -> b1) quota 1..2 keeps unevaluated  ; i
  array: items (-> b1, from 3)  ; i
  string: decoded json within 3 -> b1  ; j
  string: decoded json then reversed
  nothing: nothing annotation "title"  ; k
    vocabulary https://example.com/vocabulary
    report https://example.com/keyword/k "must be {value}" {"value":1}
  object: members (rest -> b1 except evaluated) annotation applied  ; l
    report "own words" "is wrong" {} verbatim
  array: items (from 0 -> b1 except evaluated)  ; m
b1 r0#/$defs/1
  test or()
    report https://json-schema.org/keyword/false "must not be present" {}
`;

test("the text shows every op, and nothing of what is undefined", () => {
  const plan = op.verify(op.parse(text, { functions }));
  expect(op.print(plan)).toBe(text);
  expect(plan.blocks[1]?.rules).toEqual(falseRules);
});

test("spaces do not matter, nor do empty lines and comments", () => {
  const spaced = `
# A comment.

entry   ->  b0
resource r0   s:
b0 r0 #  /a
  array:items( ->b0,from 1->b0 )quota 1 .. ;name
`;
  expect(op.print(op.parse(spaced))).toBe(
    "entry -> b0\nresource r0 s:\nb0 r0#/a\n  array: items (-> b0, from 1 -> b0) quota 1..  ; name\n",
  );
});

describe("functions are found by name", () => {
  const functionWith = (argument: unknown): op.CustomFunction<unknown> => ({
    call: () => true,
    argument,
    name: "f",
    module: undefined,
  });
  const [one, two] = [functionWith(1), functionWith(2)];
  const custom = (called: op.CustomFunction<unknown>): op.Predicate =>
    ({ op: "custom", test: called, testAt: undefined }) as unknown as op.Predicate;
  const subject: op.Plan = {
    entry: op.applicationTo(0),
    blocks: [
      {
        id: 0,
        resource: 0,
        pointer: "",
        rules: [
          op.ruleOf(op.JsonType.any, op.all([op.when(op.applicationTo(0), custom(one))])),
          op.ruleOf(op.JsonType.any, op.test(op.and([custom(two), custom(one)]))),
        ],
      },
    ],
    resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
  };

  test("which has a number if several have the same", () => {
    expect([...op.functionsOf(subject)]).toEqual([
      ["f", one],
      ["f#2", two],
    ]);
    expect(op.print(subject)).toContain("test and(custom f#2, custom f)");
  });

  test("each is the same object again", () => {
    const again = op.parse(op.print(subject), { functions: op.functionsOf(subject) });
    expect(again).toEqual(subject);
    expect([...op.functionsOf(again).values()].map((each, i) => each === [one, two][i])).toEqual([true, true]);
  });
});

test("a pattern of another engine is made by the option for it", () => {
  const foreign = (source: string, flags: string): op.Pattern => ({
    source,
    flags,
    foreign: true,
    test: (value) => value === source,
  });
  const written = "entry -> b0\nresource r0 s:\nb0 r0#\n  string: test match /a/u foreign\n";
  const plan = op.parse(written, { foreignPattern: foreign });
  expect(op.print(plan)).toBe(written);
  expect(op.usesOf(plan.blocks[0]!.rules[0]!.constraint).patterns.map((each) => each.test("a"))).toEqual([true]);
  expect(() => op.parse(written)).toThrow("line 4, column 22: expected a regular expression that can be compiled");
});

test("values of any depth are printed", () => {
  const depth = 100_000;
  let value: op.Json = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  const subject = op.parse("entry -> b0\nresource r0 s:\nb0 r0#\n  nothing\n");
  const [block] = subject.blocks as [op.Block];
  const rule = { ...block.rules[0]!, annotation: { kind: "value" as const, value } };
  const printed = op.print({ ...subject, blocks: [{ ...block, rules: [rule] }] });
  expect(printed).toContain(`nothing annotation {"a":[{"a":[`);
  expect(printed.length).toBeGreaterThan(3 * depth);
});

describe("what is wrong with a text is said with its place", () => {
  const within = (rule: string): string => `entry -> b0\nresource r0 s:\nb0 r0#\n  ${rule}\n`;
  test.each<[what: string, text: string, message: string]>([
    ["no entry", "resource r0 s:\n", "the text of a plan begins with its entry, such as `entry -> b0`"],
    ["another beginning", "entry b0", "line 1, column 7: expected `->`, found `b0`"],
    [
      "a resource by another number",
      "resource r1 s:",
      "line 1, column 10: expected r0, the next resource, found `r1 s:`",
    ],
    ["a rule without a block", "  nothing", "line 1, column 1: expected a block before its rules, found `nothing`"],
    [
      "a report without a rule",
      "b0 r0#\n    report",
      "line 2, column 1: expected a rule before its vocabulary and report, found `report`",
    ],
    [
      "another detail",
      within("nothing\n    title"),
      "line 5, column 5: expected `vocabulary` or `report`, found `title`",
    ],
    ["another op", within("nothings"), "line 4, column 3: expected a constraint, found `nothings`"],
    ["another predicate", within("test even"), "line 4, column 8: expected a predicate, found `even`"],
    ["another type", within("test is text"), "line 4, column 11: expected a type, found `text`"],
    ["another relation", within("test self = 1"), "line 4, column 13: expected a relation, found `= 1`"],
    ["no number", within("test multiple of two"), "line 4, column 20: expected a number, found `two`"],
    [
      "a BigInt in a range",
      within("some 1n.. of ()"),
      "line 4, column 8: expected a number that is not a BigInt, found `1n.. of ()`",
    ],
    ["an open list", within("all (-> b0"), "line 4, column 13: expected `)`, found the end of the line"],
    ["no string", within("test has a"), "line 4, column 12: expected a string, found `a`"],
    ["a string that is not one", within('test has "\\x"'), 'line 4, column 12: expected a JSON string, found `"\\x"`'],
    ["values that are no array", within("test among 1"), "line 4, column 14: expected an array of values, found `1`"],
    ["no JSON", within("test among [one]"), "line 4, column 15: expected a number, found `one]`"],
    [
      "a pattern that is not one",
      within("test match /(/u"),
      "line 4, column 14: expected a regular expression that can be compiled, found `/(/u`",
    ],
    [
      "an unknown function",
      within("test custom f"),
      "line 4, column 15: expected the name of a given function, found `f`",
    ],
    ["no pointer", within("all (-> b0 at a)"), "line 4, column 17: expected a JSON Pointer, found `a)`"],
    ["more than a rule", within("nothing at all"), "line 4, column 11: expected the end of the line, found `at all`"],
    [
      "data that is no object",
      within('nothing\n    report a "b" [1]'),
      "line 5, column 18: expected a JSON object, found `[1]`",
    ],
  ])("%s", (_what, wrong, message) => {
    expect(() => op.parse(wrong)).toThrow(op.PlanError);
    expect(() => op.parse(wrong)).toThrow(message);
  });
});
