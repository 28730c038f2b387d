import { cases } from "@argot/testing";
import { enumKeyword } from "./enum.js";

cases(enumKeyword, {
  holds: [
    [[1, 2, 3], 1],
    [[1], 1.0],
    [[6, "foo", [], true, { foo: 12 }], []],
    [[6, "foo", [], true, { foo: 12 }], { foo: 12 }],
    [[{ a: 1, b: 2 }], { b: 2, a: 1 }],
    [[null], null],
    [[[false]], [false]],
    [["hello\0there"], "hello\0there"],
    [[JSON.parse('{"__proto__": 1}')], JSON.parse('{"__proto__": 1}')],
    [[1, 1], 1],
  ],
  fails: [
    [["red", "green"], "blue", 'must be one of "red", "green", is "blue"'],
    [[6, null], "six", 'must be one of 6, null, is "six"'],
    [[{ foo: 12 }], { foo: 12, boo: 42 }, 'must be one of {"foo": 12}, is {"foo": 12, "boo": 42}'],
    [[], null, "must be one of no values at all, is null"],
    [[false], 0],
    [[0], false],
    [[[false]], [0]],
    [[true], 1],
    [[1], "1"],
    [[1], true],
    [[{}], []],
    [[{}], JSON.parse('{"__proto__": 1}')],
    [["\u03bc"], "\u00b5"],
    [["\u00e4"], "a\u0308"],
  ],
  refuses: [["red", '"enum" must be an array of JSON values'], [{}], [null]],
});
