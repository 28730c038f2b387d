import { setOf } from "@argot/algebra";
import { SchemaError, stringifyJson } from "argot";
import { type Equality, equalityOf } from "../../schemas/equality.js";
import type { SchemaSet } from "../../schemas/schema-set.js";
import { Problem } from "../../terminal/problem.js";

/**
 * Proves that a schema and another form of it accept the same values.
 *
 * @returns What to report if there is no proof.
 * @throws Problem if they accept different values.
 */
export function prove(
  { argot, index }: Pick<SchemaSet, "argot" | "index">,
  uri: string,
  rewritten: unknown,
): Problem | undefined {
  const fault = "please report it; nothing is written";
  let equality: Equality;
  try {
    equality = equalityOf(setOf(argot, uri), setOf(argot, withoutIdentifier(index, uri, rewritten)));
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new Problem(`the result cannot be used (${error.reason})`, fault);
  }
  if (equality.answer === "equal") return undefined;
  if (equality.answer === "different")
    throw new Problem("the result accepts other values than the schema", fault, {
      lines: [["value", stringifyJson(equality.value)]],
    });
  return new Problem("it is not proven that the result accepts the same values", "test it with your data", {
    lines: equality.reasons.map((reason): [string, string] => ["reason", reason]),
  });
}

/** A schema that the instance can have beside the one that it was made of. References in it do not need its identifier. */
function withoutIdentifier(index: SchemaSet["index"], uri: string, schema: unknown): unknown {
  const root = index.documentOf(uri)?.schemas[0];
  const identifiers = root?.keywords.filter(({ definition }) => definition.identifies).map(({ name }) => name) ?? [];
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !identifiers.includes(name)));
}
