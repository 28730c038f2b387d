import type { PlaygroundInput } from "../state/playground-link.js";

/** A body of a request, by the schemas of an OpenAPI 3.1 description, which is a document of its own. */
export const openApi: PlaygroundInput = {
  formats: "assert",
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "description": "The body of POST /bookings.",
  "$ref": "train-travel.yaml#/components/schemas/Booking"
}
`,
  schemas: [
    {
      name: "train-travel.yaml",
      text: `openapi: 3.1.0
info: { title: Trains, version: 1.0.0 }
paths:
  /bookings:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Booking" }
components:
  schemas:
    Booking:
      type: object
      required: [trip, passengers, payment]
      properties:
        trip: { type: string, format: uuid }
        departure: { type: string, format: date-time }
        passengers:
          type: array
          minItems: 1
          maxItems: 9
          items: { $ref: "#/components/schemas/Passenger" }
        payment:
          oneOf:
            - { $ref: "#/components/schemas/Card" }
            - { $ref: "#/components/schemas/Transfer" }
      unevaluatedProperties: false
    Passenger:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1 }
        age: { type: integer, minimum: 0, maximum: 130 }
        bicycle: { type: boolean, default: false }
      additionalProperties: false
    Card:
      type: object
      properties:
        method: { const: card }
        number: { type: string, pattern: "^[0-9]{12,19}$" }
        expires: { type: string, pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$" }
      required: [method, number, expires]
    Transfer:
      type: object
      properties:
        method: { const: transfer }
        iban: { type: string, pattern: "^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$" }
      required: [method, iban]
`,
    },
  ],
  data: `{
  "trip": "4f4e4e1f-c824-4d63-b37a-d8d698862f1d",
  "departure": "2026-11-23T08:15",
  "passengers": [
    { "name": "Ada Byron", "age": 36, "bycicle": true }
  ],
  "payment": { "method": "card", "number": "4242424242424242", "expires": "2027-13" }
}
`,
};
