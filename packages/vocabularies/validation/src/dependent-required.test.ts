import { cases } from "@argot/testing";
import { dependentRequired } from "./dependent-required.js";

cases(dependentRequired, {
  holds: [
    [{}, {}],
    [{ bar: ["foo"] }, {}],
    [{ bar: ["foo"] }, { foo: 1 }],
    [{ bar: ["foo"] }, { bar: undefined }],
    [{ bar: ["foo"] }, { foo: 1, bar: 2 }],
    [{ bar: [] }, { bar: 2 }],
    [{ bar: ["foo"] }, ["bar"]],
    [{ bar: ["foo"] }, "bar"],
    [JSON.parse('{"__proto__": ["a"]}'), {}],
    [{ toString: ["a"] }, {}],
    [{ length: ["a"] }, [1]],
  ],
  fails: [
    [{ bar: ["foo"] }, { bar: 2 }, 'must also have "foo", since it has "bar"'],
    [{ quux: ["foo", "bar"] }, { quux: 1, bar: 2 }, 'must also have "foo", since it has "quux"'],
    [{ a: ["b", "c"], d: ["e"], f: ["a"] }, { a: 1, d: 1 }, 'must also have "b", "c", "e", since it has "a", "d"'],
    [
      JSON.parse('{"__proto__": ["constructor"]}'),
      JSON.parse('{"__proto__": 1}'),
      'must also have "constructor", since it has "__proto__"',
    ],
    [{ "": ["a"] }, { "": 1 }, 'must also have "a", since it has ""'],
    [{ 'foo"bar': ["foo'bar"] }, { 'foo"bar': 2 }, 'must also have "foo\'bar", since it has "foo\\"bar"'],
  ],
  invalidValues: [
    [["a"], '"dependentRequired" must be an object of arrays of distinct strings'],
    [{ a: "b" }, "must be an array of distinct strings"],
    [{ a: ["b", "b"] }, "must be an array of distinct strings"],
    [{ a: [1] }, "must be a string"],
  ],
});
