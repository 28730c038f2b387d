import { type KeywordFamily, onlyEqual, single } from "./family.js";

/** Keywords that apply schemas to the whole value, or to some parts of it. */
export const applicators: readonly KeywordFamily[] = [
  single("not", (one, other) => ({ anyOf: [one, other] })),
  single("propertyNames", (one, other, { conjunction }) => conjunction(one, other)),
  single("uniqueItems", (one, other) => one === true || other === true),
  onlyEqual("anyOf"),
  onlyEqual("oneOf"),
  onlyEqual("if", "then", "else"),
  onlyEqual("contains", "minContains", "maxContains"),
];
