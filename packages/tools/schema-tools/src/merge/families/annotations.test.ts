import { familyTests } from "../../../test/merge-cases.js";

familyTests([
  [
    { title: "A", default: 1 },
    { title: "B", description: "D", default: 2 },
    { title: "A", description: "D", default: 1 },
  ],
  [{ examples: [1, { a: 1 }] }, { examples: [{ a: 1 }, 2] }, { examples: [1, { a: 1 }, 2] }],
  [
    { deprecated: true, readOnly: false },
    { deprecated: false, readOnly: true },
    { deprecated: true, readOnly: true },
  ],
  [{ format: "uri" }, { format: "uri" }, { format: "uri" }],
  [{ format: "uri" }, { format: "email" }, undefined],
  [{ pattern: "a" }, { minLength: 1 }, { pattern: "a", minLength: 1 }],
  [{ pattern: "a" }, { pattern: "b" }, undefined],
  [{ contentEncoding: "base64" }, { contentMediaType: "text/plain" }, undefined],
  [{ "x-a": 1 }, { "x-a": 1, "x-b": 2 }, { "x-a": 1, "x-b": 2 }],
  [{ "x-a": 1 }, { "x-a": 2 }, undefined],
]);
