import { draft07, familyTests } from "../../../test/merge-cases.js";

const [string, short] = [{ type: "string" }, { maxLength: 3 }];
const both = { ...string, ...short };

familyTests([
  [{ items: string }, { items: short }, { items: both }],
  [{ prefixItems: [string] }, { items: short }, { prefixItems: [both], items: short }],
  [{ prefixItems: [string], items: false }, { prefixItems: [short, {}] }, { prefixItems: [both], items: false }],
  [{ prefixItems: [string, string] }, { prefixItems: [short] }, { prefixItems: [both, string] }],
  [{ items: false }, { prefixItems: [short] }, { items: false }],
  [
    { $schema: draft07, items: [string] },
    { items: short },
    { $schema: draft07, items: [both], additionalItems: short },
  ],
  [
    { $schema: draft07, items: [string], additionalItems: false },
    { items: [short, {}] },
    { $schema: draft07, items: [both], additionalItems: false },
  ],
  // Without a list, additionalItems means nothing.
  [{ $schema: draft07, items: string, additionalItems: false }, { items: short }, { $schema: draft07, items: both }],
]);
