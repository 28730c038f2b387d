import { defineVocabulary, type Vocabulary } from "@argot/core";
import { maximumQuantity } from "./maximum-quantity.js";
import { minimumQuantity } from "./minimum-quantity.js";
import { quantityOf } from "./quantity-of.js";
import { quantity } from "./quantity.js";
import { unit } from "./unit.js";
import { dimensions } from "./units.js";

const quantityPattern = "^-?[0-9]{1,15}(\\.[0-9]{1,15})? [a-z]+$";

/** The vocabulary of quantities. Dialects contain it, and meta-schemas list its URI. */
export const units: Vocabulary = defineVocabulary({
  uri: "https://example.com/units/vocabulary",
  metaSchema: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/units/meta",
    $dynamicAnchor: "meta",
    title: "Quantities with units",
    type: ["object", "boolean"],
    properties: {
      quantity: { enum: [...dimensions] },
      unit: { type: "string" },
      minimumQuantity: { type: "string", pattern: quantityPattern },
      maximumQuantity: { type: "string", pattern: quantityPattern },
      quantityOf: {
        type: "object",
        properties: { amount: { $dynamicRef: "#meta" }, unit: { $dynamicRef: "#meta" } },
        required: ["amount", "unit"],
        additionalProperties: false,
      },
    },
  },
  keywords: { quantity, unit, minimumQuantity, maximumQuantity, quantityOf },
});
