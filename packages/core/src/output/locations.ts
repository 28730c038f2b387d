import { pointerTo } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockNode, TraceNode } from "../loop/trace.js";
import type { Plan } from "../plan/ops.js";

/** Where a node of a trace stands: in the instance, on the way through the schema, and in the schema itself. */
export interface Locations {
  /** JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** JSON Pointer from the root schema through every reference followed (2020-12 core, section 12.3.1). */
  readonly keywordLocation: string;
  /** URI of the keyword, every reference resolved (2020-12 core, section 12.3.2). */
  readonly absoluteKeywordLocation: string;
}

/**
 * The locations of the nodes of one trace. Each node's pointers are its parent's and what it adds, so that a deep value
 * costs no more than its depth.
 */
export class LocationIndex {
  readonly #plan: Plan;
  readonly #blocks = new WeakMap<BlockNode, { instance: string; keyword: string }>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  of(node: TraceNode): Locations {
    const own = node.kind === "rule" ? node.parent : node;
    const { instance, keyword } = this.#ofBlock(own);
    const name = node.kind === "rule" ? node.rule.name : undefined;
    const { uri } = this.#plan.resources[own.block.resource] ?? { uri: "" };
    const { pointer } = own.block;
    return {
      instanceLocation: instance,
      keywordLocation: name === undefined ? keyword : pointerTo(keyword, name),
      absoluteKeywordLocation: `${uri}#${encodeFragment(name === undefined ? pointer : pointerTo(pointer, name))}`,
    };
  }

  #ofBlock(node: BlockNode): { instance: string; keyword: string } {
    // Up to the nearest ancestor that is known, then down again: without recursion, since values may be deep.
    const way: BlockNode[] = [];
    let known: { instance: string; keyword: string } | undefined;
    for (let at: BlockNode | undefined = node; at && !known; at = at.parent?.parent) {
      known = this.#blocks.get(at);
      if (!known) way.push(at);
    }
    let locations = known ?? { instance: "", keyword: "" };
    for (const at of way.reverse()) {
      locations = {
        instance: at.key === undefined ? locations.instance : pointerTo(locations.instance, String(at.key)),
        keyword: at.edge.via.reduce(pointerTo, locations.keyword),
      };
      this.#blocks.set(at, locations);
    }
    return locations;
  }
}
