import { type Application, type Keyword, type KeywordContext, namedBy } from "@argot/core/keyword";
import { alternatives, discriminated, referenced } from "./discriminated.js";
import { namesOf } from "./schema-name.js";

/**
 * `oneOf` or `anyOf` beside a `discriminator`: the same verdicts, but errors refer to the alternative that the value
 * names. Only alternatives that are references have names.
 */
export const namedAlternatives = (keyword: Keyword<Application[]>): Keyword<Application[]> => ({
  ...keyword,
  provide: (value) => [...keyword.provide(value), alternatives.of(value)],
  lower: (context) =>
    keyword
      .lower(context)
      .map((constraint) =>
        constraint.op === "some"
          ? { ...constraint, applications: constraint.applications.map((each) => withName(each, context)) }
          : constraint,
      ),
});

function withName(application: Application, context: KeywordContext<unknown>): Application {
  const { discriminator, names } = nameOf(application, context);
  return names.length === 0 || !discriminator
    ? application
    : namedBy(application, { property: discriminator.propertyName, values: names });
}

function nameOf(application: Application, context: KeywordContext<unknown>) {
  const discriminator = context.read(discriminated);
  const target = discriminator && context.readAt(application, referenced);
  return { discriminator, names: target ? namesOf(discriminator, target.reference) : [] };
}
