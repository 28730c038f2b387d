import type { BlockNode, RuleNode } from "../loop/trace-node.js";
import type { Plan } from "../plan/plan.js";
import type { AnnotationValue } from "./annotation-value.js";
import { schemaLocation } from "../messages/schema-location.js";
import type { TraceReader } from "./trace-reader.js";

/** What came of one application of a schema: the output unit of v1. */
export interface EvaluationUnit {
  /** Whether the schema holds. */
  readonly valid: boolean;
  /** JSON Pointer from the root schema through every reference followed. */
  readonly evaluationPath: string;
  /** URI of the schema, every reference resolved. */
  readonly schemaLocation: string;
  /** JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** What is wrong, in English, by keyword; under `""` where the schema as a whole is spoken of. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Annotations by keyword, of a schema that holds, as do all around it. */
  readonly annotations?: Readonly<Record<string, unknown>>;
  /** Annotations by keyword that are lost because the schema fails. */
  readonly droppedAnnotations?: Readonly<Record<string, unknown>>;
  /** What the schema applied, in the hierarchical format. */
  readonly details?: readonly EvaluationUnit[];
}

/** What an output of v1 says first. */
export interface EvaluationHead {
  /** The URI of the dialect that the schema speaks. */
  readonly dialect?: string;
  /** The URI of the schema. */
  readonly schema: string;
}

export function headOf(plan: Plan): EvaluationHead {
  const dialect = plan.resources[plan.blocks[plan.entry.target]?.resource ?? -1]?.dialect;
  const schema = schemaLocation(plan, plan.entry.target).replace(/#$/, "");
  return { ...(dialect !== undefined && { dialect }), schema };
}

/** The applications of a trace in their order, and the rules of each. */
export function applicationsIn({ nodes }: TraceReader): ReadonlyMap<BlockNode, readonly RuleNode[]> {
  const applications = new Map<BlockNode, RuleNode[]>();
  for (const node of nodes) {
    if (node.kind === "block") applications.set(node, []);
    else applications.get(node.parent)?.push(node);
  }
  return applications;
}

/** The unit of an application, made of its rules and of what lies beneath it. */
export function evaluationUnitOf(
  node: BlockNode,
  rules: readonly RuleNode[],
  reader: TraceReader,
  details: readonly EvaluationUnit[],
): EvaluationUnit {
  const { keywordLocation, absoluteKeywordLocation, instanceLocation } = reader.locationsOf(node);
  // A keyword may have several rules that fail, such as one for each property that the author has own words for.
  const errors = byKeyword(
    rules,
    (rule) => reader.errorOf(rule),
    (one, other) => `${one}; ${other}`,
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
    ...(details.length > 0 && { details }),
  };
}

/** What the rules of one schema say, by keyword. */
function byKeyword<Said>(
  rules: readonly RuleNode[],
  say: (rule: RuleNode) => Said | undefined,
  both: (one: Said, other: Said) => Said = (_, other) => other,
): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  for (const node of rules) {
    const each = say(node);
    if (each === undefined) continue;
    const name = node.rule.name ?? "";
    const before = said.get(name);
    said.set(name, before === undefined ? each : both(before, each));
  }
  return said;
}

// Keywords may have any name, `__proto__` included, which plain assignment would not make a member.
const valuesIn = (annotations: ReadonlyMap<string, AnnotationValue>): Record<string, unknown> =>
  Object.fromEntries(Array.from(annotations, ([keyword, { value }]) => [keyword, value]));
