import { draft04, familyTests } from "../../../test/merge-cases.js";

const [string, short, integer] = [{ type: "string" }, { maxLength: 3 }, { type: "integer" }];
const closed = { additionalProperties: false };

familyTests([
  [
    { properties: { a: string } },
    { properties: { a: short, b: integer } },
    { properties: { a: { ...string, ...short }, b: integer } },
  ],
  [
    { patternProperties: { a: string } },
    { patternProperties: { a: short, b: {} } },
    { patternProperties: { a: { ...string, ...short }, b: {} } },
  ],
  // A property that is further for the other.
  [
    { properties: { a: short } },
    { additionalProperties: string },
    { properties: { a: { ...short, ...string } }, additionalProperties: string },
  ],
  [
    { properties: { ab: short, b: short }, patternProperties: { a: {} } },
    { patternProperties: { a: integer }, additionalProperties: string },
    {
      properties: { ab: short, b: { ...short, ...string } },
      patternProperties: { a: integer },
      additionalProperties: string,
    },
  ],
  [{ patternProperties: { a: integer } }, { additionalProperties: string }, undefined],
  // Closed objects.
  [
    { properties: { a: short }, ...closed },
    { properties: { a: string, b: integer } },
    { properties: { a: { ...short, ...string } }, ...closed },
  ],
  [{ properties: { a: short } }, { properties: { b: {} }, ...closed }, { properties: { b: {} }, ...closed }],
  [
    { properties: { ab: {}, b: {} }, ...closed },
    { patternProperties: { a: string } },
    { properties: { ab: string, b: {} }, ...closed },
  ],
  [{ properties: { a: {} }, ...closed }, { additionalProperties: string }, { properties: { a: string }, ...closed }],
  [{ ...closed }, { properties: { a: {} }, ...closed }, { properties: {}, ...closed }],
  [
    { $schema: draft04, properties: { a: {} } },
    { patternProperties: { b: {} }, ...closed },
    { $schema: draft04, patternProperties: { b: {} }, ...closed },
  ],
  [{ properties: { a: false } }, { properties: { a: string } }, { properties: { a: false } }],
  [{ properties: { a: {} }, ...closed }, { patternProperties: { "(": string } }, undefined],
]);
