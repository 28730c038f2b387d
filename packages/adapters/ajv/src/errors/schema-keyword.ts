import type { FailedApplication } from "@argot/core/plan";
import { isDataReference } from "../keywords/data-reference.js";
import type { CalledRule } from "../keywords/custom-rule.js";
import type { KeywordDefinition } from "../keywords/keyword-definition.js";
import type { ErrorSettings } from "./error-settings.js";
import { type FixedError, fixedErrors } from "./fixed-errors.js";
import { keywordErrors, type ReportErrors } from "./keyword-errors.js";
import { isAbout, type KeywordPlace, nowhere } from "./keyword-groups.js";
import { type StepOrder, stepOrderOf } from "./step-order.js";

/** A keyword in one schema object, with the data that all of its errors have in common. */
export class SchemaKeyword {
  readonly name: string;
  /** Its path in the schemas. */
  readonly path: string;
  /** The value of the keyword, as it was given. */
  readonly value: unknown;
  /** Where its value is in the data, if it is there. */
  readonly dataPointer: string | undefined;
  /** Whether it leads to a schema that has a path of its own. */
  readonly isReference: boolean;
  /** Its error, if it is the same for all values. */
  readonly fixed: FixedError | undefined;
  /** In which order the errors of what it applies are reported, if it has none of its own. */
  readonly steps: StepOrder | undefined;
  /** Reports its errors, if these depend on the value. */
  readonly reportErrors: ReportErrors | undefined;
  /** For an added keyword, which has none of the three members above. */
  readonly definition: KeywordDefinition;
  /** Its function, if it has one. */
  readonly rule: CalledRule | undefined;
  readonly #places: readonly KeywordPlace[];
  /** The position of each member of the value, by name. */
  #order: ReadonlyMap<string, number> | undefined;

  /**
   * @param schemaPath - The path of the schema object.
   * @param places - Its positions in the order of keywords: one, or one for each type of values.
   */
  constructor(
    name: string,
    schemaPath: string,
    parentSchema: Readonly<Record<string, unknown>>,
    places: readonly KeywordPlace[],
    settings: ErrorSettings,
  ) {
    const { added, ruleOf, canBeInData } = settings;
    const addedKeyword = added.get(name);
    const given = { name, schema: parentSchema[name], parentSchema };
    this.name = name;
    this.path = `${schemaPath}/${name}`;
    this.value = given.schema;
    this.dataPointer = isDataReference(this.value) && canBeInData(name) ? this.value.$data : undefined;
    this.isReference = references.has(name);
    this.fixed = addedKeyword ? undefined : fixedErrors[name]?.(given);
    this.steps = addedKeyword ? undefined : stepOrderOf(given);
    this.definition = addedKeyword?.definition ?? {};
    const { validate, compile, macro } = this.definition;
    this.reportErrors = this.steps || (validate ?? compile ?? macro) ? undefined : keywordErrors[name];
    this.rule = this.definition.macro ? undefined : ruleOf(parentSchema, name);
    this.#places = places;
  }

  /** The same keyword with a value that is in the data. */
  withValue(value: unknown, parentSchema: Readonly<Record<string, unknown>>, settings: ErrorSettings): SchemaKeyword {
    const schemaPath = this.path.slice(0, -this.name.length - 1);
    const given = { ...settings, ruleOf: () => this.rule, canBeInData: () => false };
    return new SchemaKeyword(this.name, schemaPath, { ...parentSchema, [this.name]: value }, this.#places, given);
  }

  /** Its position in the order of keywords, for a value that it is about. */
  placeFor(value: unknown): KeywordPlace {
    const place = this.#places.length === 1 ? this.#places.at(0) : this.#places.find((each) => isAbout(each, value));
    return place ?? nowhere;
  }

  /** What it applied, by the order of the names in its value, which is an object. */
  byName(applications: readonly FailedApplication[]): readonly FailedApplication[] {
    if (this.#areInOrder(applications)) return applications;
    return applications.toSorted((a, b) => this.#positionOf(a) - this.#positionOf(b));
  }

  #areInOrder(applications: readonly FailedApplication[]): boolean {
    if (applications.length < 2) return true;
    let last = 0;
    for (const each of applications) {
      const position = this.#positionOf(each);
      if (position < last) return false;
      last = position;
    }
    return true;
  }

  #positionOf({ application }: FailedApplication): number {
    this.#order ??= new Map(Object.keys(this.value as object).map((name, i) => [name, i]));
    return this.#order.get(application.keywordPath[1] as string) ?? 0;
  }
}

const references: ReadonlySet<string> = new Set(["$ref", "$recursiveRef", "$dynamicRef"]);
