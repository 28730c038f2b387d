import {
  and,
  type BlockId,
  typedKeyword,
  type Application,
  type Constraint,
  has,
  type Keyword,
  claimedProperties,
  members,
  requiredByProperty,
  type KeywordContext,
  schemaMap,
  JsonType,
  test,
} from "@argot/core/keyword";

/**
 * `properties` in draft-03: schemas for properties, by name. A property must be there where its schema says so, be it by
 * reference or by what it extends.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.2 | draft-03, 5.2}
 */
export const propertiesDraft3: Keyword<ReadonlyMap<string, Application>> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-03/properties",
  value: schemaMap,
  appliesTo: JsonType.object,
  annotation: "applied",
  provide: (named) => claimedProperties.of({ names: [...named.keys()] }),
  lower: (k) => {
    const required = [...k.value].filter(([, application]) => mustBePresent(application, k)).map(([name]) => name);
    const constraints: Constraint[] = [members({ named: k.value })];
    return required.length === 0 ? constraints : [test(and(required.map(has))), ...constraints];
  },
  message: { missing: "must have {missing:property|properties} {missing}" },
  // What is wrong with a property that is there, its schema says.
  variant: (_, { op }) => (op === "test" ? "missing" : undefined),
});

/** Whether a schema says so itself or inherits it. Schemas may inherit from one another in circles. */
function mustBePresent(application: Application, k: KeywordContext<unknown>): boolean {
  const pending = [application];
  const seen = new Set<BlockId>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next.target)) continue;
    seen.add(next.target);
    const { required, inherits } = k.readAt(next, requiredByProperty);
    if (required) return true;
    pending.push(...inherits);
  }
  return false;
}
