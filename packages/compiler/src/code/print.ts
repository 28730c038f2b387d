// Prints statements: the only place where they become text.
import { Expression } from "./expression.js";
import { lineComment, quote } from "./quote.js";
import { type Binding, type Block, declares, type If, type Line, type Statement, type Switch } from "./statement.js";
import { Uses } from "./uses.js";

/**
 * The text of code. Adds what the code uses to `uses`.
 *
 * @param indent - Whether lines are indented, for people.
 */
export function print(code: Statement, uses: Uses, indent: boolean): string {
  const printer = new Printer(uses, indent);
  printer.statement(code, 0);
  return printer.text;
}

/**
 * Groups labels that have the same code, in the order of the first of each group. Code with a declaration is never the same as
 * other code.
 */
export function groupedByCode<Label>(
  entries: Iterable<readonly [Label, Statement]>,
): { readonly labels: readonly Label[]; readonly body: Statement }[] {
  const groups: { readonly labels: Label[]; readonly body: Statement }[] = [];
  const known = new Map<string, Label[]>();
  for (const [label, body] of entries) {
    const text = declares(body) ? undefined : print(body, new Uses(), false);
    const labels = text === undefined ? undefined : known.get(text);
    if (labels) labels.push(label);
    else {
      const group = { labels: [label], body };
      groups.push(group);
      if (text !== undefined) known.set(text, group.labels);
    }
  }
  return groups;
}

class Printer {
  readonly #lines: string[] = [];
  readonly #uses: Uses;
  readonly #indent: boolean;

  constructor(uses: Uses, indent: boolean) {
    this.#uses = uses;
    this.#indent = indent;
  }

  get text(): string {
    return this.#lines.join("\n");
  }

  statement(code: Statement, depth: number): void {
    switch (code.kind) {
      case "if":
        this.#if(code, depth, "");
        return;
      case "sequence":
        for (const each of code.of) this.statement(each, depth);
        return;
      case "evaluate":
      case "return":
      case "throw":
      case "const":
      case "let":
      case "break":
      case "continue":
        this.#line(depth, this.#inOneLine(code));
        return;
      case "labelled":
      case "for in":
      case "for":
      case "function":
        this.#block(this.#headOf(code), code.body, depth);
        return;
      case "switch":
        this.#switch(code, depth);
        return;
      case "try":
        this.#line(depth, "try {");
        this.statement(code.body, depth + 1);
        this.#block(`} catch (${this.#text(code.error)}) `, code.handler, depth);
        return;
      case "commented":
        for (const comment of code.comments) this.#line(depth, lineComment(comment));
        this.statement(code.of, depth);
        return;
      case "empty":
        return;
    }
  }

  #inOneLine(code: Line): string {
    switch (code.kind) {
      case "evaluate":
        return `${this.#text(code.value)};`;
      case "return":
      case "throw":
        return `${code.kind} ${this.#text(code.value)};`;
      case "const":
      case "let":
        return `${code.kind} ${code.bindings.map((each) => this.#binding(each)).join(", ")};`;
      case "break":
        return code.label ? `break ${this.#text(code.label)};` : "break;";
      case "continue":
        return "continue;";
    }
  }

  #binding([variable, value]: Binding): string {
    return value ? `${this.#text(variable)} = ${this.#text(value)}` : this.#text(variable);
  }

  #headOf(code: Block): string {
    switch (code.kind) {
      case "labelled":
        return `${this.#text(code.label)}: `;
      case "for in":
        return `for (const ${this.#text(code.key)} in ${this.#text(code.of)}) `;
      case "for": {
        const index = this.#text(code.index);
        const from = code.from ? `let ${index} = ${this.#text(code.from)}` : "";
        return `for (${from}; ${this.#text(code.test)}; ${index}++) `;
      }
      case "function":
        return `function ${this.#text(code.name)}(${code.parameters.map((each) => this.#text(each)).join(", ")}) `;
    }
  }

  /** @param before - The end of the branch before this one, in a chain of `else if`. */
  #if(code: If, depth: number, before: string): void {
    const { then, otherwise } = code;
    const head = `${before}if (${this.#text(code.test)}) `;
    if (otherwise.kind === "empty") {
      if (before === "" && isShort(then)) this.#line(depth, head + this.#inOneLine(then));
      else this.#block(head, then, depth);
      return;
    }
    this.#line(depth, `${head}{`);
    this.statement(then, depth + 1);
    if (otherwise.kind === "if") this.#if(otherwise, depth, "} else ");
    else this.#block("} else ", otherwise, depth);
  }

  #switch(code: Switch, depth: number): void {
    this.#line(depth, `switch (${this.#text(code.on)}) {`);
    for (const { labels, body } of code.cases) {
      for (const label of labels.slice(0, -1)) this.#line(depth + 1, `case ${quote(label)}:`);
      for (const label of labels.slice(-1)) this.#case(`case ${quote(label)}:`, body, depth + 1);
    }
    if (code.otherwise.kind !== "empty") this.#case("default:", code.otherwise, depth + 1);
    this.#line(depth, "}");
  }

  /** A case with a declaration gets braces. */
  #case(head: string, body: Statement, depth: number): void {
    if (declares(body)) this.#block(`${head} `, body, depth);
    else {
      this.#line(depth, head);
      this.statement(body, depth + 1);
    }
  }

  #block(head: string, body: Statement, depth: number): void {
    this.#line(depth, `${head}{`);
    this.statement(body, depth + 1);
    this.#line(depth, "}");
  }

  #line(depth: number, text: string): void {
    this.#lines.push(this.#indent ? "  ".repeat(depth) + text : text);
  }

  #text(code: Expression): string {
    const uses = Expression.usesOf(code);
    if (uses !== undefined) this.#uses.add(uses);
    return Expression.textOf(code);
  }
}

/** Whether a statement needs no braces after `if`. */
const isShort = (code: Statement): code is Exclude<Line, { kind: "const" | "let" }> =>
  code.kind === "evaluate" || code.kind === "return" || code.kind === "break" || code.kind === "continue";
