// All results of the examples, for realms in which `Object.prototype` is polluted.
import { createArgot, parseJson, stringifyJson, type Tier } from "argot";
import { compileModule } from "argot/module";
import { createTextValidator } from "@argot/stream";
import { outcome } from "../../src/hostile-tests/case.js";
import { examples, optionsOfArgots } from "../../src/hostile-tests/pollution-examples.js";

/** The results of something that was compiled, as texts. */
type Results = () => readonly string[];

const asText = (value: unknown): string => stringifyJson(value).replaceAll(/argot:\/\d+/g, "argot:/");
const outcomes = (actions: readonly (() => unknown)[]): string =>
  actions.map((action) => outcome(() => asText(action()))).join(" ");

const formats = ["flag", "basic", "detailed", "verbose", "list", "hierarchical"] as const;

/** Validators of all examples in a tier. */
function validators(tier: Tier): Results {
  const all = optionsOfArgots.flatMap((options) => {
    const argot = createArgot({ ...options, tier });
    return examples.map(([schema, ...values]) => ({ validator: argot.compile(schema), values }));
  });
  return () =>
    all.flatMap(({ validator, values }) =>
      values.map((value) =>
        outcomes([
          () => validator(value),
          () => validator.validate(value).errors,
          () => validator.annotations(value).list,
          ...formats.map((format) => () => validator.output(value, format)),
        ]),
      ),
    );
}

/** The same for modules, as functions. */
function modules(tier: Tier): Results {
  const schemas = Object.fromEntries(examples.map(([schema], i) => [`f${i}`, schema]));
  const { code } = compileModule(createArgot({ tier }), schemas, { errors: true });
  type Validators = Readonly<Record<string, { (value: unknown): boolean; validate(value: unknown): object }>>;
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- a module cannot be loaded in a realm
  const load = Function(code.replace(/^export (\{.*\})/m, asReturned)) as () => Validators;
  const functions = load();
  return () =>
    examples.flatMap(([, ...values], i) => {
      const validator = functions[`f${i}`];
      return values.map((value) => outcomes([() => validator?.(value), () => validator?.validate(value)]));
    });
}

/** `export { a as b }` as `return { b: a }`. */
const asReturned = (_: string, list: string): string =>
  `return ${list.replaceAll(/([\w$]+) as ([\w$]+)/g, (__, own: string, name: string) => `${name}: ${own}`)}`;

const texts = ["{}", '[{"a":1}]', '{"a":1,"a":2}', '{"a":12345678901234567890}', '{"__proto__":{"b":[1e30]}}', "[1,]"];

/** Texts, parsed, written and validated. */
function readers(tier: Tier): Results {
  const validator = createArgot({ tier }).compile({ type: "object", required: ["a"] });
  const validate = createTextValidator(validator);
  return () =>
    texts.map((text) =>
      outcomes([
        () => parseJson(text),
        () => stringifyJson(parseJson(text)),
        () => validate(new Uint8Array(new TextEncoder().encode(text))),
      ]),
    );
}

/** What compiles everything in a tier. */
export const compileAll = (tier: Tier): Results => {
  const all = [validators(tier), modules(tier), readers(tier)];
  return () => all.flatMap((results) => results());
};
