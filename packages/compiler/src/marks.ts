// What has been evaluated where a block holds: what certainly has, and what depends on which of its alternatives hold.
import {
  type Block,
  type BlockId,
  type Edge,
  edgesOf,
  type GoalOf,
  inPlace,
  type Pattern,
  type Plan,
  readsMarks,
  type Rule,
  T,
  targetsOf,
} from "@argot/core/plan";

/** What is evaluated of a value: members by name and pattern, items by position, and items that are told by looking at them. */
export interface Claim {
  readonly names: Set<string>;
  readonly patterns: Pattern[];
  everyMember: boolean;
  /** So many items from the first one on; `Infinity` for all. */
  items: number;
  /** Every item of which one of these edges holds. */
  readonly contained: Edge[];
}

/** What a block that asks for it finds evaluated. */
export interface Marks {
  /** What has been evaluated wherever the block holds. */
  readonly certain: Claim;
  /** What has been evaluated besides: each where its bit is set. Together the bits fit into a small integer. */
  readonly choices: readonly Choice[];
  /** The bit that an application in place sets where it holds, for those that set one. */
  readonly bits: ReadonlyMap<Edge, number>;
  /** The blocks that apply such edges, besides the one that asks: it applies them in place. */
  readonly within: ReadonlySet<BlockId>;
}

/** What is evaluated where a bit is set. */
export interface Choice {
  readonly bit: number;
  readonly claim: Claim;
}

/** So many bits leave an integer small enough for an engine to keep in a register. */
const mostBits = 31;
/** Schemas lie no deeper in one another where a person wrote them, and no more of them are applied to one value. */
const deepest = 50;
const mostBlocks = 1000;
/** What applies alternatives in place is written out where it is applied, so many times. */
const mostCopies = 100;

/** The bits of the choices of which something is true. */
export const maskOf = ({ choices }: Marks, test: (claim: Claim) => boolean): number =>
  choices.reduce((mask, { bit, claim }) => (test(claim) ? mask | bit : mask), 0);

/** Whether a member is among what is claimed. */
export const claimsMember = ({ names, patterns, everyMember }: Claim, name: string): boolean =>
  everyMember || names.has(name) || patterns.some((pattern) => pattern.test(name));

/**
 * Finds what a block that reads marks will find evaluated, by bits that its alternatives leave. `undefined` where bits do
 * not tell it: beside dynamic references in place, for very many alternatives, and where the items that
 * tell by what they are whether they have been evaluated would be looked at again and again.
 */
export function marksOf(plan: Plan, id: BlockId, scoped: ReadonlySet<BlockId>): Marks | undefined {
  const { rules, resource } = plan.blocks[id] as Block;
  const readers = rules.filter(({ goal }) => readsMarks(goal));
  if (!readers.every(isPlainReader) || new Set(readers.map(({ goal }) => goal.op)).size < readers.length)
    return undefined;
  const gathering = new Gathering(plan, id, readers);
  const certain = gathering.claimOf(id, 0);
  if (!certain) return undefined;
  const { bits, choices } = bitsOf(gathering.choices, certain);
  if (choices.length > mostBits) return undefined;
  const contained = [certain, ...choices.map(({ claim }) => claim)].flatMap((claim) => claim.contained);
  if (contained.some((edge) => scoped.has(edge.target) || looksAgain(plan, edge))) return undefined;
  // How often each would be written out, with what it applies. Innermost first.
  const within = new Map<BlockId, number>();
  for (const each of gathering.visited) {
    const edges = applied(plan.blocks[each] as Block);
    if (!edges.some((edge) => bits.has(edge) || within.has(edge.target))) continue;
    const copies = edges.reduce((sum, { target }) => sum + (within.get(target) ?? 0), 1);
    if (copies > mostCopies) return undefined;
    within.set(each, copies);
  }
  within.delete(id);
  const isApart = (block: Block): boolean =>
    (scoped.has(block.id) && block.resource !== resource) || block.rules.some(({ goal }) => readsMarks(goal));
  if ([...within.keys()].some((each) => isApart(plan.blocks[each] as Block))) return undefined;
  return { certain, choices, bits, within: new Set(within.keys()) };
}

/** Whether a rule asks about all that is there. */
const isPlainReader = ({ goal }: Rule): boolean =>
  goal.op === "members"
    ? goal.named.size + goal.patterns.length === 0
    : goal.op === "items" && goal.prefix.length === 0 && goal.from === 0 && !goal.quota;

/** The edges that a block applies in place, and that leave marks where they hold. */
const applied = ({ rules }: Block): Edge[] =>
  rules.flatMap(({ goal }) => (inPlace(goal) && !(goal.op === "some" && goal.range.max <= 0) ? edgesOf(goal) : []));

/** Goes through what is applied to one value. */
class Gathering {
  /** What is evaluated where an edge holds that need not. */
  readonly choices = new Map<Edge, Claim>();
  readonly #plan: Plan;
  readonly #reader: BlockId;
  readonly #members: boolean;
  readonly #items: boolean;
  readonly #claims = new Map<BlockId, Claim>();

  constructor(plan: Plan, reader: BlockId, rules: readonly Rule[]) {
    this.#plan = plan;
    this.#reader = reader;
    this.#members = rules.some(({ goal }) => goal.op === "members");
    this.#items = rules.some(({ goal }) => goal.op === "items");
  }

  /** The blocks that are applied, innermost first. */
  get visited(): Iterable<BlockId> {
    return this.#claims.keys();
  }

  /** What is evaluated wherever a block holds; `undefined` where that cannot be said. */
  claimOf(id: BlockId, depth: number): Claim | undefined {
    const known = this.#claims.get(id);
    if (known) return known;
    if (depth > deepest || this.#claims.size > mostBlocks) return undefined;
    const block = this.#plan.blocks[id] as Block;
    const claim: Claim = { names: new Set(), patterns: [], everyMember: false, items: 0, contained: [] };
    if (!this.#addOwn(claim, block)) return undefined;
    // Where everything has been evaluated it does not matter what else is applied.
    for (const { goal } of this.#isAll(claim) ? [] : block.rules) {
      if (!inPlace(goal) || (goal.op === "some" && goal.range.max <= 0)) continue;
      for (const edge of edgesOf(goal)) {
        const inner = edge.dynamic === undefined ? this.claimOf(edge.target, depth + 1) : undefined;
        if (!inner) return undefined;
        if (goal.op === "all" && !edge.when) add(claim, inner);
        else this.choices.set(edge, inner);
      }
    }
    this.#claims.set(id, claim);
    return claim;
  }

  #isAll({ everyMember, items }: Claim): boolean {
    return (everyMember || !this.#members) && (items === Infinity || !this.#items);
  }

  /** Adds what the rules of a block evaluate that speak of members and items; false where that cannot be said. */
  #addOwn(claim: Claim, { id, rules }: Block): boolean {
    const others: number[] = [];
    for (const { goal, applies } of rules) {
      // What is left over by all others is the reader's own.
      if (id === this.#reader && readsMarks(goal)) continue;
      if (goal.op === "members" && this.#members && applies & T.object && !addMembers(claim, goal, rules)) return false;
      if (goal.op !== "items" || !this.#items || !(applies & T.array) || goal.unmarked) continue;
      if (goal.quota) {
        if (!goal.rest || goal.prefix.length > 0 || goal.from > 0 || goal.rest.dynamic !== undefined || goal.rest.when)
          return false;
        claim.contained.push(goal.rest);
      } else {
        claim.items = Math.max(claim.items, goal.prefix.length);
        if (goal.rest) others.push(goal.except === "evaluated" ? 0 : goal.from);
      }
    }
    if (others.some((from) => from > claim.items)) return false;
    if (others.length > 0) claim.items = Infinity;
    return true;
  }
}

/** Adds the members that a rule evaluates; false where it passes over some that its siblings do not evaluate either. */
function addMembers(claim: Claim, goal: GoalOf<"members">, siblings: readonly Rule[]): boolean {
  for (const name of goal.named.keys()) claim.names.add(name);
  for (const { pattern } of goal.patterns) claim.patterns.push(pattern);
  if (!goal.rest) return true;
  claim.everyMember = true;
  const { except } = goal;
  if (except === null || except === "evaluated") return true;
  const members = siblings.flatMap((rule) => (rule.goal.op === "members" ? rule.goal : []));
  return (
    [...except.names].every((name) => members.some(({ named }) => named.has(name))) &&
    except.patterns.every((each) =>
      members.some(({ patterns }) => patterns.some(({ pattern }) => isSame(pattern, each))),
    )
  );
}

const isSame = (a: Pattern, b: Pattern): boolean => a === b || (a.source === b.source && a.flags === b.flags);

function add(claim: Claim, more: Claim): void {
  for (const name of more.names) claim.names.add(name);
  for (const pattern of more.patterns) if (!claim.patterns.includes(pattern)) claim.patterns.push(pattern);
  claim.contained.push(...more.contained);
  claim.everyMember ||= more.everyMember;
  claim.items = Math.max(claim.items, more.items);
}

/** A bit for each of the claims that add to what is evaluated anyway. Edges that evaluate the same share one. */
function bitsOf(
  edges: ReadonlyMap<Edge, Claim>,
  certain: Claim,
): { readonly bits: ReadonlyMap<Edge, number>; readonly choices: readonly Choice[] } {
  const known = new Map<string, Choice>();
  const bits = new Map<Edge, number>();
  for (const [edge, all] of edges) {
    const claim = beyond(all, certain);
    if (!claim) continue;
    const key = keyOf(claim);
    const choice = known.get(key) ?? { bit: 1 << known.size, claim };
    known.set(key, choice);
    bits.set(edge, choice.bit);
  }
  return { bits, choices: [...known.values()] };
}

/** What one claim adds to another; `undefined` where that is nothing. */
function beyond(claim: Claim, certain: Claim): Claim | undefined {
  const names = new Set([...claim.names].filter((name) => !claimsMember(certain, name)));
  const patterns = claim.patterns.filter((pattern) => !certain.patterns.some((each) => isSame(each, pattern)));
  const more = {
    names: certain.everyMember || claim.everyMember ? new Set<string>() : names,
    patterns: certain.everyMember || claim.everyMember ? [] : patterns,
    everyMember: claim.everyMember && !certain.everyMember,
    items: claim.items > certain.items ? claim.items : 0,
    contained: Math.max(certain.items, claim.items) === Infinity ? [] : claim.contained,
  };
  const { length } = [...more.names, ...more.patterns, ...more.contained];
  return length > 0 || more.everyMember || more.items > 0 ? more : undefined;
}

const keyOf = ({ names, patterns, everyMember, items, contained }: Claim): string =>
  JSON.stringify([
    [...names].toSorted(),
    patterns.map(({ source, flags }) => `${flags}/${source}`).toSorted(),
    everyMember,
    String(items),
    contained.map(({ target, when }) => (when ? {} : target)),
  ]);

const asksForItems = ({ goal }: Rule): boolean => goal.op === "items" && readsMarks(goal);

/**
 * Whether the items that an edge is asked about may hold such items again. Each is asked about twice, so that it would be
 * four times for theirs, eight times for those in these.
 */
function looksAgain(plan: Plan, edge: Edge): boolean {
  const reached = new Set(targetsOf(plan, edge));
  // A set iterates over what is added to it on the way.
  for (const id of reached) {
    const { rules } = plan.blocks[id] as Block;
    if (rules.some(asksForItems) || reached.size > mostBlocks) return true;
    for (const { goal } of rules)
      for (const each of edgesOf(goal)) for (const target of targetsOf(plan, each)) reached.add(target);
  }
  return false;
}
