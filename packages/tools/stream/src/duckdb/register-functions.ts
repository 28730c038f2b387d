import { type TextOptions, textOptionNames } from "../texts/text-options.js";
import type { TextResult } from "../texts/text-result.js";
import type { ValueValidator } from "../texts/text-validator.js";
import { type ArgotOptions, refuseUnknownOptions, requireArgument } from "argot";
import {
  BOOLEAN,
  type DuckDBConnection,
  type DuckDBDataChunk,
  DuckDBScalarFunction,
  type DuckDBType,
  type DuckDBValue,
  type DuckDBVector,
  LIST,
  listValue,
  STRUCT,
  structValue,
  VARCHAR,
} from "@duckdb/node-api";
import { Schemas, type ValidateText } from "./schemas.js";

/** Options for {@link registerFunctions}: those for texts, and these. */
export interface FunctionOptions extends TextOptions {
  /** Validators that statements can name. */
  readonly schemas?: Readonly<Record<string, ValueValidator>>;
  /** Options of `createArgot` for schemas in statements. */
  readonly argot?: ArgotOptions;
}

/** A row of `argot_errors`. */
const errorType = STRUCT({ location: VARCHAR, keyword: VARCHAR, message: VARCHAR });

/**
 * Adds two functions to the database of a connection:
 *
 * - `argot_valid(schema, json)` is whether a text is a valid value. Text that is not JSON is not valid.
 * - `argot_errors(schema, json)` is a list of what is wrong with it, empty if it is valid. The items have `location`, `keyword` and
 *   `message`. The keyword of a text without a verdict is a code, such as `syntax`.
 *
 * `schema` is the name of a schema, or a schema as JSON, which is compiled once. Both functions are NULL if an argument is. A
 * statement with a schema that cannot be used fails.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function registerFunctions(connection: DuckDBConnection, options: FunctionOptions = {}): void {
  const isConnection = typeof (connection as DuckDBConnection | undefined)?.registerScalarFunction === "function";
  requireArgument(isConnection, "registerFunctions", "a connection of @duckdb/node-api", connection);
  refuseUnknownOptions("registerFunctions", options, ["schemas", "argot", ...textOptionNames]);
  const { schemas: named = {}, argot = {}, ...texts } = options;
  const schemas = new Schemas(named, argot, texts);
  const add = (name: string, returnType: DuckDBType, valueOf: (result: TextResult) => DuckDBValue): void => {
    const mainFunction = (_info: unknown, input: DuckDBDataChunk, output: DuckDBVector): void => {
      apply(schemas, input, output, valueOf);
    };
    const parameterTypes = [VARCHAR, VARCHAR];
    connection.registerScalarFunction(DuckDBScalarFunction.create({ name, mainFunction, returnType, parameterTypes }));
  };
  add("argot_valid", BOOLEAN, ({ route }) => route === "valid");
  add("argot_errors", LIST(errorType), errorsOf);
}

function apply(
  schemas: Schemas,
  input: DuckDBDataChunk,
  output: DuckDBVector,
  valueOf: (result: TextResult) => DuckDBValue,
): void {
  const [names, texts] = [input.getColumnVector(0), input.getColumnVector(1)];
  let last: { readonly name: string; readonly validate: ValidateText } | undefined;
  for (let row = 0; row < input.rowCount; row++) {
    const [name, text] = [names.getItem(row), texts.getItem(row)];
    if (typeof name !== "string" || typeof text !== "string") {
      output.setItem(row, null);
      continue;
    }
    if (last?.name !== name) last = { name, validate: schemas.get(name) };
    output.setItem(row, valueOf(last.validate(text)));
  }
  output.flush();
}

function errorsOf(result: TextResult): DuckDBValue {
  const rows =
    result.route === "invalid"
      ? result.errors.map(
          ({ instanceLocation, keyword = null, message }) => [instanceLocation, keyword, message] as const,
        )
      : result.route === "broken"
        ? [["", result.code, result.reason] as const]
        : [];
  return listValue(rows.map(([location, keyword, message]) => structValue({ location, keyword, message })));
}
