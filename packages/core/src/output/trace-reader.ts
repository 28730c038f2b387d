import { pointerTo } from "../json/pointer.js";
import type { BlockNode, RuleNode, TraceNode } from "../loop/trace.js";
import type { BlockId, Goal } from "../plan/ops.js";
import type { Locations } from "./locations.js";
import { type NoteValue, noteValueOf } from "./note-value.js";
import { schemaLocation } from "./schema-location.js";
import type { Statement, Statements } from "./statement.js";

/** What is known of an application. */
interface Place {
  /** JSON Pointers in the instance and on the way through the schema. */
  readonly instance: string;
  readonly keyword: string;
  /** Whether every schema on the way holds. */
  readonly surviving: boolean;
  /** Whether the value is the instance or a part of it, is in what was decoded from one, or is a name. */
  readonly lies: "in the instance" | "in content" | "in a name";
}

/** The nodes of a trace, and what outputs want to know of them. */
export class TraceReader {
  /** Each before what lies beneath it; the first is the root. */
  readonly nodes: readonly TraceNode[];
  readonly #statements: Statements;
  readonly #places = new Map<BlockNode, Place>();
  readonly #schemas: string[] = [];

  constructor(statements: Statements, nodes: readonly TraceNode[]) {
    this.#statements = statements;
    this.nodes = nodes;
    // From the root down, so that each place is its parent's and what it adds: a deep value costs no more than its depth.
    for (const node of nodes) if (node.kind === "block") this.#places.set(node, this.#placeOf(node));
  }

  locationsOf(node: TraceNode): Locations {
    if (node.kind === "rule") {
      const { instance, keyword } = this.#places.get(node.parent) as Place;
      const { step, absoluteKeywordLocation } = this.#statementOf(node);
      return { instanceLocation: instance, keywordLocation: keyword + step, absoluteKeywordLocation };
    }
    const { instance, keyword } = this.#places.get(node) as Place;
    const absoluteKeywordLocation = this.#schemaLocation(node.block.id);
    return { instanceLocation: instance, keywordLocation: keyword, absoluteKeywordLocation };
  }

  /** What is wrong, in English, where something is that what lies beneath does not tell. */
  errorOf(node: TraceNode): string | undefined {
    if (node.valid || node.kind === "block") return undefined;
    const statement = this.#statementOf(node);
    if (statement.report)
      return statement.messageOf(statement.dataOf(node.parent.value, node.tally, this.#failedWithin(node)));
    return failsByItself(node.rule.goal) ? "does not hold" : undefined;
  }

  /**
   * The annotation that a rule leaves. A schema that fails takes along all beneath it (2020-12 core, section 7.7.1.2), and
   * what is said of a name or of decoded content has no location in the instance.
   */
  annotationOf(node: TraceNode): NoteValue | undefined {
    if (node.kind === "block" || !node.valid) return undefined;
    const { surviving, lies } = this.#places.get(node.parent) as Place;
    return surviving && lies === "in the instance" ? noteValueOf(node) : undefined;
  }

  /** Whether the value that a rule speaks of has a location: contents have one, and names have none. */
  hasLocation(node: RuleNode): boolean {
    return this.#places.get(node.parent)?.lies !== "in a name";
  }

  /** The annotation that a rule would leave if its schema had not failed. */
  droppedAnnotationOf(node: RuleNode): NoteValue | undefined {
    return node.valid && !node.parent.valid ? noteValueOf(node) : undefined;
  }

  #placeOf({ parent, key, edge, valid }: BlockNode): Place {
    if (!parent) return { instance: "", keyword: "", surviving: valid, lies: "in the instance" };
    const { instance, keyword, surviving, lies } = this.#places.get(parent.parent) as Place;
    return {
      instance: key === undefined ? instance : pointerTo(instance, String(key)),
      keyword: keyword + this.#statements.stepOf(edge),
      surviving: surviving && valid,
      lies: lies === "in a name" ? lies : (lyingUnder(parent.rule.goal) ?? lies),
    };
  }

  /** What a rule applied and did not hold, where its message may name it. */
  #failedWithin(node: RuleNode): readonly BlockNode[] {
    if (node.rule.goal.op !== "names") return [];
    return this.nodes.filter((each) => each.kind === "block").filter((each) => each.parent === node && !each.valid);
  }

  #schemaLocation(id: BlockId): string {
    return (this.#schemas[id] ??= schemaLocation(this.#statements.plan, id));
  }

  #statementOf({ parent, at }: RuleNode): Statement {
    return this.#statements.of(parent.block.id)[at] as Statement;
  }
}

/** Where that lies which a goal applies schemas to, where it is neither the value nor a part of it. */
function lyingUnder({ op }: Goal): Place["lies"] | undefined {
  if (op === "names") return "in a name";
  return op === "decoded" ? "in content" : undefined;
}

/** Whether a goal may fail although nothing that it applies does, so that nothing beneath it says why. */
function failsByItself(goal: Goal): boolean {
  if (goal.op === "items") return goal.quota !== undefined;
  return goal.op === "test" || goal.op === "some" || goal.op === "decoded";
}

/** The node that a node lies directly beneath. */
export const parentOf = (node: TraceNode): TraceNode | undefined => node.parent;
