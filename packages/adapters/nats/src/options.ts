import type { TextOptions } from "@argot/stream";
import type { Registry } from "prom-client";
import type { SchemaSource } from "./schema-source.js";
import type { SubjectTable } from "./subjects.js";

/** Options for `startValidation`: those for texts, and these. */
export interface ValidationOptions extends TextOptions {
  /** The stream with the messages. */
  readonly stream: string;
  /** The name of the durable consumer. Programs with the same name share the messages. It is created if it is missing. */
  readonly consumer: string;
  /** The name of the schema by patterns of subjects: `{ "orders.*.created": "order" }`. The most specific pattern counts. */
  readonly subjects: SubjectTable;
  /** The schemas: `fixedSchemas` or `watchSchemas`. */
  readonly schemas: SchemaSource;
  /** The prefix of the subjects that valid messages are forwarded to: `"valid"` for `valid.orders.eu.created`. */
  readonly validTo: string;
  /** The prefix of the subjects that all other messages go to. */
  readonly deadTo: string;
  /**
   * Maximum number of attempts at a message that ends programs, after which it goes to the dead-letter subject without
   * being validated. The first delivery counts as an attempt; the minimum is 2. Default: 5.
   */
  readonly maxDeliveries?: number;
  /** Maximum number of messages whose answers are published at a time. Default: 256. */
  readonly maxInFlight?: number;
  /** Milliseconds after which the server delivers a message again that has no answer. For a new consumer. Default: 30,000. */
  readonly ackWait?: number;
  /** Called with errors of operations that are tried again, such as a publication. */
  readonly onProblem?: (error: Error) => void;
  /** The registry for the metrics. Default: a new one. */
  readonly registry?: Registry;
}

/** The names of {@link ValidationOptions}, except those for texts. */
export const optionNames: Readonly<Record<Exclude<keyof ValidationOptions, keyof TextOptions>, true>> = {
  stream: true,
  consumer: true,
  subjects: true,
  schemas: true,
  validTo: true,
  deadTo: true,
  maxDeliveries: true,
  maxInFlight: true,
  ackWait: true,
  onProblem: true,
  registry: true,
};
