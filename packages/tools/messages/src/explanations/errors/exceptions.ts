import type { Example, ExplanationText } from "../explanation.js";

const program = (lines: string): Example => ({ program: lines.trim() });

/** Exceptions without codes, by the names of their classes. */
export const exceptions: Readonly<Record<string, ExplanationText>> = {
  ValidationError: {
    meaning: "A value is not valid. `assert` throws it. `issues` has what is wrong.",
    cause: "The value was not checked before, or comes from a place that is not trusted.",
    correction: "Catch the error where you can answer it, or use `validate`, which throws nothing.",
    example: program(`
import { createArgot } from "argot";

createArgot().compile({ required: ["id"] }).assert({});`),
  },
  DefinitionError: {
    meaning: "A keyword, vocabulary, dialect, format or option is defined wrongly: a mistake in code, not in a schema.",
    cause: "The name of an option is mistyped, or a member of a definition is missing.",
    correction: "Do what the message says.",
    example: program(`
import { createArgot } from "argot";

createArgot({ strikt: true });`),
  },
  EvaluationError: {
    meaning: "An evaluation has no result. It does not mean that the value is invalid.",
    cause:
      "The value contains itself or changes while it is read, a dynamic reference leads back to itself, or a function of yours throws. Then it is the `cause`.",
    correction: "Give a value of JSON, or correct the function.",
    example: program(`
import { createArgot } from "argot";

const value = {};
value.itself = value;
createArgot().compile({ additionalProperties: { $ref: "#" } })(value);`),
  },
  LimitError: {
    meaning: "A schema or a value exceeds one of the `limits`. It does not mean that the value is invalid.",
    cause: "The value is larger than you foresaw, or is an attack.",
    correction: "Refuse the value, or raise the limit that the message names if you trust the source.",
    example: program(`
import { createArgot } from "argot";

createArgot({ limits: { depth: 2 } }).compile({ type: "array" })([[[1]]]);`),
  },
  ConversionError: {
    meaning: "The JSON Schema of a validator is wanted in another dialect than its own.",
    cause: "A library asks for a dialect by Standard JSON Schema, and the schema is written in another one.",
    correction: "Write the schema in the dialect that the library wants.",
    example: program(`
import { createArgot } from "argot";

createArgot().compile({ type: "string" })["~standard"].jsonSchema.input({ target: "draft-07" });`),
  },
  DisposedError: {
    meaning: "An Argot instance is used after its `dispose`.",
    cause: "A test disposes of an instance that others share.",
    correction: "Dispose of an instance when nothing uses it any more.",
    example: program(`
import { createArgot } from "argot";

const argot = createArgot();
argot.dispose();
argot.compile({ type: "string" });`),
  },
  ModuleError: {
    meaning: "A schema cannot be written as a module, or a name is one that no export can have.",
    cause: "A format or keyword of yours is a function, which has no text, or the name is a word of JavaScript.",
    correction: "Choose another name, or give the function a `module` from which it can be imported.",
    example: program(`
import { createArgot } from "argot";
import { compileModule } from "argot/module";

compileModule(createArgot(), { delete: { type: "string" } });`),
  },
  ModuleVersionError: {
    meaning: "A module that shares the runtime was compiled for another version of it than the one that it imports.",
    cause: "Argot was updated, and the modules were not compiled again.",
    correction: "Compile the schemas again.",
    example: program(`
import { checkRuntime } from "argot/runtime";

checkRuntime("0.0.0-other");`),
  },
  LinearRegexError: {
    meaning: "A regular expression cannot be matched in linear time, or a text is too long for it.",
    cause: "The expression has a backreference or looks around.",
    correction: "Write the expression without them, or choose the engine of JavaScript if you trust the schema.",
    example: program(`
import { linear } from "@argot/regex";

linear("(a)\\\\1");`),
  },
  OperationError: {
    meaning: "An OpenAPI description has no such operation, or the operation has no such part.",
    cause: "The name is mistyped.",
    correction: 'Name operations as "GET /pets/{id}" or by their operationId.',
    example: program(`
import { openDocument } from "@argot/openapi";

openDocument({
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: { "/pets": { get: { operationId: "listPets" } } },
}).operation("lisPets");`),
  },
};
