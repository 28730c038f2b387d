// Strings of schemas that would run as code, or break the code around them, if they were not quoted.
import { compileModule } from "argot/module";
import { type HostileCase, type Make, outcome } from "./case.js";

const mark = "globalThis.argotWasHere=1";

/** Each would run, or break the code around it, at some place without escaping. */
const payloads: readonly string[] = [
  `"];${mark};["`,
  `');${mark};('`,
  `\`+(${mark})+\``,
  `\${${mark}}`,
  `*/${mark}/*`,
  `//\n${mark}`,
  `\u2028${mark}`,
  `\u2029${mark}`,
  `</script><script>${mark}</script>`,
  `<!--${mark}`,
  `\\"];${mark}//`,
  `\\`,
  `\\u0022];${mark}//`,
  `\0`,
  `\ud800`,
  `\udc00${mark}`,
  `x)){${mark}}if((x`,
  `]${mark}`,
  `__proto__`,
  `constructor`,
  `{value}{actual}{${mark}}`,
  `~0~1/%00`,
];

/** A schema that contains the payload, a valid value, and an invalid one. */
type Position = (payload: string) => readonly [schema: object, valid: unknown, invalid?: unknown];

const named = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const pointed = (name: string): string => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

const positions: Readonly<Record<string, Position>> = {
  properties: (text) => [{ properties: named(text, { type: "null" }) }, named(text, null), named(text, 1)],
  "properties, one of very many": (text) => [
    {
      properties: {
        ...Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`n${i}`, {}])),
        ...named(text, false),
      },
      items: false,
    },
    { n1: 1 },
    named(text, 1),
  ],
  required: (text) => [{ required: [text, "other"] }, { ...named(text, 1), other: 1 }, { other: 1 }],
  dependentRequired: (text) => [{ dependentRequired: { a: [text] } }, { ...named(text, 1), a: 1 }, { a: 1 }],
  "dependentRequired, the name": (text) => [{ dependentRequired: named(text, ["other name"]) }, {}, named(text, 1)],
  dependentSchemas: (text) => [{ dependentSchemas: named(text, { minProperties: 2 }) }, {}, named(text, 1)],
  patternProperties: (text) => [
    { patternProperties: named(`^${escaped(text)}$`, { type: "null" }) },
    named(text, null),
    named(text, 1),
  ],
  additionalProperties: (text) => [
    { properties: named(text, true), additionalProperties: false },
    named(text, 1),
    named(`${text}!`, 1),
  ],
  unevaluatedProperties: (text) => [
    { anyOf: [{ properties: named(text, { type: "integer" }) }, true], unevaluatedProperties: false },
    named(text, 1),
    named(text, "x"),
  ],
  propertyNames: (text) => [{ propertyNames: { const: text } }, named(text, 1), named(`${text}!`, 1)],
  const: (text) => [{ const: text }, text, `${text}!`],
  "const, in an object": (text) => [{ const: named(text, [text]) }, named(text, [text]), named(text, [])],
  enum: (text) => [{ enum: [text, "x", named(text, 1)] }, text, named(text, 2)],
  "enum, one of many": (text) => [{ enum: [...Array.from({ length: 40 }, (_, i) => `v${i}`), text] }, text, "v40"],
  pattern: (text) => [{ pattern: `^(?:${escaped(text)})+$` }, text, `${text}!`],
  "pattern that is a text": (text) => [{ pattern: `^${escaped(text)}$` }, text, `!${text}`],
  "a choice by a member": (text) => [
    {
      oneOf: [
        { properties: { kind: { const: text } }, required: ["kind"] },
        { properties: { kind: { const: "other" }, n: { type: "integer" } }, required: ["kind", "n"] },
      ],
    },
    { kind: text },
    { kind: `${text}!` },
  ],
  format: (text) => [{ format: text, type: "string" }, "x", 1],
  contentMediaType: (text) => [{ contentMediaType: text, contentEncoding: text, type: "string" }, "x", 1],
  annotations: (text) => [
    { title: text, description: text, $comment: text, default: text, examples: [text], type: "null" },
    null,
    1,
  ],
  "an unknown keyword": (text) => [{ ...named(`x-${text}`, text), type: "null" }, null, 1],
  $defs: (text) => [{ $defs: named(text, { type: "null" }), $ref: `#/$defs/${pointed(text)}` }, null, 1],
  $id: (text) => [{ $id: `https://example.com/${pointed(text)}`, type: "null" }, null, 1],
  "$id, in a part": (text) => [
    { $defs: { a: { $id: `urn:a:${pointed(text)}`, type: "null" } }, $ref: `urn:a:${pointed(text)}` },
    null,
    1,
  ],
};

type Decide = (value: unknown) => unknown;

/** A schema with a payload, and its values. */
interface Example {
  readonly payload: string;
  readonly schema: object;
  readonly valid: unknown;
  readonly invalid: unknown;
}

/** The examples of a position. A lone surrogate cannot be part of a URI, not even escaped. */
const examplesOf = (position: Position): readonly Example[] =>
  payloads.flatMap((payload) => {
    const parts = outcomeOf(() => position(payload));
    return parts ? [{ payload, schema: parts[0], valid: parts[1], invalid: parts[2] }] : [];
  });

function outcomeOf(action: () => ReturnType<Position>): ReturnType<Position> | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The first payload with a wrong verdict, or that runs as code. `ways` are the ways to a verdict of each schema. */
async function wrongAt(
  position: Position,
  ways: (schemas: readonly object[]) => Promise<readonly (readonly Decide[])[]>,
): Promise<string> {
  const examples = examplesOf(position);
  const all = await ways(examples.map(({ schema }) => schema));
  if ("argotWasHere" in globalThis) return "one of them ran";
  for (const [i, { payload, valid, invalid }] of examples.entries()) {
    for (const decide of all[i] as readonly Decide[]) {
      if (decide(valid) !== true || (invalid !== undefined && decide(invalid) !== false))
        return `wrong for ${JSON.stringify(payload)}`;
    }
    if ("argotWasHere" in globalThis) return `ran ${JSON.stringify(payload)}`;
  }
  return "right";
}

/** The verdict, and the same from `validate`, `output` and `annotations`. */
const everyResult =
  (make: Make) =>
  (schemas: readonly object[]): Promise<readonly (readonly Decide[])[]> =>
    Promise.resolve(
      schemas.map((schema): readonly Decide[] => {
        const validator = make().compile(schema);
        return [
          validator,
          (value) => validator.validate(value).valid,
          (value) => validator.output(value, "list").valid,
          (value) => validator.annotations(value) && validator.output(value, "verbose").valid,
        ];
      }),
    );

type FunctionOfModule = Decide & { validate(value: unknown): { valid: boolean } };

/** The functions of one module with all schemas, which is imported from its text. */
const imported =
  (make: Make) =>
  async (schemas: readonly object[]): Promise<readonly (readonly Decide[])[]> => {
    const { code } = compileModule(make(), Object.fromEntries(schemas.map((schema, i) => [`f${i}`, schema])), {
      errors: true,
    });
    const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
    const functions = (await import(/* @vite-ignore */ url)) as Record<string, FunctionOfModule>;
    return schemas.map((_, i) => {
      const decide = functions[`f${i}`] as FunctionOfModule;
      return [decide, (value) => decide.validate(value).valid];
    });
  };

const numeric = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "minContains",
  "maxContains",
  "uniqueItems",
];

/** Whether a dialect has the keyword. */
const knows = (dialect: string, keyword: string): boolean =>
  !(dialect === "draft-03" && /Prop|multipleOf/.test(keyword)) &&
  !(dialect.startsWith("draft") && keyword.endsWith("Contains"));

/** Keywords with numbers or booleans, in dialects that could accept a value of another type. */
const codeForNumber: HostileCase = {
  name: "code where a number or a boolean belongs, in each keyword and dialect",
  expected: "refused",
  run: (make) => {
    for (const dialect of ["2020-12", "2019-09", "draft-07", "draft-06", "draft-04", "draft-03"]) {
      const argot = make({ dialect });
      for (const keyword of numeric.filter((each) => knows(dialect, each))) {
        // Up to draft-04 these keywords are booleans, beside the limit.
        const beside = keyword.startsWith("exclusive") && { minimum: 1, maximum: 1 };
        for (const value of [mark, { toString: mark }, [1], { valueOf: 1 }, "1"]) {
          const found = outcome(() => argot.compile({ ...beside, [keyword]: value })(1));
          if (!found.startsWith("SchemaError")) return `${dialect} ${keyword} ${JSON.stringify(value)}: ${found}`;
        }
      }
    }
    return "refused";
  },
};

const count = `${payloads.length} strings`;

export const injection: readonly HostileCase[] = [
  ...Object.entries(positions).map(([name, position]): HostileCase => ({
    name: `${count} in ${name}`,
    expected: "right",
    run: (make) => wrongAt(position, everyResult(make)),
  })),
  {
    name: `${count} in every position, in standalone modules`,
    tiers: ["compiled"],
    expected: "right",
    run: async (make) => {
      for (const [name, position] of Object.entries(positions)) {
        const found = await wrongAt(position, imported(make));
        if (found !== "right") return `${name}: ${found}`;
      }
      return "right";
    },
  },
  codeForNumber,
];
