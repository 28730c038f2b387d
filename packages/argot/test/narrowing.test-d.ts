// How TypeScript narrows the type of a value that is validated.
import { expectTypeOf, test } from "vitest";
import { assertValid, createArgot, type ValidationIssue, type Validator } from "../src/index.js";

interface Person {
  readonly name: string;
}
const argot = createArgot();
const inferred = argot.compile<Person>({});
const declared: Validator<Person> = inferred;

test("a validator is a type guard", () => {
  const value: unknown = {};
  expectTypeOf(inferred).guards.toEqualTypeOf<Person>();
  if (inferred(value)) expectTypeOf(value).toEqualTypeOf<Person>();
});

test("a valid result has the value with its type", () => {
  const result = inferred.validate({});
  if (result.valid) expectTypeOf(result.value).toEqualTypeOf<Person>();
  else expectTypeOf(result.errors).toEqualTypeOf<readonly ValidationIssue[]>();
  // @ts-expect-error: it is there only if it is valid
  expectTypeOf(result.value).toBeUnknown();
  const { valid, errors } = result;
  expectTypeOf(valid).toEqualTypeOf<boolean>();
  expectTypeOf(errors).toEqualTypeOf<readonly ValidationIssue[]>();
});

test("assertValid narrows, however the validator is declared", () => {
  const [one, other]: unknown[] = [{}, {}];
  assertValid(inferred, one);
  expectTypeOf(one).toEqualTypeOf<Person>();
  assertValid(declared, other);
  expectTypeOf(other).toEqualTypeOf<Person>();
});

test("assert narrows if the validator is declared with its type, as TypeScript requires", () => {
  const [one, other]: unknown[] = [{}, {}];
  declared.assert(one);
  expectTypeOf(one).toEqualTypeOf<Person>();
  // @ts-expect-error: assertions require every name in the call target to be declared with an explicit type annotation
  inferred.assert(other);
});
