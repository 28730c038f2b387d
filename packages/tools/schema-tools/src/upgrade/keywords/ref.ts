import { isObject } from "@argot/core/keyword";
import type { IndexedKeyword } from "../../schema-index/index.js";
import type { Rewrite } from "../rewrite.js";
import { hasSiblings } from "./has-siblings.js";

/** `$ref` up to draft-07 makes its siblings ignored. Anchors of schemas with an identifier are no names there. */
export const ref: Rewrite = {
  keyword: "$ref",
  rewrite(schema, value) {
    const text = portable(schema.schema.keywords.find(({ name }) => name === "$ref") as IndexedKeyword);
    if (text !== value) schema.replace(["$ref"], text);
    if (hasSiblings(schema, "$ref")) schema.moveReference("$ref");
  },
};

/** A reference to the root of a resource by its URI alone, where it was by an anchor. */
function portable({ json, references }: IndexedKeyword): string {
  const text = json as string;
  const target = references[0]?.target;
  if (target?.kind !== "schema" || !/#[^/]/.test(text)) return text;
  const { json: root, pointer, resource } = target.schema;
  const isIdentified = pointer === resource.pointer && isObject(root) && Object.hasOwn(root, "$id");
  return isIdentified ? text.replace(/#.*$/s, "") || "#" : text;
}
