import type { ReferenceGraph, ReferenceNode, ReferenceSite } from "./reference-graph.js";

/** Why references to a schema stay: it leads back to itself; the result would be too long; they are not to be written out. */
export type StayReason = "recursive" | "too-long" | "not-wanted";

/** Which schemas are definitions, and an order in which each schema comes after those that are written out in it. */
export interface Choice {
  readonly definitions: ReadonlyMap<ReferenceNode, StayReason>;
  readonly order: readonly ReferenceNode[];
}

/** The schema that is written in place of a reference; `undefined` if the reference stays. */
export function writtenAt(
  { target, isWanted }: ReferenceSite,
  { definitions }: Pick<Choice, "definitions">,
): ReferenceNode | undefined {
  if (!target || !isWanted) return undefined;
  const reason = definitions.get(target);
  // A definition that other references need may be written out as well.
  return reason === undefined || reason === "not-wanted" ? target : undefined;
}

/**
 * Chooses the schemas that are definitions. Of the schemas of a cycle at least one does. If the result would still be too long, those are
 * added that save most, until it is short enough, or each schema that is referred to more than once is a definition.
 *
 * @param maxCharacters - Maximum length of the result.
 */
export function chooseDefinitions(graph: ReferenceGraph, maxCharacters: number): Choice {
  const definitions = new Map<ReferenceNode, StayReason>();
  const order = depthFirst(graph, (node) => definitions.set(node, "recursive"));
  for (const { sites } of graph.nodes)
    for (const { target, isWanted } of sites)
      if (target && !isWanted && !definitions.has(target)) definitions.set(target, "not-wanted");
  for (let threshold = maxCharacters; threshold >= 1; threshold /= 2) {
    const { total, savings } = measure(graph.entry, order, definitions);
    if (total <= maxCharacters) break;
    for (const [node, saving] of savings) if (saving > threshold) definitions.set(node, "too-long");
  }
  return { definitions, order };
}

/** Visits all nodes, and calls `onCycle` with those that a reference within them leads back to. @returns the nodes, targets first. */
function depthFirst(graph: ReferenceGraph, onCycle: (node: ReferenceNode) => void): readonly ReferenceNode[] {
  const order: ReferenceNode[] = [];
  const state = new Map<ReferenceNode, "open" | "done">();
  for (const start of graph.nodes) {
    const path: { node: ReferenceNode; next: number }[] = [];
    const open = (node: ReferenceNode): void => {
      state.set(node, "open");
      path.push({ node, next: 0 });
    };
    if (!state.has(start)) open(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const site = top.node.sites[top.next++];
      if (!site) {
        state.set(top.node, "done");
        order.push(top.node);
        path.pop();
      } else if (site.target && site.isWanted) {
        const seen = state.get(site.target);
        if (seen === "open") onCycle(site.target);
        else if (!seen) open(site.target);
      }
    }
  }
  return order;
}

/** The length of the result, and what each schema that is written out would save as a definition. */
function measure(
  entry: ReferenceNode,
  order: readonly ReferenceNode[],
  definitions: ReadonlyMap<ReferenceNode, StayReason>,
): { readonly total: number; readonly savings: ReadonlyMap<ReferenceNode, number> } {
  const writtenOut = ({ sites }: ReferenceNode): readonly ReferenceNode[] =>
    sites.flatMap((site) => writtenAt(site, { definitions }) ?? []);
  const lengths = new Map<ReferenceNode, number>();
  for (const node of order)
    lengths.set(
      node,
      writtenOut(node).reduce((sum, target) => sum + (lengths.get(target) ?? 0), node.characterCount),
    );
  const counts = new Map<ReferenceNode, number>([...definitions.keys(), entry].map((node) => [node, 1]));
  for (const node of order.toReversed())
    for (const target of writtenOut(node)) counts.set(target, (counts.get(target) ?? 0) + (counts.get(node) ?? 0));
  let total = 0;
  const savings = new Map<ReferenceNode, number>();
  for (const node of order) {
    const length = lengths.get(node) ?? 0;
    if (node === entry || definitions.has(node)) total += length;
    if (node !== entry) savings.set(node, ((counts.get(node) ?? 0) - 1) * length);
  }
  return { total, savings };
}
