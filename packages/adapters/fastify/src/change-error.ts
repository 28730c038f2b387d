import type { ExpectedChange } from "./expected-changes.js";

/** A schema expects that requests are changed, which this package does not do. Thrown when a route with it is registered. */
export class ChangeError extends Error {
  /** Always `"ChangeError"`. */
  override readonly name = "ChangeError";
  /** Every place in the schema that expects a change. */
  readonly changes: readonly ExpectedChange[];

  constructor(part: string, changes: readonly ExpectedChange[]) {
    const lines = changes.map(({ kind, uri, pointer }) => `  ${uri}#${pointer}: ${reasons[kind](part)}`);
    super(
      `the schema of the ${part} expects that requests are changed, and @argot/fastify validates them as they are received:\n` +
        `${lines.join("\n")}\n${advice}`,
    );
    this.changes = changes;
  }
}

const reasons: Record<ExpectedChange["kind"], (part: string) => string> = {
  coercion: (part) => `the ${part} has texts only, and no text is of this type`,
  default: () => "the value is not inserted",
};

const advice =
  'Describe the text, as { type: "string", pattern: "^[0-9]+$" }, convert it in the handler, and insert defaults there; ' +
  'or give the option `changes: "none"`, and requests are validated by such a schema as they are.';
