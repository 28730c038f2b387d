import type { PlaygroundInput } from "../state/playground-link.js";

/** An address whose rules depend on the country, in draft-07 and YAML. */
export const conditions: PlaygroundInput = {
  dialect: "draft-07",
  schema: `title: Address
type: object
properties:
  street: { type: string, minLength: 1 }
  city: { type: string, minLength: 1 }
  country: { enum: [CA, DE, US] }
  postcode: { type: string }
  state: { type: string, pattern: "^[A-Z]{2}$" }
required: [street, city, country, postcode]
additionalProperties: false
allOf:
  - if: { properties: { country: { const: DE } } }
    then: { properties: { postcode: { pattern: "^[0-9]{5}$" }, state: false } }
  - if: { properties: { country: { const: US } } }
    then:
      properties: { postcode: { pattern: "^[0-9]{5}(-[0-9]{4})?$" } }
      required: [state]
  - if: { properties: { country: { const: CA } } }
    then: { properties: { postcode: { pattern: "^[A-Z][0-9][A-Z] [0-9][A-Z][0-9]$" } } }
`,
  data: `# Try DE and CA too.
street: 1600 Pennsylvania Avenue NW
city: Washington
country: US
postcode: "2050"
`,
};
