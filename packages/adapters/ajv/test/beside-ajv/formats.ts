// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Formats: their forms, and what is said of unknown ones.
import formats from "ajv-formats";
import { type Row, results, thrown } from "./row.js";

const addFormats = formats as unknown as (ajv: any, options: object) => void;

const f = { type: "string", format: "f" };
export const rows: readonly Row[] = [
  ["an expression", (ajv) => results(ajv.addFormat("f", /^a/).compile(f), "a", "b")],
  ["an expression with a state", (ajv) => results(ajv.addFormat("f", /a/g).compile(f), "a", "a", "a")],
  ["a text", (ajv) => results(ajv.addFormat("f", "^a").compile(f), "a", "b")],
  ["a text that is no expression", (ajv) => thrown(() => ajv.addFormat("f", "("))],
  ["a function", (ajv) => results(ajv.addFormat("f", (x: string) => x === "a").compile(f), "a", "b")],
  [
    "a function that returns other values",
    (ajv) => results(ajv.addFormat("f", (x: string) => x as never).compile(f), "a", ""),
  ],
  [
    "a function that throws",
    (ajv) =>
      thrown(() =>
        ajv
          .addFormat("f", () => {
            throw new RangeError("mine");
          })
          .compile(f)("a"),
      ),
  ],
  ["true", (ajv) => results(ajv.addFormat("f", true).compile(f), "a")],
  ["false", (ajv) => thrown(() => ajv.addFormat("f", false).compile(f))],
  ["a definition with an expression", (ajv) => results(ajv.addFormat("f", { validate: /^a/ }).compile(f), "a", "b")],
  [
    "a definition with a text",
    (ajv) => thrown(() => results(ajv.addFormat("f", { validate: "^a" }).compile(f), "a", "b")),
  ],
  [
    "a definition with a function",
    (ajv) => results(ajv.addFormat("f", { validate: (x: string) => x === "a" }).compile(f), "a", "b"),
  ],
  [
    "a definition of numbers",
    (ajv) =>
      results(
        ajv.addFormat("f", { type: "number", validate: (x: number) => x > 1 }).compile({ format: "f" }),
        1,
        2,
        "a",
        null,
      ),
    { strictTypes: false },
  ],
  [
    "a definition of texts and other values",
    (ajv) => results(ajv.addFormat("f", /^a/).compile({ format: "f" }), 1, "b", null, {}),
    { strictTypes: false },
  ],
  [
    "strict types of a format of numbers",
    (ajv) =>
      thrown(() =>
        ajv.addFormat("f", { type: "number", validate: () => true }).compile({ type: "number", format: "f" }),
      ),
    { strictTypes: true },
  ],
  [
    "an async format",
    (ajv) => thrown(() => ajv.addFormat("f", { async: true, validate: async () => true }).compile(f)),
  ],
  [
    "a format twice",
    (ajv) => {
      ajv.addFormat("f", /^a/);
      const first = ajv.compile({ ...f });
      ajv.addFormat("f", /^b/);
      return [results(first, "a", "b"), results(ajv.compile({ ...f }), "a", "b")];
    },
  ],
  [
    "a format after the schema was compiled",
    (ajv) => {
      const first = thrown(() => ajv.compile(f));
      ajv.addFormat("f", /^a/);
      return [first, results(ajv.compile(f), "a", "b")];
    },
  ],
  [
    "the member formats",
    (ajv) => (
      ajv.addFormat("f", /^a/),
      ajv.addFormat("g", "^a"),
      [Object.keys(ajv.formats), ajv.formats.f, ajv.formats.g]
    ),
  ],
  [
    "a format of a name of the prototype",
    (ajv) => [
      thrown(() => ajv.compile({ type: "string", format: "constructor" })),
      thrown(() => ajv.compile({ type: "string", format: "__proto__" })),
    ],
  ],
  [
    "formats of the option",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { a: { type: "string", format: "a" }, b: { type: "string", format: "b" } },
        }),
        { a: "x", b: "x" },
      ),
    { formats: { a: /^a/, b: true } },
  ],
  ["undefined formats of the option", (ajv) => thrown(() => ajv.compile(f)), { formats: { f: undefined } }],
  ["an unknown format", (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: f } }))],
  [
    "an unknown format, strict: false",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: f } })),
    { strict: false },
  ],
  [
    "an unknown format, strict: log",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: f } })),
    { strict: "log" },
  ],
  [
    "an unknown format, strictSchema: log",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: f } })),
    { strictSchema: "log" },
  ],
  [
    "an unknown format, validateFormats: false",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: f } })),
    { validateFormats: false },
  ],
  [
    "an unknown format without a type, strict: false",
    (ajv) => thrown(() => ajv.compile({ format: "f" })),
    { strict: false },
  ],
  [
    "an unknown format of a type that has none, strict: false",
    (ajv) => thrown(() => ajv.compile({ type: "object", format: "f" })),
    { strict: false },
  ],
  [
    "an unknown format of numbers, strict: false",
    (ajv) => thrown(() => ajv.compile({ type: "integer", format: "f" })),
    { strict: false },
  ],
  ["an unknown format in a definition", (ajv) => thrown(() => ajv.compile({ definitions: { a: f }, type: "string" }))],
  [
    "an unknown format in a referred definition",
    (ajv) => thrown(() => ajv.compile({ definitions: { a: f }, $ref: "#/definitions/a" })),
  ],
  [
    "an unknown format in a referred document",
    (ajv) => (
      ajv.addSchema({ $id: "https://example.com/a", ...f }),
      thrown(() => ajv.compile({ type: "object", properties: { a: { $ref: "https://example.com/a" } } }))
    ),
  ],
  [
    "formats that are ignored by validateFormats",
    (ajv) => results(ajv.addFormat("f", /^a/).compile(f), "b"),
    { validateFormats: false },
  ],
  ["a format that is no text", (ajv) => thrown(() => ajv.compile({ type: "string", format: 1 }))],
  ["verbose", (ajv) => results(ajv.addFormat("f", /^a/).compile(f), "b"), { verbose: true }],
  ["opts.validateFormats during the constructor", (ajv) => ajv.opts.validateFormats],
  ...[true, false].map((verbose): Row => [
    `keywords of ajv-formats, verbose: ${verbose}`,
    (ajv) => {
      addFormats(ajv, { keywords: true });
      const validate = ajv.compile({ type: "string", format: "date", formatMaximum: "2020-01-01" });
      return results(validate, "2019-12-31", "2020-01-02", "x", "09:00:00Z", 1);
    },
    { allErrors: true, verbose },
  ]),
  [
    "keywords of ajv-formats, validateFormats: false",
    (ajv) => {
      addFormats(ajv, { keywords: true });
      return results(ajv.compile({ type: "string", format: "date", formatMinimum: "2020-01-01" }), "2019-01-01");
    },
    { validateFormats: false },
  ],
];
