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
 * `properties` in draft-03: schemas for properties, by name. A property must be present if its schema requires it,
 * directly, by a reference or by a schema that it extends.
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
  // Issues of a present property come from its schema.
  variant: (_, { op }) => (op === "test" ? "missing" : undefined),
});

/** Whether a schema requires its property, directly or by inheritance, which may be circular. */
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
