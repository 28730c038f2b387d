import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { definitions } from "./definitions.js";
import { idDraft6 } from "./id.draft6.js";
import { ref } from "./ref.js";

cases(idDraft6, {
  name: "$id",
  with: { $ref: ref, definitions, minimum },
  holds: [
    ["https://example.com/a", 1],
    ["https://example.com/a#", 1],
    ["https://example.com/a#name", 1],
    ["#name", 1],
    ["#", 1],
    ["", 1],
  ],
  schemas: {
    holds: [
      [{ $ref: "n", definitions: { a: { $id: "n", minimum: 1 } } }, 1],
      [{ $ref: "#n", definitions: { a: { $id: "#n", minimum: 1 } } }, 1],
      [{ $ref: "b#n", definitions: { a: { $id: "b#n", minimum: 1 } } }, 1],
    ],
    fails: [
      [{ $ref: "n", definitions: { a: { $id: "n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#n", definitions: { a: { $id: "#n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#a%20n", definitions: { a: { $id: "#a%20n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "b#n", definitions: { a: { $id: "b#n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "b", definitions: { a: { $id: "b#n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      // A plain name belongs to the resource around it.
      [
        { $ref: "b#n", definitions: { b: { $id: "b", definitions: { a: { $id: "#n", minimum: 1 } } } } },
        0,
        "must be at least 1, is 0",
      ],
      // A pointer names nothing: it leads to what stands there.
      [
        { $ref: "#/definitions/b", definitions: { a: { $id: "#/definitions/b" }, b: { minimum: 1 } } },
        0,
        "must be at least 1, is 0",
      ],
    ],
    invalidValues: [
      [{ definitions: { a: { $id: "#n" }, b: { $id: "#n" } } }, 'the anchor "n" already identifies'],
      [{ $ref: "#n", definitions: { b: { $id: "b", definitions: { a: { $id: "#n" } } } } }, 'there is no anchor "n"'],
    ],
  },
  invalidValues: [[1, '"$id" must be a string']],
});
