import { stringifyJson } from "@argot/core/json";
import { stringify } from "yaml";
import type { Template, TemplateMember } from "./template.js";

/** How values are written: as JSON, as YAML on lines of their own, or as YAML between brackets. */
export type SnippetStyle = "json" | "block" | "flow";

/** A step of indentation. Editors replace tabs by their own; in YAML a tab would be an error where they do not. */
const steps: Readonly<Record<SnippetStyle, string>> = { json: "\t", block: "  ", flow: "" };

/** Writes templates as snippets of a language. The first place to fill in is number 1. */
export class SnippetWriter {
  readonly style: SnippetStyle;
  readonly #step: string;
  #places = 0;

  constructor(style: SnippetStyle) {
    this.style = style;
    this.#step = steps[style];
  }

  /** A value as text of the language. */
  text(value: unknown): string {
    if (this.style === "json" || (typeof value === "object" && value !== null)) return stringifyJson(value);
    // Between brackets more characters need quotes. Programs that read YAML 1.1 need them for words that are booleans there.
    const needsQuotes =
      typeof value === "string" && (isOldBoolean.test(value) || (this.style === "flow" && /[,[\]{}]/.test(value)));
    if (needsQuotes) return stringifyJson(value);
    return stringify(value, { lineWidth: 0 }).trimEnd();
  }

  /** Whether a template has lines of its own in YAML, so that it cannot follow a name on its line. */
  isBlock({ kind }: Template): boolean {
    return this.style === "block" && (kind === "object" || kind === "array");
  }

  /** @param indent - The indentation of further lines, beside that of the line where the snippet is inserted. */
  write(template: Template, indent: string = ""): string {
    switch (template.kind) {
      case "constant":
        return escaped(this.text(template.value));
      case "blank":
        return this.#blank(template.value);
      case "choice":
        return this.#choice(template.values);
      case "snippet":
        return this.#snippet(template.text, template.isString);
      case "object":
        return this.#object(template.members, indent);
      case "array":
        return this.#array(template.items, indent);
    }
  }

  /** A member with its value. */
  member([name, value]: TemplateMember, indent: string = ""): string {
    return `${this.name(name)}:${this.after(value, indent)}`;
  }

  /** A name of a member. */
  name(name: Template): string {
    const isWord = name.kind === "constant" && typeof name.value === "string" && isOldBoolean.test(name.value);
    return isWord && this.style !== "json" ? name.value : this.write(name);
  }

  /** A value after a name. */
  after(value: Template, indent: string): string {
    const inner = indent + this.#step;
    return this.isBlock(value) ? `\n${inner}${this.write(value, inner)}` : ` ${this.write(value, indent)}`;
  }

  #object(members: readonly TemplateMember[], indent: string): string {
    if (this.style === "block") {
      if (members.length === 0) return this.#place("");
      return members.map((each) => this.member(each, indent)).join(`\n${indent}`);
    }
    const inner = indent + this.#step;
    return this.#bracketed(
      "{}",
      members.map((each) => this.member(each, inner)),
      indent,
    );
  }

  #array(items: readonly Template[], indent: string): string {
    if (this.style === "block") {
      const lines = items.length === 0 ? [this.#place("")] : items.map((each) => this.write(each, `${indent}  `));
      return lines.map((line) => `- ${line}`).join(`\n${indent}`);
    }
    const inner = indent + this.#step;
    return this.#bracketed(
      "[]",
      items.map((each) => this.write(each, inner)),
      indent,
    );
  }

  #bracketed(brackets: "{}" | "[]", parts: readonly string[], indent: string): string {
    const [open, close] = brackets as unknown as readonly [string, string];
    if (parts.length === 0) return open + this.#place("") + close;
    if (this.style === "flow") return `${open}${parts.join(", ")}${close}`;
    return `${open}${parts.map((part) => `\n${indent}${this.#step}${part}`).join(",")}\n${indent}${close}`;
  }

  #blank(value: unknown): string {
    if (value === undefined) return this.#place("");
    const text = this.text(value);
    // The quotes stay when another string is typed.
    return typeof value === "string" && text.startsWith('"')
      ? `"${this.#place(text.slice(1, -1))}"`
      : this.#place(text);
  }

  #place(text: string): string {
    this.#places++;
    return text === "" ? `$${this.#places}` : `\${${this.#places}:${escaped(text)}}`;
  }

  #choice(values: readonly unknown[]): string {
    this.#places++;
    const choices = values.map((value) => this.text(value).replace(/[\\,|]/g, "\\$&"));
    return `\${${this.#places}|${choices.join(",")}|}`;
  }

  #snippet(text: string, isString: boolean): string {
    if (!isString) return text.replaceAll("\t", this.#step);
    if (text === "") return this.style === "json" ? `"${this.#place("")}"` : this.#place("");
    if (this.style === "json") return `"${text.replace(/["\n]/g, (each) => (each === "\n" ? "\\\\n" : '\\\\"'))}"`;
    // What surrounds the places decides whether YAML needs quotes.
    const plain = text.replace(/\$\{?\d+[:|]?|[}|]/g, "");
    return plain !== "" && /^["']/.test(this.text(plain)) ? `"${text}"` : text;
  }
}

/** The words that are booleans in YAML 1.1, besides those that are booleans everywhere. */
const isOldBoolean = /^(?:y|n|yes|no|on|off)$/i;

/** A text as a snippet that inserts it. */
export const escaped = (text: string): string => text.replace(/[\\$}]/g, "\\$&");
