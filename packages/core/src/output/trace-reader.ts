import { appendToken } from "../json/pointer.js";
import type { BlockNode, RuleNode, TraceNode } from "../loop/trace.js";
import type { Subject } from "../plan/op.js";
import type { BlockId, Constraint } from "../plan/plan.js";
import { failsByItself, subjectOf } from "../plan/walk.js";
import type { Locations } from "../messages/locations.js";
import { type AnnotationValue, annotationValueOf } from "./annotation-value.js";
import { schemaLocation } from "../messages/schema-location.js";
import type { RuleMessage, RuleMessages } from "../messages/rule-messages.js";

/** What is known of an application. */
interface NodeLocation {
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
  readonly #ruleMessages: RuleMessages;
  readonly #places = new Map<BlockNode, NodeLocation>();
  readonly #schemas: string[] = [];

  constructor(ruleMessages: RuleMessages, nodes: readonly TraceNode[]) {
    this.#ruleMessages = ruleMessages;
    this.nodes = nodes;
    // From the root down, so that each place is its parent's and what it adds: a deep value costs no more than its depth.
    for (const node of nodes) if (node.kind === "block") this.#places.set(node, this.#placeOf(node));
  }

  locationsOf(node: TraceNode): Locations {
    if (node.kind === "rule") {
      const { instance, keyword } = this.#places.get(node.parent) as NodeLocation;
      const { step, absoluteKeywordLocation } = this.#ruleMessageOf(node);
      return { instanceLocation: instance, keywordLocation: keyword + step, absoluteKeywordLocation };
    }
    const { instance, keyword } = this.#places.get(node) as NodeLocation;
    const absoluteKeywordLocation = this.#schemaLocation(node.block.id);
    return { instanceLocation: instance, keywordLocation: keyword, absoluteKeywordLocation };
  }

  /** What is wrong, in English, where something is that what lies beneath does not tell. */
  errorOf(node: TraceNode): string | undefined {
    if (node.valid || node.kind === "block") return undefined;
    const ruleMessage = this.#ruleMessageOf(node);
    if (ruleMessage.report)
      return ruleMessage.messageOf(ruleMessage.dataOf(node.parent.value, node.validCount, this.#failedWithin(node)));
    return failsByItself(node.rule.constraint) ? "does not hold" : undefined;
  }

  /**
   * The annotation that a rule leaves. A schema that fails takes along all beneath it (2020-12 core, section 7.7.1.2), and
   * what is said of a name or of decoded content has no location in the instance.
   */
  annotationOf(node: TraceNode): AnnotationValue | undefined {
    if (node.kind === "block" || !node.valid) return undefined;
    const { surviving, lies } = this.#places.get(node.parent) as NodeLocation;
    return surviving && lies === "in the instance" ? annotationValueOf(node) : undefined;
  }

  /** Whether the value that a rule speaks of has a location: contents have one, and names have none. */
  hasLocation(node: RuleNode): boolean {
    return this.#places.get(node.parent)?.lies !== "in a name";
  }

  /** The annotation that a rule would leave if its schema had not failed. */
  droppedAnnotationOf(node: RuleNode): AnnotationValue | undefined {
    return node.valid && !node.parent.valid ? annotationValueOf(node) : undefined;
  }

  #placeOf({ parent, key, application, valid }: BlockNode): NodeLocation {
    if (!parent) return { instance: "", keyword: "", surviving: valid, lies: "in the instance" };
    const { instance, keyword, surviving, lies } = this.#places.get(parent.parent) as NodeLocation;
    return {
      instance: key === undefined ? instance : appendToken(instance, String(key)),
      keyword: keyword + this.#ruleMessages.stepOf(application),
      surviving: surviving && valid,
      lies: lies === "in a name" ? lies : (lyingUnder(parent.rule.constraint) ?? lies),
    };
  }

  /** What a rule applied and did not hold, where its message may name it. */
  #failedWithin(node: RuleNode): readonly BlockNode[] {
    if (subjectOf(node.rule.constraint) !== "name") return [];
    return this.nodes.filter((each) => each.kind === "block").filter((each) => each.parent === node && !each.valid);
  }

  #schemaLocation(id: BlockId): string {
    return (this.#schemas[id] ??= schemaLocation(this.#ruleMessages.plan, id));
  }

  #ruleMessageOf({ parent, ruleIndex }: RuleNode): RuleMessage {
    return this.#ruleMessages.of(parent.block.id)[ruleIndex] as RuleMessage;
  }
}

/** Where the values lie that a constraint applies schemas to, unless they lie where its own value does. */
const liesUnder: { readonly [Each in Subject]: NodeLocation["lies"] | undefined } = {
  value: undefined,
  part: undefined,
  name: "in a name",
  content: "in content",
};

function lyingUnder(constraint: Constraint): NodeLocation["lies"] | undefined {
  const subject = subjectOf(constraint);
  return subject && liesUnder[subject];
}

/** The node that a node lies directly beneath. */
export const parentOf = (node: TraceNode): TraceNode | undefined => node.parent;
