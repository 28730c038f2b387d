import { pointerTo } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockNode, TraceNode } from "../loop/trace.js";
import type { Block, Plan } from "../plan/ops.js";

/** Where a node of a trace stands: in the instance, on the way through the schema, and in the schema itself. */
export interface Locations {
  /** JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** JSON Pointer from the root schema through every reference followed (2020-12 core, section 12.3.1). */
  readonly keywordLocation: string;
  /** URI of the keyword, every reference resolved (2020-12 core, section 12.3.2). */
  readonly absoluteKeywordLocation: string;
}

/** Pointers to a node of a trace, in the instance and on the way through the schema. */
interface Pointers {
  readonly instance: string;
  readonly keyword: string;
}

/**
 * The locations of the nodes of one trace. Each node's pointers are its parent's and what it adds, so that a deep value
 * costs no more than its depth.
 */
export class LocationIndex {
  readonly #plan: Plan;
  readonly #blocks = new Map<BlockNode, Pointers>();
  readonly #schemas = new Map<Block, string>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  of(node: TraceNode): Locations {
    const own = node.kind === "rule" ? node.parent : node;
    const { instance, keyword } = this.#pointersTo(own);
    const name = node.kind === "rule" ? node.rule.name : undefined;
    const schema = this.#uriOf(own.block);
    if (name === undefined)
      return { instanceLocation: instance, keywordLocation: keyword, absoluteKeywordLocation: schema };
    return {
      instanceLocation: instance,
      keywordLocation: pointerTo(keyword, name),
      absoluteKeywordLocation: schema + encodeFragment(pointerTo("", name)),
    };
  }

  #uriOf(block: Block): string {
    const known = this.#schemas.get(block);
    if (known !== undefined) return known;
    const uri = `${this.#plan.resources[block.resource]?.uri ?? ""}#${encodeFragment(block.pointer)}`;
    this.#schemas.set(block, uri);
    return uri;
  }

  #pointersTo(node: BlockNode): Pointers {
    // Up to the nearest ancestor that is known, then down again: without recursion, since values may be deep.
    const way: BlockNode[] = [];
    let known: Pointers | undefined;
    for (let at: BlockNode | undefined = node; at && !known; at = at.parent?.parent) {
      known = this.#blocks.get(at);
      if (!known) way.push(at);
    }
    let pointers = known ?? { instance: "", keyword: "" };
    for (const { key, edge } of way.toReversed()) {
      pointers = {
        instance: key === undefined ? pointers.instance : pointerTo(pointers.instance, String(key)),
        keyword: edge.via.reduce(pointerTo, pointers.keyword),
      };
    }
    // One entry is enough for all that lies beneath this node.
    this.#blocks.set(node, pointers);
    return pointers;
  }
}
