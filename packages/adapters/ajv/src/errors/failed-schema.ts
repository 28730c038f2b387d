import type { FailedApplication } from "@argot/core/plan";
import type { SchemaKeywords } from "./schema-keywords.js";

/** A schema that failed for a value. */
export interface FailedSchema {
  failed: FailedApplication;
  keywords: SchemaKeywords;
  /** JSON Pointer of the value. */
  instancePath: string;
  /** What the value is in; `undefined` for a whole value. */
  parentData: unknown;
  /** The name or index of the value there. */
  parentDataProperty: string | number | undefined;
  /** The name that the schema was applied to; `undefined` if it is not about names. */
  propertyName: string | undefined;
  /** Whether the schema need not hold: it is an alternative, or is applied to items that are counted. */
  composite: boolean;
}
