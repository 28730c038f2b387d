import { boolean, defineKeyword, is, type Facet, JsonType, type Keyword, singleFacet, test } from "@argot/core/keyword";
import { type as standardType } from "@argot/validation";

const nullableFacet: Facet<boolean, boolean | undefined> = singleFacet("argot:facet/ajv-nullable");

/** `nullable` of OpenAPI 3.0, which Ajv knows: with `true`, `type` of the same schema object allows `null` as well. */
export const nullable: Keyword<boolean> = defineKeyword({
  id: "https://argot.example/ajv/nullable",
  value: boolean,
  provide: (value) => nullableFacet.of(value),
});

/** `type`, beside `nullable`. */
export const type: Keyword = defineKeyword({
  id: standardType.id,
  value: standardType.value,
  // Its data have the types in the order of the schema, for coercions.
  message: "must be {value:text}",
  lower(k) {
    const constraints = standardType.lower(k as never);
    const [constraint] = constraints;
    if (k.read(nullableFacet) !== true || constraint?.op !== "test" || constraint.predicate.op !== "is")
      return constraints;
    return test(is(constraint.predicate.types | JsonType.null));
  },
});
