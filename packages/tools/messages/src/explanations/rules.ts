import type { Example, ExplanationText } from "./explanation.js";

const $schema = "https://json-schema.org/draft/2020-12/schema";

/** A schema with a fault, and one without, each with its dialect. */
const schemas = (schema: object, corrected: object): Example => ({
  schema: { $schema, ...schema },
  corrected: { $schema, ...corrected },
});

const address = {
  type: "object",
  properties: { street: { type: "string", minLength: 1 }, city: { type: "string", minLength: 1 } },
  required: ["street", "city"],
};

/** The rules of `@argot/schema-tools/lint`. */
export const rules: Readonly<Record<string, ExplanationText>> = {
  "invalid-schema": {
    meaning: "The schema is not valid against its meta-schema, so it cannot be used.",
    cause: "The value of a keyword is mistyped, or the schema is written for another draft.",
    correction: "Correct what the message names.",
    example: schemas({ type: "strnig" }, { type: "string" }),
  },
  "unknown-dialect": {
    meaning: '"$schema" names no known dialect, so nobody knows what the keywords mean.',
    cause: "The URI is mistyped, or the meta-schema was not given.",
    correction: "Correct the URI, or give the meta-schema.",
    example: {
      schema: { $schema: "https://json-schema.org/draft/2020-21/schema" },
      corrected: { $schema },
    },
  },
  "faulty-identifier": {
    meaning: "An identifier is no URI, or two schemas have the same one.",
    cause: 'A schema was copied with its "$id" or "$anchor".',
    correction: "Give each schema its own identifier.",
    example: schemas(
      { $ref: "#x", $defs: { a: { $anchor: "x" }, b: { $anchor: "x" } } },
      { anyOf: [{ $ref: "#x" }, { $ref: "#y" }], $defs: { a: { $anchor: "x" }, b: { $anchor: "y" } } },
    ),
  },
  "unresolved-reference": {
    meaning: "A reference leads to no schema.",
    cause: "The pointer is mistyped, a definition was renamed, or the document was not given.",
    correction: "Correct the reference, or give its document with --ref.",
    example: schemas(
      { $ref: "#/$defs/persn", $defs: { person: {} } },
      { $ref: "#/$defs/person", $defs: { person: {} } },
    ),
  },
  "endless-reference": {
    meaning: "References lead back to themselves without going into the value, so validation would not end.",
    cause: "A schema refers to itself where one of its parts is meant.",
    correction: "Let one of the references apply to a part of the value.",
    example: schemas({ allOf: [{ $ref: "#" }] }, { items: { $ref: "#" } }),
  },
  "invalid-pattern": {
    meaning: "A regular expression is not valid in ECMA-262.",
    cause: "A bracket is not closed, or the expression is written in another language.",
    correction: "Correct the expression.",
    example: schemas({ pattern: "^(a|b" }, { pattern: "^(a|b)" }),
  },
  "unknown-keyword": {
    meaning: "The schema has a member that is no keyword of its dialect, and is ignored.",
    cause: "The name is mistyped, or is a keyword of another draft.",
    correction:
      'Correct the name. Names of annotations of your own may begin with x-, or be listed in "allowedKeywords".',
    example: schemas({ requird: ["id"] }, { required: ["id"] }),
  },
  "unusual-pattern": {
    meaning: "A regular expression is valid, and hardly means what it says.",
    cause: "It is written as in another language: with slashes around it, or with its anchors.",
    correction: 'Write "^" and "$" for the beginning and the end of a text, and no slashes around the expression.',
    example: schemas({ pattern: "/^a+$/" }, { pattern: "^a+$" }),
  },
  "outdated-keyword": {
    meaning: "The dialect keeps a keyword for older schemas, and has another one in its place.",
    cause: 'The schema comes from an older draft, and "$schema" was changed.',
    correction: "Use the keyword that the message names.",
    example: schemas({ dependencies: { a: ["b"] } }, { dependentRequired: { a: ["b"] } }),
  },
  "unknown-value": {
    meaning: "A keyword has a value without a meaning in the dialect, and has no effect.",
    cause: "The name of a format is mistyped, or is one of another draft.",
    correction: "Correct the value. Values of your own may begin with x-.",
    example: schemas({ format: "emial" }, { format: "email" }),
  },
  "unseen-property": {
    meaning: 'A keyword refuses properties that another schema for the same object describes, as in "allOf".',
    cause: '"additionalProperties" sees the properties of its own schema object only.',
    correction: 'Use "unevaluatedProperties", or name the properties in the same schema object.',
    example: schemas(
      { allOf: [{ properties: { a: {} } }], additionalProperties: false },
      { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
    ),
  },
  "duplicate-value": {
    meaning: "A value is listed more than once.",
    cause: "One of the two was meant to be another value.",
    correction: "Remove or correct the value. `argot check --fix` removes it.",
    example: schemas({ enum: ["a", "b", "a"] }, { enum: ["a", "b"] }),
  },
  "invalid-example": {
    meaning: "A default or an example is not valid against its own schema.",
    cause: "The schema was changed and the value was not.",
    correction: "Correct the value.",
    example: schemas({ type: "integer", default: "80" }, { type: "integer", default: 80 }),
  },
  contradiction: {
    meaning: "Keywords of a schema exclude each other, so no value is valid.",
    cause: "A bound was changed and the other one was not, or schemas are joined that do not fit.",
    correction: "Change one of the keywords that the message names.",
    example: schemas({ minimum: 5, maximum: 3 }, { minimum: 3, maximum: 5 }),
  },
  "impossible-value": {
    meaning: 'A value in "enum" is of a type that is not allowed, so it can never be valid.',
    cause: "The type was changed and the list was not.",
    correction: "Remove the value, or allow its type. `argot check --fix` removes it.",
    example: schemas({ type: "string", enum: ["a", 1] }, { type: "string", enum: ["a"] }),
  },
  "inapplicable-keyword": {
    meaning: "A keyword has no effect: it is about values of a type that is not allowed here.",
    cause: 'The keyword was written one level too high, or another one is meant: "maxItems" for "maxLength".',
    correction: "Move or replace the keyword. `argot check --fix` removes it.",
    example: schemas({ type: "array", maxLength: 3 }, { type: "array", maxItems: 3 }),
  },
  "ignored-keyword": {
    meaning: "A keyword has no effect: it needs another one that is missing, or one beside it makes it ignored.",
    cause: '"then" without "if", or keywords beside "$ref" up to draft-07.',
    correction:
      "Add the keyword that is needed, or remove this one. `argot check --fix` removes it where that is certain.",
    example: schemas(
      { then: { required: ["address"] } },
      { if: { required: ["order"] }, then: { required: ["address"] } },
    ),
  },
  "unreachable-definition": {
    meaning: "Nothing refers to a definition, and the document is not a mere library.",
    cause: "The last reference to it was removed.",
    correction: "Remove the definition, or refer to it.",
    example: schemas({ type: "object", $defs: { money: { items: {} } } }, { type: "object" }),
  },
  "duplicate-subschema": {
    meaning: "A large schema is written out more than once.",
    cause: "It was copied.",
    correction: 'Define it once under "$defs", and refer to it.',
    example: schemas(
      { properties: { home: address, work: address } },
      { properties: { home: { $ref: "#/$defs/address" }, work: { $ref: "#/$defs/address" } }, $defs: { address } },
    ),
  },
  "slow-pattern": {
    meaning: "A JavaScript engine may take more than linear time for a regular expression.",
    cause: "A repetition is within a repetition, such as (a+)+.",
    correction: "Write the expression so that there is one way to match a text.",
    example: schemas({ pattern: "^(a+)+$" }, { pattern: "^a+$" }),
  },
  "missing-dialect": {
    meaning: "The document does not say which dialect it is written in. Programs differ in what they assume then.",
    cause: '"$schema" was forgotten.',
    correction: 'Add "$schema". `argot check --fix` adds the default dialect.',
    example: { schema: { type: "string" }, corrected: { $schema, type: "string" } },
  },
  "cannot-compile": {
    meaning: "No rule finds an error, and `compile` refuses the schema all the same.",
    cause: "An option such as `pin` or `strict` refuses what is valid otherwise.",
    correction: "Do what the message says.",
    example: {
      schema: { $schema: "http://json-schema.org/draft-07/schema#" },
      corrected: { $schema },
      options: { pin: true },
    },
  },
  "unreachable-alternative": {
    meaning: "An alternative can never match: every value that it accepts is refused by what stands around it.",
    cause:
      "The schema around it was narrowed, or every value of it is accepted by another alternative of which just one may hold.",
    correction: "Remove the alternative, or correct what excludes it.",
    example: schemas(
      { type: "string", anyOf: [{ minLength: 1 }, { type: "null" }] },
      { type: ["string", "null"], anyOf: [{ minLength: 1 }, { type: "null" }] },
    ),
  },
  "covered-alternative": {
    meaning: "An alternative has no effect: another one accepts all that it accepts.",
    cause: "One of the alternatives was widened.",
    correction: "Remove the alternative, or narrow the other one.",
    example: schemas(
      { anyOf: [{ type: "number" }, { type: "integer" }] },
      { anyOf: [{ type: "number" }, { type: "string" }] },
    ),
  },
  "overlapping-alternatives": {
    meaning: 'Two alternatives of "oneOf" accept the same value, so that it is refused.',
    cause: 'The alternatives allow properties that they do not name, or "anyOf" was meant.',
    correction: 'Make the alternatives exclude each other, for instance by a constant in each, or write "anyOf".',
    example: schemas(
      { oneOf: [{ type: "integer" }, { type: "number", minimum: 2 }] },
      { anyOf: [{ type: "integer" }, { type: "number", minimum: 2 }] },
    ),
  },
  "constant-condition": {
    meaning: "A condition holds for every value that the rest of the schema accepts, or for none.",
    cause: "The condition tests what the schema around it requires or excludes.",
    correction: "Correct the condition, or write what follows from it without a condition.",
    example: schemas(
      { type: "object", if: { type: "object" }, then: { required: ["id"] } },
      { type: "object", required: ["id"] },
    ),
  },
  "needless-keyword": {
    meaning: "A keyword has no effect: the keywords beside it refuse all that it refuses.",
    cause: "A stricter keyword was added later.",
    correction: "Remove the keyword. `argot check --fix` removes it.",
    example: schemas({ minimum: 3, exclusiveMinimum: 3 }, { exclusiveMinimum: 3 }),
  },
  "no-op-keyword": {
    meaning: "A keyword has a value with which it refuses nothing.",
    cause: "The default of the keyword is written out.",
    correction: "Remove the keyword. `argot check --fix` removes it.",
    example: schemas({ minLength: 0 }, { minLength: 1 }),
  },
  "needless-wrapper": {
    meaning: "A list of schemas has one, whose keywords could stand in its place.",
    cause: "Other schemas of the list were removed, or an older draft needed it.",
    correction: "Write the keywords of the schema in the place of the list.",
    example: schemas({ allOf: [{ type: "string" }] }, { type: "string" }),
  },
  "double-negation": {
    meaning: "A schema only negates, and is negated.",
    cause: "The schema was written for a program.",
    correction: "Require what is negated twice.",
    example: schemas({ not: { not: { type: "string" } } }, { type: "string" }),
  },
  "single-value-enum": {
    meaning: 'A list of values has one value, for which there is "const".',
    cause: "The schema was written for draft-04, which has no such keyword, or other values were removed.",
    correction: 'Write "const" with the value. `argot check --fix` writes it.',
    example: schemas({ enum: ["a"] }, { const: "a" }),
  },
  "duplicate-branch": {
    meaning: "A list of schemas that must all hold has one of them twice.",
    cause: "It was copied, and not changed.",
    correction: "Remove one of them. `argot check --fix` removes the later one.",
    example: schemas({ allOf: [{ minLength: 1 }, { minLength: 1 }] }, { allOf: [{ minLength: 1 }, { maxLength: 2 }] }),
  },
  "exclusive-alternatives": {
    meaning: 'Alternatives of "oneOf" exclude each other, so that "anyOf" would mean the same and be decided sooner.',
    cause: '"oneOf" is often written where "anyOf" is enough.',
    correction: 'Write "anyOf". The rule is off unless the configuration sets its severity.',
    example: schemas(
      { oneOf: [{ type: "string" }, { type: "null" }] },
      { anyOf: [{ type: "string" }, { type: "null" }] },
    ),
  },
  "static-reference": {
    meaning: "A dynamic reference leads to no dynamic anchor, so that it means what a static reference would.",
    cause: "The anchor was removed, or a static reference was meant.",
    correction: 'Write "$ref", or declare the dynamic anchor.',
    example: schemas(
      { items: { $dynamicRef: "#/$defs/a" }, $defs: { a: { type: "string" } } },
      { items: { $ref: "#/$defs/a" }, $defs: { a: { type: "string" } } },
    ),
  },
  "unportable-identifier": {
    meaning: "An identifier is not read by every program, or not in the same way.",
    cause: "It names a file of one machine, has characters that no URI has, or is no anchor of every draft.",
    correction: "Write what the message says.",
    example: schemas({ $defs: { a: { $anchor: "_a" } }, $ref: "#_a" }, { $defs: { a: { $anchor: "a" } }, $ref: "#a" }),
  },
  "undescribed-schema": {
    meaning: "A document has no title or no description, which tools show to people.",
    cause: "They were not written.",
    correction: 'Write "title" and "description". The rule is off unless the configuration sets its severity.',
    example: schemas({ type: "object" }, { title: "Order", description: "What a customer orders.", type: "object" }),
  },
};
