import type { Locations } from "@argot/core";
import { beginsWith, type BlockNode, type Budget, type RuleNode } from "@argot/core/internal";
import type { Decoding } from "@argot/core/plan";
import { annotationValueOf } from "./annotation-value.js";
import { sizeOfLocations } from "./output-size.js";
import type { TraceReader } from "./trace-reader.js";

/**
 * The content of a part of an instance. The keyword locations are those of the schema object that describes it. An instance
 * location that goes through a string goes into its content.
 */
export interface LocatedContent extends Locations {
  /** The part of the instance, such as a string in Base64. */
  readonly encoded: unknown;
  /** The decoded content. It is valid against its schema. */
  readonly content: unknown;
  /** The annotations of the schema object, by keyword: the encoding, the media type, a title. */
  readonly annotations: Readonly<Record<string, unknown>>;
}

/**
 * Reads contents from a trace of annotations: each before those within it.
 *
 * @throws LimitError if their locations have too many characters.
 */
export function contentsOf(reader: TraceReader, budget: Budget): readonly LocatedContent[] {
  const rules = new Map<BlockNode, RuleNode[]>();
  for (const node of reader.nodes) {
    if (node.kind === "block" || !reader.hasLocation(node)) continue;
    const siblings = rules.get(node.parent);
    if (siblings) siblings.push(node);
    else rules.set(node.parent, [node]);
  }
  return Array.from(rules, ([block, siblings]) =>
    furthest(siblings).map((content) => {
      const locations = reader.locationsOf(block);
      budget.use(sizeOfLocations(locations));
      return { ...locations, encoded: block.value, content, annotations: annotationsIn(siblings) };
    }),
  ).flat();
}

/** The contents that the rules of a schema object decode, once each, without those that another rule decodes further. */
function furthest(rules: readonly RuleNode[]): readonly unknown[] {
  const decoded = rules.flatMap(({ rule: { constraint }, content }) =>
    constraint.op === "decoded" && content ? [{ steps: constraint.decode, content: content.value }] : [],
  );
  return decoded
    .filter(({ steps }, i) => !decoded.some((other, j) => i !== j && goesFurther(other.steps, steps, j > i)))
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

/** Whether steps begin with others and go on; of two equal lists, the later one counts as longer. */
const goesFurther = (steps: readonly Decoding[], others: readonly Decoding[], isLater: boolean): boolean =>
  beginsWith(steps, others) && (steps.length > others.length || isLater);
