import type { FailedApplication } from "@argot/core/plan";
import type { SchemaKeywords } from "./schema-keywords.js";

/** A schema that failed for a value. */
export interface FailedSchema {
  readonly failed: FailedApplication;
  readonly keywords: SchemaKeywords;
  /** The path to the schema, as a URI fragment. */
  readonly schemaPath: string;
  /** JSON Pointer of the value. */
  readonly instancePath: string;
  /** What the value is in; `undefined` for a whole value. */
  readonly parentData: unknown;
  /** The name or index of the value there. */
  readonly parentDataProperty: string | number | undefined;
  /** The name that the schema was applied to; `undefined` if it is not about names. */
  readonly propertyName: string | undefined;
  /** Whether the schema need not hold: it is an alternative, or is applied to items that are counted. */
  readonly composite: boolean;
}
