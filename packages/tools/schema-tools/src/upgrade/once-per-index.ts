import type { SchemaIndex } from "../schema-index/index.js";

/** A function that finds something out about an index, once for each. */
export function oncePerIndex<Result>(find: (index: SchemaIndex) => Result): (index: SchemaIndex) => Result {
  const known = new WeakMap<SchemaIndex, { readonly result: Result }>();
  return (index) => {
    const { result } = known.get(index) ?? { result: find(index) };
    known.set(index, { result });
    return result;
  };
}
