import type { Predicate } from "@argot/core/plan";
import type { Rewrite } from "../rewrite.js";

/** The properties that `properties` of draft-03 requires, by `required` in their schemas, are listed since draft-04. */
export const properties: Rewrite = {
  keyword: "properties",
  rewrite(schema) {
    const meaning = schema.index.meaningOf(schema.schema).find(({ keyword }) => keyword.name === "properties");
    const names = (meaning?.rules ?? []).flatMap(({ constraint }) =>
      constraint.op === "test" ? namesIn(constraint.predicate) : [],
    );
    if (names.length > 0) schema.addBefore("properties", "required", names);
  },
};

const namesIn = (predicate: Predicate): readonly string[] => {
  if (predicate.op === "has") return [predicate.name];
  return predicate.op === "and" ? predicate.of.flatMap(namesIn) : [];
};
