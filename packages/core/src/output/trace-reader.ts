import type { BlockNode, RuleNode, Trace, TraceNode } from "../loop/trace.js";
import type { Goal, Plan } from "../plan/ops.js";
import { failureData } from "./failure-data.js";
import { LocationIndex, type Locations } from "./locations.js";
import { fill } from "./message.js";
import { type NoteValue, noteValueOf } from "./note-value.js";

/** A trace, and what outputs want to know of its nodes. */
export class TraceReader {
  readonly plan: Plan;
  /** Each before what lies beneath it; the first is the root. */
  readonly nodes: readonly TraceNode[];
  readonly #locations: LocationIndex;
  /** The applications whose annotations count. */
  readonly #surviving = new Set<BlockNode>();

  constructor(plan: Plan, { nodes }: Trace) {
    this.plan = plan;
    this.nodes = nodes;
    this.#locations = new LocationIndex(plan);
    for (const node of nodes) {
      if (node.kind === "rule") continue;
      // From the root down, so that each finds its parent's: a deep value costs no more than its depth.
      this.#locations.of(node);
      const { parent } = node;
      if (node.valid && (!parent || (isInInstance(parent) && this.#surviving.has(parent.parent))))
        this.#surviving.add(node);
    }
  }

  locationsOf(node: TraceNode): Locations {
    return this.#locations.of(node);
  }

  /** What is wrong, in English, where something is that what lies beneath does not tell. */
  errorOf(node: TraceNode): string | undefined {
    if (node.valid || node.kind === "block") return undefined;
    const { report, goal } = node.rule;
    if (report) return fill(report.template, { ...failureData(node), ...report.data });
    return failsByItself(goal) ? "does not hold" : undefined;
  }

  /**
   * The annotation that a rule leaves. A schema that fails takes along all beneath it (2020-12 core, section 7.7.1.2), and
   * what is said of a name or of decoded content has no location in the instance.
   */
  annotationOf(node: TraceNode): NoteValue | undefined {
    if (node.kind === "block" || !node.valid || !this.#surviving.has(node.parent)) return undefined;
    return noteValueOf(node);
  }

  /** The annotation that a rule would leave if its schema had not failed. */
  droppedAnnotationOf(node: RuleNode): NoteValue | undefined {
    return node.valid && !node.parent.valid ? noteValueOf(node) : undefined;
  }
}

/** Whether what a rule applies schemas to is the value or a part of it. */
const isInInstance = ({ rule: { goal } }: RuleNode): boolean => goal.op !== "names" && goal.op !== "decoded";

/** Whether a goal may fail although nothing that it applies does, so that nothing beneath it says why. */
function failsByItself(goal: Goal): boolean {
  if (goal.op === "items") return goal.quota !== undefined;
  return goal.op === "test" || goal.op === "some" || goal.op === "decoded";
}

/** The node that a node lies directly beneath. */
export const parentOf = (node: TraceNode): TraceNode | undefined => node.parent;
