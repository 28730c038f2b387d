import type { Rewrite } from "../rewrite.js";

/** `required` of draft-03 is a boolean in the schema of a property. The schema of the object lists the names since draft-04. */
export const required: Rewrite = {
  keyword: "required",
  rewrite: (schema) => schema.remove("required"),
};
