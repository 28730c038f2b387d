import { stringifyJson } from "@argot/core/json";
import type { PossibleProperty } from "argot/inspect";
import { stringify } from "yaml";
import type { RoleFinder } from "../schemas/annotation-roles.js";

/** Maximum depth of required members that a snippet contains. */
const maxDepth = 4;

/** Maximum number of values among which a snippet offers a choice. */
const maxChoices = 50;

/** Writes values as snippets of a language. The first place to fill in is number 1. */
export class SnippetWriter {
  readonly #isYaml: boolean;
  readonly #roles: RoleFinder;
  #places = 0;

  constructor(isYaml: boolean, roles: RoleFinder) {
    this.#isYaml = isYaml;
    this.#roles = roles;
  }

  /** A value as text of the language. */
  text(value: unknown): string {
    if (!this.#isYaml || (typeof value === "object" && value !== null)) return stringifyJson(value);
    return stringify(value, { lineWidth: 0 }).trimEnd();
  }

  name(name: string): string {
    return this.#isYaml ? this.text(name) : JSON.stringify(name);
  }

  /** A member with its value. */
  member(property: PossibleProperty, depth: number = 0): string {
    const value = this.#value(property, depth);
    return `${escaped(this.name(property.name))}:${value.startsWith("\n") || value === "" ? "" : " "}${value}`;
  }

  /** An object with its required members. */
  object(required: readonly PossibleProperty[], depth: number = 0): string {
    const indent = "\t".repeat(depth + 1);
    const few = depth < maxDepth ? required : [];
    if (this.#isYaml) {
      if (few.length === 0) return depth === 0 ? this.#place("") : `\n${indent}${this.#place("")}`;
      const lines = few.map((each) => this.member(each, depth));
      return depth === 0 ? lines.join("\n") : lines.map((line) => `\n${"\t".repeat(depth)}${line}`).join("");
    }
    if (few.length === 0) return `{${this.#place("")}}`;
    const lines = few.map((each) => `\n${indent}${this.member(each, depth + 1)}`);
    return `{${lines.join(",")}\n${"\t".repeat(depth)}}`;
  }

  #value(property: PossibleProperty, depth: number): string {
    const { types, values, annotations } = property;
    const [preset] = this.#roles.valuesOf("preset", annotations);
    if (preset !== undefined) return this.#place(this.text(preset));
    if (types.length === 0 && values.length === 1) return escaped(this.text(values[0]));
    if (values.length > 1 && values.length <= maxChoices) return this.#choice(values);
    if (types.length !== 1) return this.#place("");
    switch (types[0]) {
      case "object":
        return this.#isYaml ? this.#yamlObject(property, depth) : this.object(property.required, depth);
      case "array":
        return this.#isYaml ? `\n${"\t".repeat(depth + 1)}- ${this.#place("")}` : `[${this.#place("")}]`;
      case "string":
        return this.#isYaml ? this.#place("") : `"${this.#place("")}"`;
      case "boolean":
        return this.#choice([false, true]);
      case "null":
        return "null";
      default:
        return this.#place("0");
    }
  }

  #yamlObject({ required }: PossibleProperty, depth: number): string {
    const indent = "\t".repeat(depth + 1);
    if (required.length === 0 || depth >= maxDepth) return `\n${indent}${this.#place("")}`;
    return required.map((each) => `\n${indent}${this.member(each, depth + 1)}`).join("");
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
}

/** A text as a snippet that inserts it. */
export const escaped = (text: string): string => text.replace(/[\\$}]/g, "\\$&");
