import type { CalledRule } from "../keywords/custom-rule.js";
import type { KeywordDefinition } from "../keywords/keyword-definition.js";
import type { ErrorSettings } from "./error-settings.js";
import { keywordErrors, type ReportErrors } from "./keyword-errors.js";
import { isAbout, type KeywordPlace, nowhere } from "./keyword-groups.js";

/** A keyword in one schema object, with what is the same in all of its errors. */
export class SchemaKeyword {
  readonly name: string;
  /** The value of the keyword, as it was given. */
  readonly value: unknown;
  /** Whether it leads to another schema, which has a path of its own. */
  readonly isReference: boolean;
  /** Reports its errors. `undefined` for a keyword that was added. */
  readonly reportErrors: ReportErrors | undefined;
  /** Of a keyword that was added. */
  readonly definition: KeywordDefinition;
  /** Its function, if it has one. */
  readonly rule: CalledRule | undefined;
  readonly #places: readonly KeywordPlace[];
  #text: string | undefined;
  /** The position of each member of the value, by name. */
  #order: ReadonlyMap<string, number> | undefined;

  /** @param places - Where it stands in the order of keywords: once, or once for each type of values. */
  constructor(
    name: string,
    schema: Readonly<Record<string, unknown>>,
    places: readonly KeywordPlace[],
    { added, ruleOf }: ErrorSettings,
  ) {
    const addedKeyword = added.get(name);
    this.name = name;
    this.value = schema[name];
    this.isReference = references.has(name);
    this.reportErrors = addedKeyword ? undefined : keywordErrors[name];
    this.definition = addedKeyword?.definition ?? {};
    this.rule = this.definition.macro ? undefined : ruleOf(schema, name);
    this.#places = places;
  }

  /** The value of the keyword in messages. */
  get text(): string {
    return (this.#text ??= String(this.value));
  }

  /** Where it stands in the order of keywords, for a value that it is about. */
  placeFor(value: unknown): KeywordPlace {
    const place = this.#places.length === 1 ? this.#places[0] : this.#places.find((each) => isAbout(each, value));
    return place ?? nowhere;
  }

  /** The position of a member of the keyword's value, which is an object. */
  positionOf(member: string): number {
    this.#order ??= new Map(Object.keys(this.value as object).map((name, i) => [name, i]));
    return this.#order.get(member) ?? 0;
  }
}

const references: ReadonlySet<string> = new Set(["$ref", "$recursiveRef", "$dynamicRef"]);
