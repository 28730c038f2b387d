// Schemas of one module that refer to the same schemas share their blocks.
import {
  type Block,
  type BlockId,
  ruleOf,
  type Application,
  applicationsOf,
  applicationTo,
  blockAt,
  hasDynamicApplications,
  items,
  mapApplications,
  type Plan,
  JsonType,
} from "@argot/core/plan";
import { legible } from "../code/quote.js";
import { valueText } from "./value-text.js";

/** Several plans as one. */
export interface JoinedPlan {
  /** The entry block applies the entry of each plan, as items by position: no pass combines these. */
  readonly plan: Plan;
  /** The entry of each plan, in the order of the plans. */
  readonly entries: readonly BlockId[];
}

/** The entries of a joined plan, also after passes have renumbered its blocks. */
export function entriesOf(plan: Plan): readonly BlockId[] {
  const [rule] = blockAt(plan, plan.entry.target).rules;
  return rule?.constraint.op === "items" ? rule.constraint.prefix.map(({ target }) => target) : [];
}

/**
 * Joins plans that share blocks. Blocks are shared if they have the same location and the same rules, and apply only shared
 * blocks. `undefined` if there are none, or if a plan has dynamic references: a block may mean something else in each plan.
 */
export function joinPlans(plans: readonly Plan[]): JoinedPlan | undefined {
  if (plans.length < 2 || plans.some(hasDynamicApplications)) return undefined;
  const keys = plans.map(keysOf);
  const shared = sharedKeys(plans, keys);
  if (shared.size === 0) return undefined;
  const resources: Plan["resources"][number][] = [];
  const resourceOf = new Map<string, number>();
  const blocks: Block[] = [];
  const numbers = new Map<string, BlockId>();
  const renumbered = plans.map((plan, p) =>
    plan.blocks.map((block) => {
      const key = (keys[p] as string[])[block.id] as string;
      const own = shared.has(key) ? key : `${p} ${key}`;
      const known = numbers.get(own);
      const id = known ?? numbers.size + 1;
      numbers.set(own, id);
      return { block, id, isNew: known === undefined };
    }),
  );
  for (const [p, plan] of plans.entries()) {
    const numberedBlocks = renumbered.at(p) ?? [];
    const move = (application: Application): Application => ({
      ...application,
      target: numberedBlocks.at(application.target)?.id ?? application.target,
    });
    for (const { block, id, isNew } of numberedBlocks) {
      if (!isNew) continue;
      const resource = plan.resources[block.resource] as Plan["resources"][number];
      const number = resourceOf.get(resource.uri) ?? resources.push(resource) - 1;
      resourceOf.set(resource.uri, number);
      const rules = block.rules.map((rule) => ({ ...rule, constraint: mapApplications(rule.constraint, move) }));
      blocks[id] = { ...block, id, resource: number, rules };
    }
  }
  const entries = plans.map((plan, p) => renumbered.at(p)?.at(plan.entry.target)?.id ?? 0);
  const prefix = entries.map((target) => applicationTo(target));
  const constraint = items({ prefix, from: entries.length });
  blocks[0] = { id: 0, resource: 0, pointer: "", rules: [ruleOf(JsonType.array, constraint)] };
  return { plan: { entry: applicationTo(0), blocks, resources }, entries };
}

/** A key for each block of a plan: its location, and a number that differs for blocks with the same location. */
function keysOf(plan: Plan): string[] {
  const count = new Map<string, number>();
  return plan.blocks.map(({ resource, pointer }) => {
    const location = `${plan.resources.at(resource)?.uri ?? ""}#${pointer}`;
    const number = (count.get(location) ?? 0) + 1;
    count.set(location, number);
    return `${location} ${number}`;
  });
}

/** The keys of blocks that are the same in several plans, with all blocks that they reach. */
function sharedKeys(plans: readonly Plan[], keys: readonly (readonly string[])[]): ReadonlySet<string> {
  const texts = new Map<string, string>();
  const plansWith = new Map<string, number>();
  const different = new Set<string>();
  const leadingTo = new Map<string, string[]>();
  const identities = new Identities();
  for (const [p, plan] of plans.entries()) {
    const keyOf = (id: BlockId): string => keys.at(p)?.at(id) ?? "";
    for (const block of plan.blocks) {
      const key = keyOf(block.id);
      const text = comparedText(block, keyOf, identities);
      if ((texts.get(key) ?? text) !== text) different.add(key);
      texts.set(key, text);
      plansWith.set(key, (plansWith.get(key) ?? 0) + 1);
      for (const { constraint } of block.rules) {
        for (const { target } of applicationsOf(constraint)) {
          const sources = leadingTo.get(keyOf(target));
          if (sources) sources.push(key);
          else leadingTo.set(keyOf(target), [key]);
        }
      }
    }
  }
  // The iteration visits elements that are added during it.
  for (const key of different) for (const source of leadingTo.get(key) ?? []) different.add(source);
  return new Set([...plansWith].flatMap(([key, count]) => (count > 1 && !different.has(key) ? [key] : [])));
}

/** The rules of a block as text, with the keys of other blocks instead of their numbers. */
function comparedText(block: Block, keyOf: (id: BlockId) => string, identities: Identities): string {
  const rules = block.rules.map((rule) => ({
    ...rule,
    constraint: mapApplications(rule.constraint, (application) => ({
      ...application,
      target: keyOf(application.target) as unknown as BlockId,
    })),
  }));
  return valueText(rules, {
    text: legible,
    pattern: ({ source, flags }) => `/${source}/${flags}`,
    customFunction: ({ call }) => `function ${identities.of(call)}`,
  });
}

/** Numbers for objects, by identity. */
class Identities {
  readonly #known = new Map<object, number>();

  of(object: object): number {
    const number = this.#known.get(object) ?? this.#known.size;
    this.#known.set(object, number);
    return number;
  }
}
