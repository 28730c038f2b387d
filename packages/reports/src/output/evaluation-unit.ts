import { type BlockNode, type RuleNode, schemaLocation } from "@argot/core/internal";
import { blockAt, type Plan, type Resource } from "@argot/core/plan";
import type { AnnotationValue } from "./annotation-value.js";
import type { TraceReader } from "./trace-reader.js";

/** The result of one application of a schema: the output unit of v1. */
export interface EvaluationUnit {
  /** Whether the schema holds. */
  readonly valid: boolean;
  /** JSON Pointer from the root schema through every reference followed. */
  readonly evaluationPath: string;
  /** URI of the schema, every reference resolved. */
  readonly schemaLocation: string;
  /** JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** What is wrong, in English, by keyword; under `""` for the schema as a whole. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Annotations by keyword, if the schema and all around it hold. */
  readonly annotations?: Readonly<Record<string, unknown>>;
  /** Annotations by keyword that are dropped because the schema fails. */
  readonly droppedAnnotations?: Readonly<Record<string, unknown>>;
  /** The applications beneath it, in the hierarchical format. */
  readonly details?: readonly EvaluationUnit[];
}

/** The members that outputs of v1 have besides those of units. */
export interface EvaluationHead {
  /** The URI of the dialect of the schema. */
  readonly dialect?: string;
  /** The URI of the schema. */
  readonly schema: string;
}

export function headOf(plan: Plan): EvaluationHead {
  const { dialect } = plan.resources[blockAt(plan, plan.entry.target).resource] as Resource;
  const schema = schemaLocation(plan, plan.entry.target).replace(/#$/, "");
  return { ...(dialect !== undefined && { dialect }), schema };
}

/** The applications of a trace, in order, each with its rules. */
export function applicationsIn({ nodes }: TraceReader): ReadonlyMap<BlockNode, readonly RuleNode[]> {
  const applications = new Map<BlockNode, RuleNode[]>();
  for (const node of nodes) {
    if (node.kind === "block") applications.set(node, []);
    else applications.get(node.parent)?.push(node);
  }
  return applications;
}

/** The unit of an application, made of its rules, without the units beneath it. */
export function evaluationUnitOf(node: BlockNode, rules: readonly RuleNode[], reader: TraceReader): EvaluationUnit {
  const { keywordLocation, absoluteKeywordLocation, instanceLocation } = reader.locationsOf(node);
  // A keyword may have several rules that fail, such as one for each property with a message of its author.
  const errors = byKeyword(
    rules,
    (rule) => reader.errorOf(rule),
    (first, second) => `${first}; ${second}`,
  );
  const annotations = byKeyword(rules, (rule) => reader.annotationOf(rule));
  const droppedAnnotations = byKeyword(rules, (rule) => reader.droppedAnnotationOf(rule));
  return {
    valid: node.valid,
    evaluationPath: keywordLocation,
    schemaLocation: absoluteKeywordLocation,
    instanceLocation,
    ...(errors.size > 0 && { errors: Object.fromEntries(errors) }),
    ...(annotations.size > 0 && { annotations: valuesIn(annotations) }),
    ...(droppedAnnotations.size > 0 && { droppedAnnotations: valuesIn(droppedAnnotations) }),
  };
}

/**
 * The errors or annotations of the rules of one schema, by keyword.
 *
 * @param join - Joins those of two rules of one keyword. Default: the second.
 */
function byKeyword<Part>(
  rules: readonly RuleNode[],
  partOf: (rule: RuleNode) => Part | undefined,
  join: (first: Part, second: Part) => Part = (_, second) => second,
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const node of rules) {
    const part = partOf(node);
    if (part === undefined) continue;
    const name = node.rule.name ?? "";
    const earlier = parts.get(name);
    parts.set(name, earlier === undefined ? part : join(earlier, part));
  }
  return parts;
}

// A keyword may have any name: assignment to `__proto__` would not create a property.
const valuesIn = (annotations: ReadonlyMap<string, AnnotationValue>): Record<string, unknown> =>
  Object.fromEntries(Array.from(annotations, ([keyword, { value }]) => [keyword, value]));
