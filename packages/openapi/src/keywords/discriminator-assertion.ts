import { all, among, type Constraint, typedKeyword, type Keyword, member, not, test, when } from "@argot/core/keyword";
import { alternatives, type Discriminator, referenced } from "./discriminated.js";
import { discriminator, discriminatorShape } from "./discriminator.js";
import { leadsTo, namesOf } from "./schema-name.js";

/**
 * `discriminator` as an assertion: beside alternatives, a value must name one of them and be valid against that one. It
 * has the id of {@link discriminator}, so that `replaceKeywords` replaces that one by it. Without alternatives beside
 * it, it asserts nothing, since the schema does not name those that extend it.
 */
export const discriminatorAssertion: Keyword<Discriminator> = typedKeyword({
  id: discriminator.id,
  value: discriminatorShape,
  annotation: "value",
  provide: (value) => discriminator.provide(value),
  lower(k): Constraint[] {
    const { propertyName, defaultMapping } = k.value;
    const named = (k.read(alternatives) ?? []).flatMap((application) => {
      const target = k.readAt(application, referenced);
      if (!target) return [];
      const isDefault = defaultMapping !== undefined && leadsTo(defaultMapping, target.reference);
      return [{ application, names: namesOf(k.value, target.reference), isDefault }];
    });
    if (named.length === 0) return [{ op: "nothing" }];
    const isNamed = member(propertyName, among(named.flatMap(({ names }) => names)));
    const valid = all(
      named.flatMap(({ application, names, isDefault }) => [
        when(application, member(propertyName, among(names))),
        ...(isDefault ? [when(application, not(isNamed))] : []),
      ]),
    );
    return defaultMapping === undefined ? [test(isNamed), valid] : [valid];
  },
  message: { unnamed: "must name one of the alternatives by the property of the discriminator" },
  // Issues of a value that names a schema come from that schema.
  variant: (_, { op }) => (op === "test" ? "unnamed" : undefined),
});
