// What families of schemas and values are made of.

/** What grows with the number n of a family. The names are those of the columns of the table in SECURITY.md. */
export const grownThings = [
  "schema width",
  "schema depth",
  "value",
  "value depth",
  "names",
  "digits",
  "anchors",
  "resources",
  "patterns",
  "URL",
] as const;

/** Schemas and values of which one grows with a number n, and the other stays small. */
export interface Family {
  readonly name: string;
  readonly grown: (typeof grownThings)[number];
  /** A value of n at which an operation takes long enough to be measured. */
  readonly size: number;
  schema(n: number): unknown;
  value(n: number): unknown;
}

type Sized = (n: number) => unknown;

/** A family; its schema and its value are functions of n if they grow. */
export type Row = readonly [name: string, size: number, schema: object | Sized, value: {} | Sized];

/** The families of rows. */
export const familiesOf = (grown: Family["grown"], rows: readonly Row[]): readonly Family[] =>
  rows.map(([name, size, schema, value]) => ({
    name: `${grown}: ${name}`,
    grown,
    size,
    schema: typeof schema === "function" ? (schema as Sized) : () => schema,
    value: typeof value === "function" ? (value as Sized) : () => value,
  }));

export const list = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));

export const object = <T>(n: number, name: string, of: (i: number) => T): Record<string, T> =>
  Object.fromEntries(list(n, (i) => [name + i, of(i)]));

/** A schema within others. */
export function wrapped(n: number, inner: unknown, around: (inner: unknown, i: number) => unknown): unknown {
  let schema = inner;
  for (let i = 0; i < n; i++) schema = around(schema, i);
  return schema;
}

/** Schemas of which each refers to the next. */
export const chain = (n: number, last: unknown, around: (next: unknown, i: number) => object): object => ({
  $defs: { ...object(n, "d", (i) => around({ $ref: `#/$defs/d${i + 1}` }, i)), [`d${n}`]: last },
  $ref: "#/$defs/d0",
});

export const small = { p1: 1, other: "x" };

/** Keywords for a text with JSON in it. */
export const jsonContent = { contentMediaType: "application/json" };
