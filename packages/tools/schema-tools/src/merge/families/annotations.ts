import { equal } from "@argot/core/json";
import type { Json } from "@argot/core/keyword";
import { type KeywordFamily, onlyEqual, single } from "./family.js";

/** Texts, formats and other keywords that describe a value. */
export const annotations: readonly KeywordFamily[] = [
  ...["title", "description", "default", "$comment"].map((name) => single(name, (one) => one)),
  ...["deprecated", "readOnly", "writeOnly"].map((name) =>
    single(name, (one, other) => one === true || other === true),
  ),
  single("examples", (one, other) => {
    const all = [...(one as readonly Json[])];
    for (const each of other as readonly Json[]) if (!all.some((known) => equal(known, each))) all.push(each);
    return all;
  }),
  onlyEqual("pattern"),
  onlyEqual("format"),
  onlyEqual("contentEncoding", "contentMediaType", "contentSchema"),
];
