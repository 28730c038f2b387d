// @vitest-environment happy-dom
// The real form, rendered and submitted in a page in which code generation is forbidden, as by a Content Security Policy.
import type { FormProps } from "@rjsf/core";
// The entry point imports another validator, for tests.
import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createFormValidator } from "../src/index.js";

// React expects tests to say what they are.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Data = Record<string, unknown>;

const schema: RJSFSchema = {
  type: "object",
  title: "Account",
  properties: {
    name: { type: "string", title: "Full name" },
    email: { type: "string", format: "email", title: "E-mail" },
    contact: {
      title: "Contact",
      oneOf: [
        { title: "Phone", properties: { phone: { type: "string", minLength: 5 } }, required: ["phone"] },
        { title: "Nobody", properties: { reason: { type: "string" } }, required: ["reason"] },
      ],
    },
  },
  required: ["name", "email"],
};

/** Attempts to generate code from texts. They fail. */
let attempts = 0;
beforeEach(() => {
  attempts = 0;
  const refuse = (): never => {
    attempts += 1;
    throw new EvalError("code generation is forbidden");
  };
  vi.stubGlobal("Function", new Proxy(Function, { apply: refuse, construct: refuse }));
  vi.stubGlobal("eval", refuse);
});
afterEach(() => vi.unstubAllGlobals());

/** Renders a form without the checks of the browser, so that those of the validator are seen. */
function rendered(props: Partial<FormProps<Data>>): {
  submit: () => void;
  fill: (id: string, value: string) => void;
  errorsOf: (id: string) => (string | null)[];
  errorList: () => (string | null)[];
} {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  const validator = createFormValidator<Data>();
  act(() => root.render(createElement(Form<Data>, { schema, validator, noHtml5Validate: true, ...props })));
  const texts = (selector: string): (string | null)[] =>
    Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent);
  return {
    submit: () =>
      act(() => {
        container.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      }),
    fill: (id, value) =>
      act(() => {
        const input = container.querySelector<HTMLInputElement>(`#${id}`);
        // React listens to the native setter.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
        set?.call(input, value);
        input?.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    errorsOf: (id) => texts(`#${id}__error li`),
    errorList: () => texts(".panel.errors li"),
  };
}

const quiet = (): void => {};

describe("a form", () => {
  test("shows each missing property at its field, and is submitted when all is right", () => {
    const onSubmit = vi.fn<(event: { formData?: Data }) => void>();
    const form = rendered({ onSubmit, onError: quiet, formData: { contact: { phone: "12345" } } });
    form.submit();
    expect(form.errorsOf("root_name")).toEqual(["is missing"]);
    expect(form.errorsOf("root_email")).toEqual(["is missing"]);
    expect(form.errorList()).toEqual(["'Full name' is missing", "'E-mail' is missing"]);

    form.fill("root_name", "Ada");
    form.fill("root_email", "ada");
    form.submit();
    expect(form.errorsOf("root_name")).toEqual([]);
    expect(form.errorsOf("root_email")).toEqual(['must be an e-mail address such as "ada@example.com", is "ada"']);
    expect(onSubmit).not.toHaveBeenCalled();

    form.fill("root_email", "ada@example.com");
    form.submit();
    expect(form.errorList()).toEqual([]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].formData).toEqual({
      name: "Ada",
      email: "ada@example.com",
      contact: { phone: "12345" },
    });
    expect(attempts).toBe(0);
  });

  test("uses titles of the uiSchema, transformErrors and customValidate", () => {
    const uiSchema: UiSchema<Data> = { name: { "ui:title": "Your name" } };
    const form = rendered({
      uiSchema,
      onError: quiet,
      formData: { email: "ada@example.com", contact: { reason: "none" } },
      transformErrors: (errors) => errors.map((error) => ({ ...error, stack: error.stack.replace("is missing", "?") })),
      customValidate: (_data, errors) => {
        errors.addError("is never right");
        return errors;
      },
    });
    form.submit();
    expect(form.errorList()).toEqual(["'Your name' ?", ". is never right"]);
    expect(attempts).toBe(0);
  });

  test("chooses the alternative that its data match", () => {
    const form = rendered({ formData: { name: "Ada", email: "a@b.cd", contact: { reason: "none" } } });
    const selected = document.querySelector<HTMLSelectElement>("#root_contact__oneof_select");
    expect(selected?.selectedOptions[0]?.textContent).toBe("Nobody");
    form.submit();
    expect(form.errorList()).toEqual([]);
    expect(attempts).toBe(0);
  });

  test("validates while it is filled in", () => {
    const form = rendered({ liveValidate: "onChange", formData: { name: "Ada", contact: { phone: "12345" } } });
    form.fill("root_email", "ada");
    expect(form.errorsOf("root_email")).toEqual(['must be an e-mail address such as "ada@example.com", is "ada"']);
    expect(attempts).toBe(0);
  });
});

test("the page notices code generation", () => {
  const validator = createFormValidator({ tier: "compiled" });
  expect(validator.rawValidation(schema, {}).validationError).toBeInstanceOf(EvalError);
  expect(attempts).toBeGreaterThan(0);
});
