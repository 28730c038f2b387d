// The templates of Ajv's code generator, with values in place of code: messages of keywords are written with them.

/** Code as Ajv's template `_` makes it: texts and values between them. */
export class Code {
  readonly #texts: readonly string[];
  readonly #values: readonly unknown[];

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.#texts = texts;
    this.#values = values;
  }

  /** The value of the code: that of a single expression, or of an object literal of such expressions. */
  evaluate(): unknown {
    if (this.#values.length === 1 && this.#texts.every((text) => text.trim() === ""))
      return valueOf(this.#values.at(0));
    const marked = this.#texts.reduce((all, text, i) => `${all}{"${place}":${i - 1}}${text}`);
    const quoted = marked.replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":').replaceAll("'", '"');
    try {
      return JSON.parse(quoted, (_, value: unknown) => {
        const i = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[place] : undefined;
        return typeof i === "number" ? valueOf(this.#values[i]) : value;
      });
    } catch {
      return undefined;
    }
  }

  /** The text. */
  toString(): string {
    return this.#texts.reduce((all, text, i) => all + String(valueOf(this.#values[i - 1])) + text);
  }
}

/** Marks the place of a value in a text of JSON. */
const place = "argot:place";

/** A name in code. */
export class Name extends Code {
  /** The name. */
  readonly str: string;

  constructor(name: string) {
    super([name], []);
    this.str = name;
  }
}

const valueOf = (value: unknown): unknown =>
  value instanceof Code && !(value instanceof Name) ? value.evaluate() : value;

/** Code with values in it. */
export const _ = (texts: TemplateStringsArray, ...values: readonly unknown[]): Code => new Code(texts, values);

/** A text with values in it. */
export const str = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  new Code(texts, values).toString();

/** No code. */
export const nil: Code = new Code([""], []);

/** A value as code. */
export const stringify = (value: unknown): Code => new Code(["", ""], [value]);
