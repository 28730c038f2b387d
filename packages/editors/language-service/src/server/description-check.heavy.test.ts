import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../service/index.js";
import { descriptionCheck } from "./description-check.js";

const schemas = "Pet: { type: object }\n";
const description = (target: string): string => `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets/{id}:
    get:
      responses:
        "200":
          description: A pet
          content:
            application/json:
              schema:
                $ref: "${target}"
components:
  schemas:
    Animal:
      type: object
`;

const read = (uri: string): Promise<string | undefined> =>
  Promise.resolve(uri === "file:///api/shared.yaml" ? schemas : undefined);
const service = createLanguageService({ loadSchema: read, checkDocument: descriptionCheck(read) });

let version = 0;
const open = (text: string): TextDocument => TextDocument.create("file:///api/api.yaml", "yaml", ++version, text);
const problems = async (text: string): Promise<readonly string[]> => {
  const document = open(text);
  return (await service.doValidation(document)).map(({ message, range }) => `${document.getText(range)}: ${message}`);
};

test("a description is checked by all rules of OpenAPI", async () => {
  const parameter = "    parameters: [{ name: id, in: path, required: true, schema: {} }]\n    get:\n";
  const whole = (target: string): string => description(target).replace("    get:\n", parameter);
  expect(await problems(whole("#/components/schemas/Animal"))).toEqual([]);
  expect(await problems(whole("shared.yaml#/Pet"))).toEqual([]);
  expect((await problems(whole("#/components/schemas/Pet"))).join("\n")).toContain("#/components/schemas/Pet");
  expect((await problems(description("#/components/schemas/Animal"))).join("\n")).toContain("id");
  expect((await problems(whole("shared.yaml#/Cat"))).join("\n")).toContain("Cat");
  expect(await problems("name: openapi\n")).toEqual([]);
});

test("references lead to components, and components to their references", async () => {
  const text = description("#/components/schemas/Animal");
  const document = open(text);
  const at = (part: string) => document.positionAt(text.indexOf(part) + 2);
  const [definition] = await service.findDefinition(document, at("#/components"));
  expect(definition && document.getText(definition.range)).toBe("Animal");
  const references = await service.findReferences(document, at("Animal:"), true);
  expect(references.map(({ range }) => document.getText(range))).toEqual(["Animal", '"#/components/schemas/Animal"']);
  const other = open(description("shared.yaml#/Pet"));
  const position = other.positionAt(other.getText().indexOf("shared") + 2);
  expect(await service.findDefinition(other, position)).toEqual([
    { uri: "file:///api/shared.yaml", range: { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } } },
  ]);
  expect(await service.findDefinition(open(description("gone.yaml#/Pet")), position)).toEqual([]);
});
