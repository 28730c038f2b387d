// A program that renders a form and validates data of it, for an engine that generates no code from texts.
import process from "node:process";
import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema } from "@rjsf/utils";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createFormValidator, type FormValidatorOptions } from "../src/index.js";

const schema: RJSFSchema = {
  type: "object",
  properties: {
    name: { type: "string", title: "Full name" },
    kind: {
      anyOf: [
        { properties: { a: { type: "string" } }, required: ["a"] },
        { properties: { b: { format: "email" } }, required: ["b"] },
      ],
    },
  },
  required: ["name"],
};
const [tier] = process.argv.slice(2);
const options = tier === undefined ? {} : ({ tier } as FormValidatorOptions);

const validator = createFormValidator(options);
const formData = { kind: { b: "ada@example.com" } };
const html = renderToString(createElement(Form, { schema, validator, formData, idPrefix: "form" }));
const { errors } = validator.validateFormData(formData, schema);
const fields = html.match(/id="form_[^"_]+"/g);
process.stdout.write(JSON.stringify({ fields, errors: errors.map(({ stack }) => stack) }));
