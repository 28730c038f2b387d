// Paths through a schema are kept with their last results, up to a maximum number.
import { describe, expect, test } from "vitest";
import { JsonType } from "../../core/src/json/types.js";
import type { EvaluationPath } from "../src/messages/evaluation-path.js";
import { Templates } from "../../core/src/messages/template.js";
import { RuleMessage } from "../src/messages/rule-message.js";
import { RuleMessages } from "../src/messages/rule-messages.js";
import * as op from "../../core/test/op.js";

const plan: op.Plan = { entry: op.applicationTo(0), blocks: [], resources: [] };
const root = (): EvaluationPath => new RuleMessages(plan).root;
const rule = (constraint: op.Constraint, name: string): RuleMessage =>
  new RuleMessage({ ...op.ruleOf(JsonType.any, constraint), name }, new Templates(), () => "urn:s#");
const every = rule(op.all([]), "every");
const names = rule(op.names(op.applicationTo(0)), "names");
const application = (...via: string[]): op.Application => op.applicationTo(0, via);
const long = "n".repeat(300);

describe("a path", () => {
  test("begins at the root and adds what applications and rules do", () => {
    const path = root().to(every, application("a", "b/c"));
    expect([root().text, path.text, path.keywordLocation(every)]).toEqual(["", "/a/b~1c", "/a/b~1c/every"]);
    expect([path.appliedBy, root().appliedBy]).toEqual([every, undefined]);
  });

  test("is the same again for the same application of the same rule", () => {
    const [start, first, second] = [root(), application("a"), application("a")];
    const path = start.to(every, first);
    const other = start.to(every, second);
    expect(other).not.toBe(path);
    expect([start.to(every, first), start.to(every, second), start.to(every, second)]).toEqual([path, other, other]);
    expect(start.to(every, first)).toBe(path);
    expect(start.to(names, first)).not.toBe(path);
    expect(start.to(names, first).appliedBy).toBe(names);
  });

  test("has the location of each rule, one after another", () => {
    const path = root().to(every, application("a"));
    expect([every, names, names, every].map((each) => path.keywordLocation(each))).toEqual([
      "/a/every",
      "/a/names",
      "/a/names",
      "/a/every",
    ]);
  });

  test("says whether the last step has a condition", () => {
    const when = { ...application("a"), when: op.has("x") };
    const branch = rule(op.branch({ if: application("if"), then: application("then") }), "if");
    const first = (by: RuleMessage, next: op.Application): boolean => root().to(by, next).isConditional;
    expect(root().isConditional).toBe(false);
    expect([first(every, application("a")), first(every, when), first(branch, application("then"))]).toEqual([
      false,
      true,
      true,
    ]);
    expect(root().to(every, when).to(every, application("b")).isConditional).toBe(false);
  });

  test("is about a name from the rule about names on, as long as it stays at that value", () => {
    const members = rule(op.members({ rest: application("c") }), "members");
    const name = root().to(names, application("a"));
    expect([root(), root().to(every, application("a")), name].map((each) => each.isAboutName)).toEqual([
      false,
      false,
      true,
    ]);
    expect(name.to(every, application("b")).isAboutName).toBe(true);
    expect(name.to(members, application("c")).isAboutName).toBe(false);
  });
});

describe("the location in the instance", () => {
  const path = root().to(every, application("a"));
  test.each<[outer: string, key: string | number | undefined, location: string]>([
    ["", undefined, ""],
    ["/a", undefined, "/a"],
    ["", "a", "/a"],
    ["/x", "a", "/x/a"],
    ["/x", "a", "/x/a"],
    ["/x", 1, "/x/1"],
    ["/y", 1, "/y/1"],
    ["", "a/b~c", "/a~1b~0c"],
    ["", "", "/"],
    ["", long, `/${long}`],
    [`/${long}`, "a", `/${long}/a`],
  ])("%j and %j", (outer, key, location) => {
    expect(path.instanceLocation(outer, key)).toBe(location);
    expect(path.instanceLocation(outer, key)).toBe(location);
  });
});

describe("what is kept", () => {
  test("is no path with a long text", () => {
    const [start, far] = [root(), application(long)];
    expect(start.to(every, far)).not.toBe(start.to(every, far));
    expect(start.to(every, far).text).toBe(`/${long}`);
  });

  test("has a maximum number of kept paths; other paths are right as well", () => {
    const start = root();
    const applications = Array.from({ length: 2001 }, (_, i) => application(String(i)));
    const paths = applications.map((each) => start.to(every, each));
    const [last, beyond] = [applications[1999] as op.Application, applications[2000] as op.Application];
    expect(start.to(every, last)).toBe(paths[1999]);
    expect(start.to(every, beyond)).not.toBe(paths[2000]);
    expect(start.to(every, beyond).text).toBe("/2000");
    expect(root().to(every, beyond)).not.toBe(paths[2000]);
  });
});
