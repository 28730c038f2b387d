import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  ["a name", { dependencies: { a: "b" } }, { dependencies: { a: ["b"] } }],
  [
    "names and schemas",
    { dependencies: { a: ["b"], b: { type: "object" } } },
    { dependencies: { a: ["b"], b: { type: "object" } } },
  ],
  ["no names", { dependencies: { a: [] } }, { dependencies: {} }],
  [
    "__proto__",
    { dependencies: JSON.parse('{"__proto__":"a"}') as object },
    { dependencies: JSON.parse('{"__proto__":["a"]}') as object },
    [JSON.parse('{"__proto__":1}')],
  ],
]);
