import { draft03 } from "@argot/dialects/draft-03";
import { draft07 } from "@argot/dialects/draft-07";
import { draft202012 } from "@argot/dialects/2020-12";
import { v1, v1Lenient } from "@argot/dialects/v1";
import { errorMessages, withErrorMessages } from "@argot/more-keywords/error-message";
import { expect, test } from "vitest";
import { createArgot, defineDialect } from "../src/index.js";
import { compileModule } from "../src/module.js";

const port = { type: "integer", errorMessage: "give the number of a port" };

test("a dialect with the vocabulary replaces the standard one", () => {
  const argot = createArgot({ dialects: [draft202012, draft07].map(withErrorMessages) });
  expect(argot.compile(port).validate("x").errors).toMatchObject([{ message: "give the number of a port" }]);
  const old = { $schema: "http://json-schema.org/draft-07/schema#", ...port };
  expect(argot.compile(old).validate("x").errors).toMatchObject([{ message: "give the number of a port" }]);
});

test("the dialect keeps its other URIs and whether it refuses unknown keywords", () => {
  // The meta-schema of v1 allows no other keywords.
  const open = defineDialect({ ...withErrorMessages(v1), metaSchema: undefined, check: undefined });
  const argot = createArgot({ dialects: [open] });
  for (const $schema of [v1.uri, ...v1.aliases])
    expect(argot.compile({ $schema, ...port }).validate("x").errors[0]?.message).toBe("give the number of a port");
  expect(() => argot.compile({ $schema: v1.uri, ...port, errorMesage: "" })).toThrow('"errorMesage" is not a keyword');
});

test.each([v1, v1Lenient])("v1 can have the vocabulary, strict or not", (dialect) => {
  const { errors } = createArgot({ dialects: [withErrorMessages(dialect)] })
    .compile({ $schema: v1.uri, ...port })
    .validate("x");
  expect(errors[0]?.message).toBe("give the number of a port");
});

test("without the vocabulary the keyword has no effect", () => {
  expect(createArgot().compile(port).validate("x").errors).toMatchObject([{ message: "must be integer, is string" }]);
});

test("a meta-schema can list the vocabulary", () => {
  const meta = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/meta",
    $vocabulary: {
      "https://json-schema.org/draft/2020-12/vocab/core": true,
      "https://json-schema.org/draft/2020-12/vocab/validation": true,
      [errorMessages.uri]: true,
    },
  };
  const argot = createArgot({ vocabularies: [errorMessages] }).add(meta);
  const validator = argot.compile({ $schema: "https://example.com/meta", ...port });
  expect(validator.validate("x").errors).toMatchObject([{ message: "give the number of a port" }]);
});

test("modules have the messages", async () => {
  const argot = createArgot({ dialects: [withErrorMessages(draft202012)] });
  const { code } = compileModule(argot, { isPort: port }, { errors: true });
  const { isPort } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isPort: { validate: (value: unknown) => { errors: object[] } };
  };
  expect(isPort.validate(80).errors).toEqual([]);
  expect(isPort.validate("x").errors).toMatchObject([
    { message: "give the number of a port", causes: [{ message: "must be integer, is string" }] },
  ]);
});

test("outputs have the messages", () => {
  const argot = createArgot({ dialects: [withErrorMessages(draft202012)] });
  const whole = argot.compile({ title: "Port", ...port });
  expect(whole.output("x", "basic").errors).toMatchObject([
    { keywordLocation: "", error: "give the number of a port" },
    { keywordLocation: "/type", error: "must be integer, is string" },
  ]);
  expect(whole.output("x", "list").details).toMatchObject([
    { evaluationPath: "", errors: { "": "give the number of a port" } },
    { evaluationPath: "", errors: { type: "must be integer, is string" }, droppedAnnotations: { title: "Port" } },
  ]);
  expect(whole.output(80, "basic").annotations).toMatchObject([{ keywordLocation: "/title", annotation: "Port" }]);
  expect(whole.annotations(80).of("title").get("")).toEqual(["Port"]);

  const members = argot.compile({
    required: ["a", "b", "c"],
    errorMessage: { required: { a: "give an a", b: "give a b" } },
  });
  expect(members.output({}, "list").details).toMatchObject([
    { errors: { required: 'give an a; give a b; must have property "c"' } },
  ]);
});

test("a message for a property does not change whether draft-03 requires it", () => {
  const argot = createArgot({ dialects: [withErrorMessages(draft03)] });
  const validator = argot.compile({
    $schema: "http://json-schema.org/draft-03/schema#",
    properties: {
      a: { type: "integer", required: true, errorMessage: "give a number" },
      b: { extends: { $ref: "#/properties/a" }, errorMessage: "give another" },
    },
    errorMessage: { properties: { a: "a is no good" } },
  });
  expect(validator.validate({ a: "x", b: "x" }).errors.map(({ message }) => message)).toEqual([
    "a is no good",
    "give another",
  ]);
  expect(validator.validate({}).errors).toMatchObject([
    { message: "a is no good", data: { missing: ["a"] } },
    { message: 'must have property "b"' },
  ]);
});

test("an author's message stands alone", () => {
  const argot = createArgot({ dialects: [withErrorMessages(draft202012)] });
  const colour = argot.compile({ enum: ["red", "green"], errorMessage: { enum: "We paint in red and green." } });
  expect(colour.validate("gren").errors).toMatchObject([
    { message: "We paint in red and green.", data: { suggestion: "green" } },
  ]);
  const names = argot.compile({ propertyNames: { minLength: 2, errorMessage: "Names have two letters." } });
  const [name] = names.validate({ a: 1 }).errors[0]?.causes ?? [];
  expect(name?.message).toBe("Names have two letters.");
  expect(name?.causes[0]?.message).toBe(
    'has a property named "a", and that name must have at least 2 characters, has 1',
  );
});

test("the best match is found among alternatives with messages", () => {
  const argot = createArgot({ dialects: [withErrorMessages(draft202012)] });
  const kind = (name: string): object => ({ properties: { kind: { const: name } }, required: ["kind", name] });
  const shape = argot.compile({
    anyOf: [
      { type: "string", errorMessage: "give a name" },
      { ...kind("circle"), errorMessage: "no circle" },
      { ...kind("square"), errorMessage: { properties: { kind: "no square" } } },
    ],
  });
  const causesOf = (value: unknown): unknown[] =>
    shape.validate(value).errors[0]?.causes.map(({ message }) => message) ?? [];
  expect(causesOf({ kind: "circle" })).toEqual(["no circle"]);
  expect(causesOf({ kind: "square" })).toEqual(['must have property "square"']);
});
