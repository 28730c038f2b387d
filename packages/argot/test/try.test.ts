import { test } from "vitest";
import { createArgot, compileModule } from "../src/index.js";
test("x", async () => {
  for (const errors of [false, true]) {
  const m = compileModule(createArgot(), { isOrder: { type: "object", properties: { id: { type: "integer" }, name: { type: "string", minLength: 3, pattern: "^[a-z]+$" } }, required: ["id"] } }, {errors});
  console.log(m.code, m.code.length, m.types);
  const x = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(m.code)}`);
  console.log(x.default({ id: 1, name: "abc" }), x.default({ id: 1, name: "" }), x.default(Object.create({id: 1})));
  if (errors) console.log(x.isOrder.validate({name: 1}));
  }
});
