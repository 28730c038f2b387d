// The state of a form.
import { Actions, coreReducer, createAjv } from "@jsonforms/core";

const schema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 2 },
    date: { type: "string", format: "date" },
    count: { type: "integer", default: 3 },
  },
  required: ["name"],
};
const first = coreReducer(
  undefined,
  Actions.init({ name: "x", date: "no" }, schema, undefined, { ajv: createAjv({ useDefaults: true }) }),
);
const second = coreReducer(
  first,
  Actions.update("name", () => "Ada"),
);
export const results = [first.errors, second.errors, second.data];
