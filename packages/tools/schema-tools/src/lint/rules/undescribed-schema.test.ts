import { ruleCases } from "../../../test/lint/rule-cases.js";
import { undescribedSchema } from "./undescribed-schema.js";

ruleCases(undescribedSchema, {
  finds: [
    [{ type: "object" }, ["", 'has no "title"'], ["", 'has no "description"']],
    [{ title: "Order" }, ["", 'has no "description"']],
  ],
  accepts: [{ title: "Order", description: "What a customer orders.", properties: { a: {} } }, true],
});
