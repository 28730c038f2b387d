import type { SchemaIndex } from "../../schema-index/index.js";

/** The name of the dynamic anchors that recursive ones become: the same in all documents, and not in use. */
export function recursiveName({ documents }: SchemaIndex): string {
  const known = new Set(
    documents.flatMap(({ resources }) =>
      resources.flatMap(({ anchors, dynamicAnchors }) => [...anchors.keys(), ...dynamicAnchors.keys()]),
    ),
  );
  let name = "recursive";
  while (known.has(name)) name += "-";
  return name;
}
