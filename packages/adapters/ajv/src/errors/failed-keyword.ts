import { isObject } from "@argot/core/keyword";
import type { FailedApplication, Failure } from "@argot/core/plan";
import type { ErrorSink } from "./error-sink.js";
import type { FailedRule } from "./failed-rule.js";
import type { FailedSchema } from "./failed-schema.js";
import type { KeywordFailure } from "./keyword-failure.js";
import type { SchemaKeyword } from "./schema-keyword.js";

/** A keyword of a schema that failed, whose errors depend on the value and go to a sink. */
export class FailedKeyword implements KeywordFailure {
  readonly keyword: SchemaKeyword;
  readonly failure: Failure;
  readonly applications: readonly FailedApplication[];
  readonly #sink: ErrorSink;
  readonly #at: FailedSchema;

  constructor(sink: ErrorSink, at: FailedSchema, { keyword, failure, applications }: FailedRule) {
    this.#sink = sink;
    this.#at = at;
    this.keyword = keyword;
    this.failure = failure;
    this.applications = applications;
  }

  get name(): string {
    return this.keyword.name;
  }

  get schema(): unknown {
    return this.keyword.value;
  }

  get parentSchema(): Readonly<Record<string, unknown>> {
    return this.#at.keywords.schema;
  }

  get data(): unknown {
    return this.#at.failed.value;
  }

  get isAlone(): boolean {
    return this.#at.failed.failures.length === 1;
  }

  get counts(): boolean {
    return this.#sink.settings.counts;
  }

  schemaOf({ block }: FailedApplication): unknown {
    return this.#sink.schemas.whole(block).schema;
  }

  lacks(name: string): boolean {
    const { data } = this;
    return !isObject(data) || !Object.hasOwn(data, name) || data[name] === undefined;
  }

  report(params: object, message: string, keepsInner = false): boolean {
    return this.#sink.report(this.#at, this.keyword, params, message, keepsInner);
  }

  apply(application: FailedApplication): boolean {
    const { composite, propertyName } = this.#at;
    return this.#sink.apply(this.#at, this.keyword, application, composite, propertyName);
  }

  applyAlternative(application: FailedApplication, propertyName: string | undefined = this.#at.propertyName): void {
    this.#sink.apply(this.#at, this.keyword, application, true, propertyName);
  }

  applyByName(): void {
    for (const application of this.keyword.byName(this.applications)) if (this.apply(application)) return;
  }
}
