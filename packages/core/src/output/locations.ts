import { pointerOf, pointerTo } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockNode, RuleNode, TraceNode } from "../loop/trace.js";
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

export function locationsOf(plan: Plan, node: TraceNode): Locations {
  const instance: string[] = [];
  const keyword: string[] = node.kind === "rule" && node.rule.name !== undefined ? [node.rule.name] : [];
  const own = node.kind === "rule" ? node.parent : node;
  for (let at: BlockNode | undefined = own; at; at = (at.parent as RuleNode | undefined)?.parent) {
    if (at.key !== undefined) instance.push(String(at.key));
    keyword.push(...[...at.edge.via].reverse());
  }
  return {
    instanceLocation: pointerOf(instance.reverse()),
    keywordLocation: pointerOf(keyword.reverse()),
    absoluteKeywordLocation: absolute(plan, own, node.kind === "rule" ? node.rule.name : undefined),
  };
}

function absolute(plan: Plan, { block }: BlockNode, name: string | undefined): string {
  const { uri } = plan.resources[block.resource] ?? { uri: "" };
  return `${uri}#${encodeFragment(name === undefined ? block.pointer : pointerTo(block.pointer, name))}`;
}
