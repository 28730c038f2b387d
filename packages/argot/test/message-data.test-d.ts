// What types the data of an issue get from its message id.
import { expectTypeOf, test } from "vitest";
import {
  createArgot,
  hasMessageId,
  type KnownIssue,
  type MessageData as Data,
  type ValidationIssue,
} from "../src/index.js";

declare module "@argot/core" {
  interface MessageData {
    "https://example.com/keyword/unit": { readonly value: string; readonly actual: { readonly unit: string } };
  }
}

declare module "../src/index.js" {
  interface MessageData {
    "https://example.com/keyword/colour": { readonly value: readonly string[] };
  }
}

declare const issue: ValidationIssue;

test("a message id gives the data their type", () => {
  expectTypeOf(issue.data).toEqualTypeOf<Readonly<Record<string, unknown>>>();
  if (hasMessageId(issue, "https://json-schema.org/keyword/minLength")) {
    expectTypeOf(issue.data.value).toEqualTypeOf<number | bigint>();
    expectTypeOf(issue.data.limit).toEqualTypeOf<number | bigint>();
    expectTypeOf(issue.path).toEqualTypeOf<readonly (string | number)[]>();
  }
  if (hasMessageId(issue, "https://json-schema.org/keyword/required")) {
    expectTypeOf(issue.data.missing).toEqualTypeOf<readonly string[]>();
    // What is put around a message.
    expectTypeOf(issue.data.found).toEqualTypeOf<readonly string[] | undefined>();
  }
  if (hasMessageId(issue, "https://json-schema.org/keyword/format#email"))
    expectTypeOf(issue.data.value).toEqualTypeOf<string>();
  if (hasMessageId(issue, "argot:message/either")) expectTypeOf(issue.data.first).toEqualTypeOf<string>();
  // @ts-expect-error: no message has this id
  hasMessageId(issue, "https://json-schema.org/keyword/minLenght");
});

test("comparing the id distinguishes known issues", () => {
  const { errors } = createArgot().compile(true).validate(1);
  for (const known of errors as readonly KnownIssue[]) {
    if (known.messageId === "https://json-schema.org/keyword/minLength")
      expectTypeOf(known.data.value).toEqualTypeOf<number | bigint>();
    switch (known.messageId) {
      case "https://json-schema.org/keyword/required":
        expectTypeOf(known.data.missing).toEqualTypeOf<readonly string[]>();
        break;
      case "https://example.com/keyword/unit":
        expectTypeOf(known.data.actual.unit).toEqualTypeOf<string>();
        break;
      default:
    }
  }
  expectTypeOf<KnownIssue>().toExtend<ValidationIssue>();
});

test("authors of keywords add theirs, and so do programs", () => {
  if (hasMessageId(issue, "https://example.com/keyword/colour"))
    expectTypeOf(issue.data.value).toEqualTypeOf<readonly string[]>();
  expectTypeOf<Data["https://example.com/keyword/unit"]["value"]>().toEqualTypeOf<string>();
  if (hasMessageId(issue, "https://example.com/keyword/unit"))
    expectTypeOf(issue.data.actual.unit).toEqualTypeOf<string>();
});
