import { draft07 } from "@argot/dialects/draft-07";
import { draft202012 } from "@argot/dialects/2020-12";
import { errorMessages, withErrorMessages } from "@argot/error-message";
import { expect, test } from "vitest";
import { compileModule, createArgot } from "../src/index.js";

const port = { type: "integer", errorMessage: "give the number of a port" };

test("a dialect that has the vocabulary takes the place of the standard one", () => {
  const argot = createArgot({ dialects: [draft202012, draft07].map(withErrorMessages) });
  expect(argot.compile(port).validate("x").errors).toMatchObject([{ message: "give the number of a port" }]);
  const old = { $schema: "http://json-schema.org/draft-07/schema#", ...port };
  expect(argot.compile(old).validate("x").errors).toMatchObject([{ message: "give the number of a port" }]);
});

test("without it the keyword says nothing", () => {
  expect(createArgot().compile(port).validate("x").errors).toMatchObject([{ message: "must be integer, is string" }]);
});

test("a meta-schema may list it", () => {
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

test("modules say it, too", async () => {
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
