import { isObject } from "@argot/core/keyword";
import type { Application, Block, BlockId, FailedApplication, Failure } from "@argot/core/plan";
import { AppliedSchema, onlyApplication } from "./applied-schema.js";
import { errorMessageKeyword } from "./error-message-keyword.js";
import { isInlined } from "../schemas/referred-schemas.js";
import type { ErrorSettings } from "./error-settings.js";
import { isUsed, type KeywordPlace } from "./keyword-groups.js";
import { SchemaKeyword } from "./schema-keyword.js";
import { schemaPathOf, wholePath } from "./schema-path.js";
import { typeCheckPlace } from "./type-check.js";

/** The schemas that keywords may apply. */
interface Schemas {
  readonly settings: ErrorSettings;
  /** The schema of a block, where a path begins with it. */
  whole(block: BlockId): SchemaKeywords;
  /** The schema of a block, at a path in the schemas. */
  at(block: BlockId, path: string): SchemaKeywords;
}

/** The keywords of a schema at a path in the schemas, with the data for errors that do not depend on a value. */
export class SchemaKeywords {
  /** As a URI fragment. A reference begins a new path. */
  readonly path: string;
  /** Whether the path begins with the schema: Ajv compiles it to a function of its own. */
  readonly isWhole: boolean;
  /** The schema as it was given. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether the schema is a resource, such as the root of a document. */
  readonly isResource: boolean;
  /** Whether the schema is `false`. */
  readonly isFalse: boolean;
  /** The value of the keyword of `ajv-errors`; `undefined` if the schema or the instance does not have it. */
  readonly errorMessages: unknown;
  readonly #schemas: Schemas;
  readonly #settings: ErrorSettings;
  readonly #applied = new Map<Application, AppliedSchema<SchemaKeywords>>();
  /** By the index of a rule. Rules of one keyword share it. */
  readonly #byRule: readonly SchemaKeyword[];
  /** The keyword that replaces `oneOf` for objects. */
  readonly #discriminator: SchemaKeyword | undefined;
  #isInlined: boolean | undefined;
  #isPlainReference: boolean | undefined;

  /** @param schema - The schema that the block was made of. */
  constructor(schemas: Schemas, { rules, pointer }: Block, schema: unknown, path: string) {
    const { settings } = schemas;
    this.path = path;
    this.isWhole = path === wholePath;
    this.isResource = pointer === "";
    this.isFalse = rules.some(({ name }) => name === undefined);
    this.schema = this.isFalse ? {} : (schema as Record<string, unknown>);
    this.#schemas = schemas;
    this.#settings = settings;
    const byName = new Map(rules.map(({ name = "" }) => [name, this.#keyword(name)]));
    this.#byRule = rules.map(({ name = "" }) => byName.get(name) as SchemaKeyword);
    const { discriminator, [errorMessageKeyword]: messages } = this.schema;
    this.errorMessages = settings.added.has(errorMessageKeyword) ? messages : undefined;
    this.#discriminator =
      settings.discriminator && isObject(discriminator) ? this.#keyword("discriminator") : undefined;
  }

  /**
   * The failures that Ajv finds. With `discriminator`, `oneOf` is about objects. The failure of `oneOf` for another
   * value is reported only if no other keyword of the schema fails.
   */
  found({ failures, value }: FailedApplication): readonly Failure[] {
    if (!this.#discriminator || isObject(value)) return failures;
    const others = failures.filter((failure) => this.of(failure, value).name !== "oneOf");
    return others.length > 0 ? others : failures;
  }

  /** The keyword of a failure: `discriminator` in place of the `oneOf` that it selects from. */
  of({ ruleIndex }: Failure, value: unknown): SchemaKeyword {
    const keyword = this.#byRule[ruleIndex] as SchemaKeyword;
    return this.#discriminator && keyword.name === "oneOf" && isObject(value) ? this.#discriminator : keyword;
  }

  /** The schema that a keyword applied, at its path. */
  applied(keyword: SchemaKeyword, failed: FailedApplication): AppliedSchema<SchemaKeywords> {
    const { application, block } = failed;
    // The target of a dynamic reference depends on the path to it.
    if (application.dynamic !== undefined) return new AppliedSchema(this.#schemas.whole(block));
    let applied = this.#applied.get(application);
    if (!applied) this.#applied.set(application, (applied = this.#findApplied(keyword, failed)));
    return applied;
  }

  #findApplied(keyword: SchemaKeyword, failed: FailedApplication): AppliedSchema<SchemaKeywords> {
    const { application, block } = failed;
    if (!keyword.isReference)
      return new AppliedSchema(this.#schemas.at(block, this.path + schemaPathOf(application.keywordPath)));
    const reference = keyword.name === "$ref" ? (keyword.value as string) : undefined;
    let target = this.#schemas.whole(block);
    let references = 0;
    let last = failed;
    // A reference by JSON Pointer to a part that consists of a reference is followed further.
    const isFollowed = (next?: string): boolean => !target.isResource && next?.includes("#/") === true;
    for (let next = reference; isFollowed(next) && target.onlyReference !== undefined; references++) {
      next = target.onlyReference;
      last = onlyApplication(last);
      target = this.#schemas.whole(last.block);
    }
    const isPart = reference !== undefined && reference !== "#" && reference !== "#/";
    return new AppliedSchema(isPart && target.isInlined ? this.#schemas.at(last.block, reference) : target, references);
  }

  /** The group of keywords that Ajv evaluates first. */
  get firstGroup(): number {
    return this.#settings.groups.findIndex((group) => isUsed(group, this.schema));
  }

  /** Whether Ajv puts the schema in the place of references to it. */
  get isInlined(): boolean {
    return (this.#isInlined ??= this.isFalse || isInlined(this.schema, this.#settings.inlineRefs));
  }

  /** The reference of a schema that consists of a reference only. */
  get onlyReference(): string | undefined {
    const { $ref } = this.schema;
    return typeof $ref === "string" && (this.#isPlainReference ??= !this.#hasOtherRules()) ? $ref : undefined;
  }

  #hasOtherRules(): boolean {
    const { groups } = this.#settings;
    return Object.keys(this.schema).some(
      (name) => name !== "$ref" && (name === "type" || groups.some(({ names }) => names.includes(name))),
    );
  }

  #keyword(name: string): SchemaKeyword {
    return new SchemaKeyword(name, this.path, this.schema, this.#placesOf(name), this.#settings);
  }

  #placesOf(name: string): readonly KeywordPlace[] {
    const { groups, placesOf, coerceTypes } = this.#settings;
    return name === "type" ? [typeCheckPlace(this.schema, groups, coerceTypes)] : placesOf(name);
  }
}
