import {
  and,
  type BlockId,
  defineKeyword,
  type Edge,
  type Goal,
  has,
  type Keyword,
  memberClaims,
  members,
  presence,
  type Reading,
  schemaMap,
  T,
  test,
} from "@argot/core/keyword";

/**
 * `properties` in draft-03: schemas for properties, by name. A property must be there where its schema says so, be it by
 * reference or by what it extends.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.2 | draft-03, 5.2}
 */
export const propertiesDraft3: Keyword<ReadonlyMap<string, Edge>> = defineKeyword({
  id: "https://json-schema.org/keyword/draft-03/properties",
  value: schemaMap,
  applies: T.object,
  annotation: "applied",
  provide: (named) => memberClaims.of({ names: [...named.keys()] }),
  lower: (k) => {
    const required = [...k.value].filter(([, edge]) => mustBePresent(edge, k)).map(([name]) => name);
    const goals: Goal[] = [members({ named: k.value })];
    return required.length === 0 ? goals : [test(and(required.map(has))), ...goals];
  },
  message: { missing: "must have all required properties, lacks {missing}" },
  // What is wrong with a property that is there, its schema says.
  variant: (_, { op }) => (op === "test" ? "missing" : undefined),
});

/** Whether a schema says so itself or inherits it. Schemas may inherit from one another in circles. */
function mustBePresent(edge: Edge, k: Reading<unknown>): boolean {
  const pending = [edge];
  const seen = new Set<BlockId>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next.target)) continue;
    seen.add(next.target);
    const { required, inherits } = k.readAt(next, presence);
    if (required) return true;
    pending.push(...inherits);
  }
  return false;
}
