// The entry point `@argot/ajv/dist/compile/codegen`, for packages that import Ajv's code generator for the messages of their keywords.
import { Code, nil, str } from "./codegen/code.js";

/** Operators as Ajv names them. */
export const operators: Readonly<Record<string, Code>> = Object.fromEntries(
  Object.entries({
    GT: ">",
    GTE: ">=",
    LT: "<",
    LTE: "<=",
    EQ: "===",
    NEQ: "!==",
    NOT: "!",
    OR: "||",
    AND: "&&",
    ADD: "+",
  }).map(([name, text]) => [name, new Code([text], [])]),
);

const joined =
  (operator: string) =>
  (...args: readonly unknown[]): Code =>
    args.length === 0 ? nil : new Code(["", ...args.slice(1).map(() => operator), ""], args);

/** Conditions of which each must hold, as code. */
export const and: (...args: readonly unknown[]) => Code = joined("&&");
/** Conditions of which one must hold, as code. */
export const or: (...args: readonly unknown[]) => Code = joined("||");
/** A condition that must not hold, as code. */
export const not = (condition: unknown): Code => new Code(["!", ""], [condition]);
/** Two texts, one after the other. */
export const strConcat = (first: unknown, second: unknown): string => str`${first}${second}`;
/** The access of a property, as code. */
export const getProperty = (key: string | number): Code => new Code([`[${JSON.stringify(key)}]`], []);

export { _, Code, Name, nil, str, stringify } from "./codegen/code.js";

/** The names in Ajv's generated code, as `ajv/dist/compile/names` exports them: there are none. */
const names: Readonly<Record<string, Code>> = {};

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default names;
