import { cases } from "@argot/testing";
import { required } from "@argot/testing/keywords";
import { dependenciesDraft3 } from "./dependencies.draft3.js";

cases(dependenciesDraft3, {
  with: { required },
  holds: [
    [{ a: "b" }, {}],
    [{ a: "b" }, { b: 1 }],
    [{ a: "b" }, { a: 1, b: 1 }],
    [{ a: "b" }, ["a"]],
    [{ a: "" }, { a: 1, "": 1 }],
    [{ a: ["b"] }, { a: 1, b: 1 }],
    [{ a: { required: ["b"] } }, { a: 1, b: 1 }],
  ],
  fails: [
    [{ a: "b" }, { a: 1 }, 'must also have "b", since it has "a"'],
    [{ a: "__proto__" }, { a: 1 }, 'must also have "__proto__", since it has "a"'],
    [{ a: ["b", "c"] }, { a: 1, b: 1 }, 'must also have "c", since it has "a"'],
    [{ a: { required: ["b"] } }, { a: 1 }, 'must have "b", because "a" is there'],
    [{ a: "b", c: { required: ["d"] } }, { a: 1, c: 1, d: 1 }, 'must also have "b", since it has "a"'],
  ],
  invalidValues: [
    [[], '"dependencies" must be an object of strings, arrays of strings or schemas'],
    [{ a: 1 }, "must be a string or an array of strings or a schema"],
    [{ a: [1] }, "must be a string"],
  ],
});
