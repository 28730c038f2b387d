import type { BlockNode, RuleNode } from "../loop/trace-node.js";
import { beginsWith } from "../plan/decoding.js";
import type { Decoding } from "../plan/plan.js";
import type { Locations } from "../messages/locations.js";
import { annotationValueOf } from "./annotation-value.js";
import type { TraceReader } from "./trace-reader.js";

/**
 * The content of a part of an instance. The keyword locations are those of the schema object that describes it, and an instance
 * location that leads through a string leads into its content.
 */
export interface LocatedContent extends Locations {
  /** The part of the instance as it stands, such as a string in Base64. */
  readonly encoded: unknown;
  /** What it holds. It is valid against the schema that was given for it. */
  readonly content: unknown;
  /** What the schema object says of the part, by keyword: how it is encoded, what its content is, its title. */
  readonly annotations: Readonly<Record<string, unknown>>;
}

/** Folds a trace of notes into contents: each before those that lie in it. */
export function contentsOf(reader: TraceReader): readonly LocatedContent[] {
  const rules = new Map<BlockNode, RuleNode[]>();
  for (const node of reader.nodes) {
    if (node.kind === "block" || !reader.hasLocation(node)) continue;
    const siblings = rules.get(node.parent);
    if (siblings) siblings.push(node);
    else rules.set(node.parent, [node]);
  }
  return Array.from(rules, ([block, siblings]) =>
    furthest(siblings).map((content) => ({
      ...reader.locationsOf(block),
      encoded: block.value,
      content,
      annotations: annotationsIn(siblings),
    })),
  ).flat();
}

/** What the rules of a schema object decode, once each, and not what was a step on the way to another content. */
function furthest(rules: readonly RuleNode[]): readonly unknown[] {
  const ways = rules.flatMap(({ rule: { constraint }, content }) =>
    constraint.op === "decoded" && content ? [{ way: constraint.decode, content: content.value }] : [],
  );
  return ways
    .filter(({ way }, i) => !ways.some((other, j) => i !== j && leadsFurther(other.way, way, j > i)))
    .map(({ content }) => content);
}

function annotationsIn(rules: readonly RuleNode[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    rules.flatMap((node) => {
      const annotation = annotationValueOf(node);
      return annotation && node.rule.name !== undefined ? [[node.rule.name, annotation.value] as const] : [];
    }),
  );
}

/** Whether a way begins with another and goes on; of two that are the same, the later one does. */
const leadsFurther = (way: readonly Decoding[], other: readonly Decoding[], later: boolean): boolean =>
  beginsWith(way, other) && (way.length > other.length || later);
