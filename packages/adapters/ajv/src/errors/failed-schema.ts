import type { FailedApplication } from "@argot/core/plan";
import type { SchemaKeywords } from "./schema-keywords.js";

/** A schema that failed for a value. */
export class FailedSchema {
  readonly failed: FailedApplication;
  readonly keywords: SchemaKeywords;
  /** JSON Pointer of the value. */
  readonly instancePath: string;
  /** The schema with the keyword that applied it; `undefined` for a whole schema. */
  readonly outer: FailedSchema | undefined;
  /** The name that the schema was applied to; `undefined` if it is not about names. */
  readonly propertyName: string | undefined;
  /** Whether the schema need not hold: it is an alternative, or is applied to items that are counted. */
  readonly composite: boolean;

  constructor(
    failed: FailedApplication,
    keywords: SchemaKeywords,
    instancePath: string,
    outer: FailedSchema | undefined,
    propertyName: string | undefined,
    composite: boolean,
  ) {
    this.failed = failed;
    this.keywords = keywords;
    this.instancePath = instancePath;
    this.outer = outer;
    this.propertyName = propertyName;
    this.composite = composite;
  }

  /** What the value is in; `undefined` for a whole value. */
  get parentData(): unknown {
    return this.failed.key === undefined ? this.outer?.parentData : this.outer?.failed.value;
  }

  /** The name or index of the value there. */
  get parentDataProperty(): string | number | undefined {
    return this.failed.key ?? this.outer?.parentDataProperty;
  }
}
