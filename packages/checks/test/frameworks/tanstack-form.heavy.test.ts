import { FieldApi, FormApi } from "@tanstack/form-core";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { good, isOrder, moduleOrder } from "./order.js";

test.each([
  ["a validator", (): typeof isOrder => isOrder],
  ["a function of a module", async () => moduleOrder()],
])("TanStack Form shows errors at their fields, and submits what is valid, with %s", async (_, make) => {
  const submitted: unknown[] = [];
  const form = new FormApi({
    defaultValues: { ...good, id: 0 },
    validators: { onChange: await make() },
    onSubmit: ({ value }) => void submitted.push(value),
  });
  form.mount();
  form.setFieldValue("id", -1);
  await form.handleSubmit();
  expect(submitted).toEqual([]);
  expect(form.getFieldMeta("id")?.errors).toMatchObject([{ message: "must be at least 1, is -1", path: ["id"] }]);
  form.setFieldValue("id", 3);
  await form.handleSubmit();
  expect(submitted).toEqual([{ ...good, id: 3 }]);
});

test("a field has a validator of its own", () => {
  const form = new FormApi({ defaultValues: { name: "Ada" } });
  form.mount();
  const onChange = createArgot().compile({ type: "string", minLength: 1 });
  const field = new FieldApi({ form, name: "name", validators: { onChange } });
  field.mount();
  field.setValue("");
  expect(field.state.meta.errors).toMatchObject([{ message: "must have at least 1 character, has 0" }]);
});
