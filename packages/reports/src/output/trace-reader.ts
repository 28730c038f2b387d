import type { Locations } from "@argot/core";
import {
  type BlockNode,
  defaultTemplate,
  failsByItself,
  fill,
  type RuleNode,
  schemaLocation,
  type Subject,
  subjectOf,
  templateOf,
  type TraceNode,
} from "@argot/core/internal";
import { appendToken } from "@argot/core/json";
import type { BlockId, Constraint } from "@argot/core/plan";
import { type AnnotationValue, annotationValueOf } from "./annotation-value.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";

/** Where a value lies: the instance and its parts, what was decoded from them, and names of properties. */
type ValueLocation = "in the instance" | "in content" | "in a name";

/** Where an application stands. */
interface ApplicationLocation {
  readonly instanceLocation: string;
  readonly keywordLocation: string;
  /** Whether every schema on the path to it holds, itself included. */
  readonly allHold: boolean;
  readonly lies: ValueLocation;
}

/** Reads the nodes of a trace for outputs. */
export class TraceReader {
  /** Each node before those beneath it; the first is the root. */
  readonly nodes: readonly TraceNode[];
  readonly #ruleMessages: RuleMessages;
  readonly #locations = new Map<BlockNode, ApplicationLocation>();
  readonly #schemaUris = new Map<BlockId, string>();
  #namesThatFail: ReadonlyMap<RuleNode, readonly BlockNode[]> | undefined;

  constructor(ruleMessages: RuleMessages, nodes: readonly TraceNode[]) {
    this.#ruleMessages = ruleMessages;
    this.nodes = nodes;
    // From the root down, so that each location extends its parent's: a deep value costs no more than its depth.
    for (const node of nodes) if (node.kind === "block") this.#locations.set(node, this.#locationOf(node));
  }

  locationsOf(node: TraceNode): Locations {
    if (node.kind === "rule") {
      const { instanceLocation, keywordLocation } = this.#locations.get(node.parent) as ApplicationLocation;
      const { pointer, absoluteKeywordLocation } = this.#ruleMessageOf(node);
      return { instanceLocation, keywordLocation: keywordLocation + pointer, absoluteKeywordLocation };
    }
    const { instanceLocation, keywordLocation } = this.#locations.get(node) as ApplicationLocation;
    return { instanceLocation, keywordLocation, absoluteKeywordLocation: this.#schemaUri(node.block.id) };
  }

  /** The message of a node that fails, in English; `undefined` if the nodes beneath it say what is wrong. */
  errorOf(node: TraceNode): string | undefined {
    if (node.valid || node.kind === "block") return undefined;
    const ruleMessage = this.#ruleMessageOf(node);
    if (ruleMessage.report) {
      const { validCount } = node;
      const failedApplications = this.#failedBeneath(node);
      return ruleMessage.messageOf(ruleMessage.dataOf(node.parent.value, { validCount, failedApplications }));
    }
    return failsByItself(node.rule.constraint) ? fill(withoutMessage, { keyword: node.rule.name }) : undefined;
  }

  /** Whether a node has an error: then `errorOf` returns its message. */
  hasError(node: TraceNode): boolean {
    return (
      !node.valid && node.kind === "rule" && (node.rule.report !== undefined || failsByItself(node.rule.constraint))
    );
  }

  /**
   * The annotation of a rule. A schema that fails drops all annotations beneath it (2020-12 core, section 7.7.1.2), and names
   * and decoded content have no location in the instance.
   */
  annotationOf(node: TraceNode): AnnotationValue | undefined {
    if (node.kind === "block" || !node.valid) return undefined;
    const { allHold, lies } = this.#locations.get(node.parent) as ApplicationLocation;
    return allHold && lies === "in the instance" ? annotationValueOf(node) : undefined;
  }

  /** Whether the value of a rule has a location: content has one, names have none. */
  hasLocation(node: RuleNode): boolean {
    return this.#locations.get(node.parent)?.lies !== "in a name";
  }

  /** The annotation that a rule would have if its schema had not failed. */
  droppedAnnotationOf(node: RuleNode): AnnotationValue | undefined {
    return node.valid && !node.parent.valid ? annotationValueOf(node) : undefined;
  }

  #locationOf({ parent, key, application, valid }: BlockNode): ApplicationLocation {
    if (!parent) return { instanceLocation: "", keywordLocation: "", allHold: valid, lies: "in the instance" };
    const outer = this.#locations.get(parent.parent) as ApplicationLocation;
    const { instanceLocation, lies } = outer;
    return {
      instanceLocation: key === undefined ? instanceLocation : appendToken(instanceLocation, String(key)),
      keywordLocation: outer.keywordLocation + this.#ruleMessages.pointers.of(application),
      allHold: outer.allHold && valid,
      lies: lies === "in a name" ? lies : (liesBeneath(parent.rule.constraint) ?? lies),
    };
  }

  /** The failed applications of a rule whose message names them. */
  #failedBeneath(node: RuleNode): readonly BlockNode[] {
    if (subjectOf(node.rule.constraint) !== "name") return [];
    return (this.#namesThatFail ??= failedNames(this.nodes)).get(node) ?? [];
  }

  #schemaUri(id: BlockId): string {
    const known = this.#schemaUris.get(id);
    if (known !== undefined) return known;
    const uri = schemaLocation(this.#ruleMessages.plan, id);
    this.#schemaUris.set(id, uri);
    return uri;
  }

  #ruleMessageOf({ parent, ruleIndex }: RuleNode): RuleMessage {
    return this.#ruleMessages.of(parent.block.id)[ruleIndex] as RuleMessage;
  }
}

const withoutMessage = templateOf(defaultTemplate);

/** The failed applications to names, by the rules that applied them. */
function failedNames(nodes: readonly TraceNode[]): ReadonlyMap<RuleNode, readonly BlockNode[]> {
  const found = new Map<RuleNode, BlockNode[]>();
  for (const node of nodes) {
    if (node.kind === "rule" || node.valid || !node.parent) continue;
    if (subjectOf(node.parent.rule.constraint) !== "name") continue;
    const list = found.get(node.parent);
    if (list) list.push(node);
    else found.set(node.parent, [node]);
  }
  return found;
}

/** Where the values lie that a constraint applies schemas to; `undefined` if they lie where its own value does. */
function liesBeneath(constraint: Constraint): ValueLocation | undefined {
  const subject = subjectOf(constraint);
  return subject && locationBySubject[subject];
}

const locationBySubject: { readonly [Each in Subject]: ValueLocation | undefined } = {
  value: undefined,
  part: undefined,
  name: "in a name",
  content: "in content",
};
