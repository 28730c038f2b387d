// The validator of react-jsonschema-form, with a class.
import { customizeValidator } from "@rjsf/validator-ajv8";
import { Ajv } from "ajv";

const validator = customizeValidator({ AjvClass: Ajv });
const schema = {
  type: "object",
  title: "Person",
  required: ["name"],
  properties: {
    name: { type: "string", title: "Name", minLength: 2 },
    age: { type: "integer" },
    mail: { type: "string", format: "email" },
    photo: { type: "string", format: "data-url" },
    kind: {
      oneOf: [
        { properties: { x: { const: 1 } }, required: ["x"] },
        { properties: { y: { type: "string" } }, required: ["y"] },
      ],
    },
  },
};
export const results = [
  validator.validateFormData({ name: "x", age: 1.5, mail: "no", photo: "?", kind: {} }, schema),
  validator.validateFormData({ name: "Ada", kind: { x: 1 } }, schema),
  validator.isValid({ $id: "part", properties: { name: { const: 1 } } }, { name: 1 }, schema),
  validator.rawValidation(schema, { age: "x" }),
];
