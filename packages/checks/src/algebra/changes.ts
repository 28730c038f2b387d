// Copies of a schema in which one keyword is changed, so that it is mostly known whether more values are valid or fewer.
import type { Schema } from "./copy-in-draft.js";

export interface ChangedCopy {
  /** What is changed, and where. */
  readonly text: string;
  /** `undefined` if that is not plain. */
  readonly allowsMore: boolean | undefined;
  readonly schema: Schema;
}

interface Change {
  readonly text: string;
  readonly allowsMore: boolean;
  /** What takes the place of the schema. */
  readonly changed: Schema;
}

function numeric(schema: Schema, name: string, by: number, allowsMore: boolean): readonly Change[] {
  const value = schema[name];
  return typeof value === "number"
    ? [{ text: `${name} ${by}`, allowsMore, changed: { ...schema, [name]: value + by } }]
    : [];
}

function withoutFirst(schema: Schema, name: string, allowsMore: boolean): readonly Change[] {
  const list = schema[name];
  return Array.isArray(list) && list.length > 1
    ? [{ text: name, allowsMore, changed: { ...schema, [name]: list.slice(1) } }]
    : [];
}

function changesOf(schema: Schema): readonly Change[] {
  const { additionalProperties, ...open } = schema;
  return [
    ...numeric(schema, "maxLength", 1, true),
    ...numeric(schema, "minLength", 1, false),
    ...numeric(schema, "minItems", 1, false),
    ...numeric(schema, "maximum", -1, false),
    ...withoutFirst(schema, "required", true),
    ...withoutFirst(schema, "enum", false),
    ...(additionalProperties === false ? [{ text: "open", allowsMore: true, changed: open }] : []),
  ];
}

/** Keywords whose values are no schemas. */
const skipped = new Set(["enum", "const", "default", "examples"]);

/** The schemas within a schema, and how to make a copy with another in the place of one. */
function* partsOf(
  schema: unknown,
  at: string,
  copyWith: (part: unknown) => unknown,
): Generator<{ part: Schema; at: string; copyWith: (part: Schema) => unknown }> {
  if (typeof schema !== "object" || schema === null) return;
  if (!Array.isArray(schema)) yield { part: schema as Schema, at, copyWith };
  for (const [key, value] of Object.entries(schema))
    if (!skipped.has(key))
      yield* partsOf(value, `${at}/${key}`, (part) =>
        copyWith(Array.isArray(schema) ? schema.with(Number(key), part) : { ...schema, [key]: part }),
      );
}

/** Whether more values of a part always mean more values of the whole, wherever references lead. */
const isMonotone = (schema: Schema): boolean =>
  !/"(?:not|oneOf|if|maxContains|unevaluated\w+)":/.test(JSON.stringify(schema));

/** At most so many copies, spread over the schema. */
export function changedCopies(schema: Schema, most: number): readonly ChangedCopy[] {
  const isPlain = isMonotone(schema);
  const all = [...partsOf(schema, "", (part) => part)].flatMap(({ part, at, copyWith }) =>
    changesOf(part).map(({ text, allowsMore, changed }) => ({
      text: `${text} at ${at === "" ? "/" : at}`,
      allowsMore: isPlain ? allowsMore : undefined,
      schema: copyWith(changed) as Schema,
    })),
  );
  const step = Math.ceil(all.length / most) || 1;
  return all.filter((_, i) => i % step === 0);
}
