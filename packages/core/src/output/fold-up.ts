/**
 * Folds a tree from its leaves to its root, without recursion: values may be deep.
 *
 * @param nodes - Each node before those beneath it.
 * @param make - Makes something of a node and of what was made of the nodes beneath it, or nothing.
 * @returns What was made of the root.
 */
export function foldUp<Node, Made>(
  nodes: readonly Node[],
  parentOf: (node: Node) => Node | undefined,
  make: (node: Node, beneath: readonly Made[]) => Made | undefined,
): Made | undefined {
  const waiting = new Map<Node | undefined, Made[]>();
  for (const node of nodes.toReversed()) {
    const made = make(node, waiting.get(node)?.reverse() ?? []);
    waiting.delete(node);
    if (made === undefined) continue;
    const parent = parentOf(node);
    const siblings = waiting.get(parent);
    if (siblings) siblings.push(made);
    else waiting.set(parent, [made]);
  }
  return waiting.get(undefined)?.[0];
}
