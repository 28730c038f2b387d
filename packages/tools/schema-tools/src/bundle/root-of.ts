import type { IndexedDocument, IndexedResource } from "../schema-index/index.js";

/** The resource of the root of a document. */
export const rootOf = ({ resources }: IndexedDocument): IndexedResource => resources[0] as IndexedResource;
