// Where this package differs from Ajv on purpose. The README lists the reasons.

/** A reason, and the rows of the tables that differ because of it. */
export interface Difference {
  readonly reason: string;
  readonly rows: readonly string[];
}

export const differences: readonly Difference[] = [
  {
    reason:
      "A member that is `undefined` is absent, as in JSON: `additionalProperties` and `minProperties` do not count it.",
    rows: ["undefined members"],
  },
  {
    reason: "Inherited properties are absent, also without `ownProperties`.",
    rows: ["inherited properties"],
  },
  {
    reason: "With `discriminator` and no `type`, a value that is no object has to match `oneOf`. Ajv accepts it.",
    rows: ["discriminator without a type"],
  },
  {
    reason: "`NaN` and the infinities are no numbers, also with `strictNumbers: false`. BigInts are.",
    rows: [
      "numbers that JSON lacks, strictNumbers: false",
      "integers, strictNumbers: false",
      "dates, functions, symbols",
      "coerce number forms",
    ],
  },
  {
    reason:
      "An invalid regular expression is a `SchemaError` with its location. Ajv throws a `SyntaxError`, or passes over it.",
    rows: ["a pattern that is no expression", "a pattern of properties that is no expression"],
  },
  {
    reason: "A pattern that is no Unicode expression is read as one without `u`. Ajv refuses it.",
    rows: ["unicodeRegExp by default"],
  },
  {
    reason: "The option `jsPropertySyntax`, which Ajv advises against, has no effect.",
    rows: ["jsPropertySyntax"],
  },
  {
    reason: "The option `unicode: false`, which is deprecated, has no effect: lengths are numbers of code points.",
    rows: ["unicode: false"],
  },
  {
    reason:
      "Keyword values of the wrong form are a `SchemaError` with the location, if schemas are not checked against the meta-schema.",
    rows: ["validateSchema: false", "no meta-schema and an invalid schema", "validateSchema log"],
  },
  {
    reason:
      "The meta-schemas of all drafts are there, whatever the class and the option `meta`. `schemas` does not list them.",
    rows: [
      "no meta-schema",
      "validateSchema of another draft",
      "the member schemas",
      "compile with draft 2020 meta in 7",
      "meta schema of validateSchema by $schema 06",
      "draft 4 schema in 7",
      "removeSchema by regexp",
      "removeSchema all",
    ],
  },
  {
    reason: "What is no schema, or has no text as `$id`, is refused with the same message everywhere.",
    rows: ["compile of an identifier that is no text", "null as a schema", "a list as a schema", "$id not a string"],
  },
  {
    reason: "Two schemas with one identifier in a document are a `SchemaError` that names both.",
    rows: ["a duplicate identifier in a schema"],
  },
  {
    reason:
      "References that lead back to themselves are a `SchemaError`. Ajv ends with a `RangeError` when it validates.",
    rows: ["a reference to itself"],
  },
  {
    reason:
      "`$anchor` is a keyword of 2019-09 and 2020-12, and each has its own references. Ajv refuses the first, and takes those of both.",
    rows: ["2020-12: an anchor", "2020-12: references of 2019-09"],
  },
  {
    reason: "A keyword with `code` is refused when a schema has it.",
    rows: ["a keyword with code that a schema has"],
  },
  {
    reason: "Functions of keywords are called after the first error, too. Ajv stops there.",
    rows: ["a keyword after the first error"],
  },
  {
    reason: "A reference to `null` leads nowhere. In Ajv, it is a `TypeError`.",
    rows: ["strict", "strict, logging", "not strict", "not strict, without inlining"].flatMap((setting) =>
      ["a default", "an example", "a negation", "a resource"].map(
        (place) => `${setting}: a reference to null in ${place}`,
      ),
    ),
  },
  {
    reason:
      "`getSchema` finds no part that is an array or another value, though references lead there. Ajv's function accepts everything.",
    rows: ["getSchema of what is no schema"],
  },
  {
    reason: "`getKeyword` returns `true` for a keyword of the specification. Ajv returns its definition.",
    rows: ["the definitions of keywords of the specification"],
  },
  {
    reason: "`removeSchema` removes a schema whose identifier has an empty fragment. Ajv leaves it.",
    rows: ["removeSchema of an identifier with an empty fragment"],
  },
  {
    reason: "A keyword's function that fails with an empty list of errors fails. In Ajv, the value is valid then.",
    rows: ["errors that are an empty list"],
  },
  {
    reason: "`schemaType` knows integers and `null`. In Ajv, no value is one.",
    rows: ["schemaType of an integer and null"],
  },
  {
    reason: "In `propertyNames`, a keyword's function has no `parentData`.",
    rows: ["a keyword in propertyNames"],
  },
  {
    reason:
      "A keyword's function without a parameter for the context may be called several times for a value. One that has it is called once.",
    rows: ["a keyword without position is called"],
  },
  {
    reason: "The value of a keyword with a function may contain itself.",
    rows: ["a value of a keyword that holds itself"],
  },
  {
    reason:
      "A format that is a regular expression with the flag `g` gives each value the same answer. In Ajv, it depends on the last value.",
    rows: ["an expression with a state"],
  },
  {
    reason: "A format's `validate` may be a text.",
    rows: ["a definition with a text"],
  },
  {
    reason:
      "A format that is added again counts for schemas that are compiled afterwards. In Ajv, the first one stays if a schema has used it.",
    rows: ["a format twice"],
  },
  {
    reason:
      "Of alternatives, those that hold change a value. Ajv sets no defaults there, and removes what any of them forbids.",
    rows: [
      "a default under alternatives",
      "removal under alternatives",
      "coerce in oneOf",
      "removeAdditional in anyOf",
    ],
  },
  {
    reason:
      "A value is changed first, then validated. Ajv lets a required property count that it removes, and one too many that it removes.",
    rows: ["removal of a required property", "removal and maxProperties", "remove then minProperties"],
  },
  {
    reason: "Schemas in `if`, `not` and `contains` convert nothing. In Ajv they convert what they are applied to.",
    rows: ["coerce in if", "coerce in not", "coerce contains"],
  },
  {
    reason: "An invalid value may be changed further than Ajv would, which stops at the first error.",
    rows: ["remove with required"],
  },
  {
    reason: "Keywords change nothing more after the first failure, also with `allErrors`.",
    rows: ["trim within allOf, before a limit, of a item"],
  },
  {
    reason: "`multipleOf` is exact: 0.07 is a multiple of 0.01. In Ajv it is not.",
    rows: ["multipleOf"],
  },
  {
    reason: "A required property `__proto__` has to be there. Ajv passes over the name.",
    rows: ["odd names in required"],
  },
  {
    reason:
      "`compile` of a keyword is called once for each place where it stands, also in definitions that nothing refers to. Ajv calls it for each use.",
    rows: ["keyword in definitions only", "keyword used by ref twice"],
  },
  {
    reason: "Functions of keywords are called after the keywords of the specification in the same schema object.",
    rows: ["order of calls by type"],
  },
  {
    reason:
      "A keyword's value is checked before the types of the schema. Of an invalid one, strict mode warns nothing.",
    rows: ["range"],
  },
  {
    reason: "Errors show the schema as it is when a value first fails. Do not change a schema after it was compiled.",
    rows: ["schema mutated after"],
  },
  {
    reason: "A missing property with the name of an inherited one, such as `toString`, gets its default.",
    rows: ["a default of a property of the prototype"],
  },
  {
    reason: "A frozen value that has to be changed is refused by a `TypeError`. Ajv leaves it, and accepts it.",
    rows: ["a frozen value"],
  },
  {
    reason: "A `uriResolver` that does not resolve as RFC 3986 says is refused.",
    rows: ["uriResolver: one that resolves otherwise"],
  },
];
