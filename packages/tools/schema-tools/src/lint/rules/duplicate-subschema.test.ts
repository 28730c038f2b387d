import { ruleCases } from "../../../test/lint/rule-cases.js";
import { duplicateSubschema } from "./duplicate-subschema.js";

const address = {
  type: "object",
  properties: { street: { type: "string", minLength: 1 }, city: { type: "string", minLength: 1 } },
  required: ["street", "city"],
};

ruleCases(duplicateSubschema, {
  finds: [
    [
      { properties: { home: address, work: { ...address }, other: { items: address } } },
      ["/properties/work", 'is the same schema as at "/properties/home"; define it once and refer to it'],
      ["/properties/other/items", 'is the same schema as at "/properties/home"; define it once and refer to it'],
    ],
  ],
  accepts: [
    { properties: { a: { type: "string" }, b: { type: "string" } } },
    { properties: { a: address, b: { ...address, title: "B" } } },
    { const: [address, address] },
  ],
});
