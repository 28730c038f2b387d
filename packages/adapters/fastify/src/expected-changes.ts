import {
  type Application,
  applicationsOf,
  blockAt,
  type Constraint,
  inPlace,
  JsonType,
  type Plan,
  requiredTypes,
  targetsIn,
} from "@argot/core/plan";

/** A place in a schema for which Fastify's own validator changes requests. */
export interface ExpectedChange {
  /** `"coercion"`: a text becomes a value of another type. `"default"`: an absent property gets a value. */
  readonly kind: "coercion" | "default";
  /** The keyword that causes the change: `type` or `default`. */
  readonly keyword: string;
  /** The URI of the schema resource with the keyword, without a fragment. */
  readonly uri: string;
  /** JSON Pointer of the keyword in that resource. */
  readonly pointer: string;
}

/**
 * Whether a text is converted to one of the types. A text that may stay a text is not, and nothing is converted to an
 * object.
 */
const convertsTexts = (types: number): boolean => (types & JsonType.string) === 0 && (types & ~JsonType.object) !== 0;

/** How a schema is reached: whether it is applied to a member or item, and whether a default in it is inserted. */
interface Reached {
  readonly block: number;
  readonly isPart: boolean;
  readonly insertsDefaults: boolean;
}

/**
 * The places for which Fastify's own validator changes a value: a `default` of a member or item, and in requests of texts a `type`
 * of a member or item that no text has. Texts are converted wherever a schema is applied, also where it must not be valid. Defaults are
 * inserted only by schemas that must be valid.
 *
 * @param hasTexts - Whether all members and items are received as texts, as in query strings.
 */
export function expectedChanges(plan: Plan, hasTexts: boolean): readonly ExpectedChange[] {
  const targetsOf = targetsIn(plan);
  const found = new Map<string, ExpectedChange>();
  const seen = new Set<string>();
  const pending: Reached[] = [];
  const reach = (application: Application, how: Omit<Reached, "block">): void => {
    for (const block of targetsOf(application)) {
      const key = `${block} ${how.isPart} ${how.insertsDefaults}`;
      if (!seen.has(key)) pending.push({ block, ...how });
      seen.add(key);
    }
  };
  reach(plan.entry, { isPart: false, insertsDefaults: true });
  // The iteration visits elements that are added during it.
  for (const { block, isPart, insertsDefaults } of pending) {
    const { resource, pointer, rules } = blockAt(plan, block);
    const add = (kind: ExpectedChange["kind"], keyword: string): void => {
      const change = { kind, keyword, uri: plan.resources.at(resource)?.uri ?? "", pointer: `${pointer}/${keyword}` };
      found.set(`${change.uri}#${change.pointer}`, change);
    };
    for (const rule of rules) {
      const { name = "", constraint, annotation } = rule;
      const types = requiredTypes(rule);
      if (hasTexts && isPart && types !== undefined && convertsTexts(types)) add("coercion", name);
      // For the engine, a default is an annotation. Only this function knows what inserting it means.
      if (insertsDefaults && isPart && name === "default" && annotation?.kind === "value") add("default", name);
      for (const application of applicationsOf(constraint)) {
        reach(application, {
          isPart: isPart || !inPlace(constraint),
          insertsDefaults: insertsDefaults && insertsDefaultsOf(constraint, application),
        });
      }
    }
  }
  return [...found.values()];
}

/** Whether the defaults of the schemas that a constraint applies are inserted: those of alternatives and conditions are not. */
function insertsDefaultsOf(constraint: Constraint, application: Application): boolean {
  if (constraint.op === "branch") return application !== constraint.if;
  if (constraint.op === "items") return constraint.quota === undefined;
  return constraint.op === "all" || constraint.op === "members";
}
