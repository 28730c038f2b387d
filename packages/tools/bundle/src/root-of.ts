import type { IndexedDocument, IndexedResource } from "@argot/schema-index";

/** The resource of the root of a document. */
export const rootOf = ({ resources }: IndexedDocument): IndexedResource => resources[0] as IndexedResource;
