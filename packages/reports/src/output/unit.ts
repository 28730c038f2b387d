import type { Locations } from "@argot/core";
import { schemaLocation, type TraceNode } from "@argot/core/internal";
import type { Plan } from "@argot/core/plan";
import type { TraceReader } from "./trace-reader.js";

/** The result of one keyword or one schema: the output unit of 2019-09 and 2020-12 (2020-12 core, section 12.3). */
export interface OutputUnit extends Locations {
  /** Whether the keyword or the schema holds. */
  readonly valid: boolean;
  /** What is wrong, in English. */
  readonly error?: string;
  /** The keyword's annotation. */
  readonly annotation?: unknown;
  /** The units beneath a unit that does not hold. */
  readonly errors?: readonly OutputUnit[];
  /** The units beneath a unit that holds. */
  readonly annotations?: readonly OutputUnit[];
}

/** The name of the member that lists the units beneath a unit. */
export const listName = (valid: boolean): "annotations" | "errors" => (valid ? "annotations" : "errors");

/** The output unit of a node, without the units beneath it. */
export function unitOf(node: TraceNode, reader: TraceReader): OutputUnit {
  const { valid } = node;
  const { keywordLocation, absoluteKeywordLocation, instanceLocation } = reader.locationsOf(node);
  const unit: WritableUnit<OutputUnit> = { valid, keywordLocation, absoluteKeywordLocation, instanceLocation };
  const error = reader.errorOf(node);
  const annotation = reader.annotationOf(node);
  if (error !== undefined) unit.error = error;
  if (annotation) unit.annotation = annotation.value;
  return unit;
}

type WritableUnit<Unit> = { -readonly [Name in keyof Unit]: Unit[Name] };

/** The output unit of the root schema, without an error or annotation of its own. */
export const rootUnit = (plan: Plan, valid: boolean): OutputUnit => ({
  valid,
  keywordLocation: "",
  absoluteKeywordLocation: schemaLocation(plan, plan.entry.target),
  instanceLocation: "",
});
