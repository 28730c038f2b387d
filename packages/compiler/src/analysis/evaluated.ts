// What has been evaluated where a block holds: what certainly has, and what depends on which of its alternatives hold.
import {
  type Block,
  blockAt,
  type BlockId,
  type Application,
  applicationsOf,
  type ConstraintOf,
  inPlace,
  type Pattern,
  type Plan,
  readsEvaluated,
  type Rule,
  JsonType,
  targetsOf,
} from "@argot/core/plan";

/** What is evaluated of a value: members by name and pattern, items by position, and items that are told by looking at them. */
export interface EvaluatedParts {
  readonly names: Set<string>;
  readonly patterns: Pattern[];
  everyMember: boolean;
  /** So many items from the first one on; `Infinity` for all. */
  items: number;
  /** Every item of which one of these applications holds. */
  readonly contained: Application[];
}

/** What a block that asks for it finds evaluated. */
export interface EvaluatedLayout {
  /** What has been evaluated wherever the block holds. */
  readonly certain: EvaluatedParts;
  /** What has been evaluated besides: each where its bit is set. Together the bits fit into a small integer. */
  readonly choices: readonly Choice[];
  /** The bit that an application in place sets where it holds, for those that set one. */
  readonly bits: ReadonlyMap<Application, number>;
  /** The blocks that apply such applications, besides the one that asks: it applies them in place. */
  readonly within: ReadonlySet<BlockId>;
}

/** What is evaluated where a bit is set. */
export interface Choice {
  readonly bit: number;
  readonly parts: EvaluatedParts;
}

/** So many bits leave an integer small enough for an engine to keep in a register. */
const mostBits = 31;
/** Schemas lie no deeper in one another where a person wrote them, and no more of them are applied to one value. */
const deepest = 50;
const mostBlocks = 1000;
/** What applies alternatives in place is written out where it is applied, so many times. */
const mostCopies = 100;

/** The bits of the choices of which something is true. */
export const maskOf = ({ choices }: EvaluatedLayout, test: (parts: EvaluatedParts) => boolean): number =>
  choices.reduce((mask, { bit, parts }) => (test(parts) ? mask | bit : mask), 0);

/** Whether a member is among what is claimed. */
export const evaluatesMember = ({ names, patterns, everyMember }: EvaluatedParts, name: string): boolean =>
  everyMember || names.has(name) || patterns.some((pattern) => pattern.test(name));

/**
 * Finds what a block that reads marks will find evaluated, by bits that its alternatives leave. `undefined` where bits do
 * not tell it: beside dynamic references in place, for very many alternatives, and where the items that
 * tell by what they are whether they have been evaluated would be looked at again and again.
 */
export function evaluatedLayoutOf(plan: Plan, id: BlockId, scoped: ReadonlySet<BlockId>): EvaluatedLayout | undefined {
  const { rules, resource } = blockAt(plan, id);
  const readers = rules.filter(({ constraint }) => readsEvaluated(constraint));
  if (!readers.every(isPlainReader) || new Set(readers.map(({ constraint }) => constraint.op)).size < readers.length)
    return undefined;
  const gathering = new Gathering(plan, id, readers);
  const certain = gathering.evaluatedPartsOf(id, 0);
  if (!certain) return undefined;
  const { bits, choices } = bitsOf(gathering.choices, certain);
  if (choices.length > mostBits) return undefined;
  const contained = [certain, ...choices.map(({ parts }) => parts)].flatMap((parts) => parts.contained);
  if (contained.some((application) => scoped.has(application.target) || looksAgain(plan, application)))
    return undefined;
  // How often each would be written out, with what it applies. Innermost first.
  const within = new Map<BlockId, number>();
  for (const each of gathering.visited) {
    const applications = applied(blockAt(plan, each));
    if (!applications.some((application) => bits.has(application) || within.has(application.target))) continue;
    const copies = applications.reduce((sum, { target }) => sum + (within.get(target) ?? 0), 1);
    if (copies > mostCopies) return undefined;
    within.set(each, copies);
  }
  within.delete(id);
  const isApart = (block: Block): boolean =>
    (scoped.has(block.id) && block.resource !== resource) ||
    block.rules.some(({ constraint }) => readsEvaluated(constraint));
  if ([...within.keys()].some((each) => isApart(blockAt(plan, each)))) return undefined;
  return { certain, choices, bits, within: new Set(within.keys()) };
}

/** Whether a rule asks about all that is there. */
const isPlainReader = ({ constraint }: Rule): boolean =>
  constraint.op === "members"
    ? constraint.named.size + constraint.patterns.length === 0
    : constraint.op === "items" && constraint.prefix.length === 0 && constraint.from === 0 && !constraint.quota;

/** The applications that a block applies in place, and that leave marks where they hold. */
const applied = ({ rules }: Block): Application[] =>
  rules.flatMap(({ constraint }) =>
    inPlace(constraint) && !(constraint.op === "some" && constraint.range.max <= 0) ? applicationsOf(constraint) : [],
  );

/** Goes through what is applied to one value. */
class Gathering {
  /** What is evaluated where an application holds that need not. */
  readonly choices = new Map<Application, EvaluatedParts>();
  readonly #plan: Plan;
  readonly #reader: BlockId;
  readonly #members: boolean;
  readonly #items: boolean;
  readonly #parts = new Map<BlockId, EvaluatedParts>();

  constructor(plan: Plan, reader: BlockId, rules: readonly Rule[]) {
    this.#plan = plan;
    this.#reader = reader;
    this.#members = rules.some(({ constraint }) => constraint.op === "members");
    this.#items = rules.some(({ constraint }) => constraint.op === "items");
  }

  /** The blocks that are applied, innermost first. */
  get visited(): Iterable<BlockId> {
    return this.#parts.keys();
  }

  /** What is evaluated wherever a block holds; `undefined` where that cannot be said. */
  evaluatedPartsOf(id: BlockId, depth: number): EvaluatedParts | undefined {
    const known = this.#parts.get(id);
    if (known) return known;
    if (depth > deepest || this.#parts.size > mostBlocks) return undefined;
    const block = blockAt(this.#plan, id);
    const parts: EvaluatedParts = { names: new Set(), patterns: [], everyMember: false, items: 0, contained: [] };
    if (!this.#addOwn(parts, block)) return undefined;
    // Where everything has been evaluated it does not matter what else is applied.
    for (const { constraint } of this.#isAll(parts) ? [] : block.rules) {
      if (!inPlace(constraint) || (constraint.op === "some" && constraint.range.max <= 0)) continue;
      for (const application of applicationsOf(constraint)) {
        const inner =
          application.dynamic === undefined ? this.evaluatedPartsOf(application.target, depth + 1) : undefined;
        if (!inner) return undefined;
        if (constraint.op === "all" && !application.when) add(parts, inner);
        else this.choices.set(application, inner);
      }
    }
    this.#parts.set(id, parts);
    return parts;
  }

  #isAll({ everyMember, items }: EvaluatedParts): boolean {
    return (everyMember || !this.#members) && (items === Infinity || !this.#items);
  }

  /** Adds what the rules of a block evaluate that speak of members and items; false where that cannot be said. */
  #addOwn(parts: EvaluatedParts, { id, rules }: Block): boolean {
    const others: number[] = [];
    for (const { constraint, appliesTo } of rules) {
      // What is left over by all others is the reader's own.
      if (id === this.#reader && readsEvaluated(constraint)) continue;
      if (
        constraint.op === "members" &&
        this.#members &&
        appliesTo & JsonType.object &&
        !addMembers(parts, constraint, rules)
      )
        return false;
      if (constraint.op !== "items" || !this.#items || !(appliesTo & JsonType.array) || constraint.keepsUnevaluated)
        continue;
      if (constraint.quota) {
        if (
          !constraint.rest ||
          constraint.prefix.length > 0 ||
          constraint.from > 0 ||
          constraint.rest.dynamic !== undefined ||
          constraint.rest.when
        )
          return false;
        parts.contained.push(constraint.rest);
      } else {
        parts.items = Math.max(parts.items, constraint.prefix.length);
        if (constraint.rest) others.push(constraint.except === "evaluated" ? 0 : constraint.from);
      }
    }
    if (others.some((from) => from > parts.items)) return false;
    if (others.length > 0) parts.items = Infinity;
    return true;
  }
}

/** Adds the members that a rule evaluates; false where it passes over some that its siblings do not evaluate either. */
function addMembers(parts: EvaluatedParts, constraint: ConstraintOf<"members">, siblings: readonly Rule[]): boolean {
  for (const name of constraint.named.keys()) parts.names.add(name);
  for (const { pattern } of constraint.patterns) parts.patterns.push(pattern);
  if (!constraint.rest) return true;
  parts.everyMember = true;
  const { except } = constraint;
  if (except === null || except === "evaluated") return true;
  const members = siblings.flatMap((rule) => (rule.constraint.op === "members" ? rule.constraint : []));
  return (
    [...except.names].every((name) => members.some(({ named }) => named.has(name))) &&
    except.patterns.every((each) =>
      members.some(({ patterns }) => patterns.some(({ pattern }) => isSame(pattern, each))),
    )
  );
}

const isSame = (a: Pattern, b: Pattern): boolean => a === b || (a.source === b.source && a.flags === b.flags);

function add(parts: EvaluatedParts, more: EvaluatedParts): void {
  for (const name of more.names) parts.names.add(name);
  for (const pattern of more.patterns) if (!parts.patterns.includes(pattern)) parts.patterns.push(pattern);
  parts.contained.push(...more.contained);
  parts.everyMember ||= more.everyMember;
  parts.items = Math.max(parts.items, more.items);
}

/** A bit for each of the claims that add to what is evaluated anyway. Applications that evaluate the same share one. */
function bitsOf(
  applications: ReadonlyMap<Application, EvaluatedParts>,
  certain: EvaluatedParts,
): { readonly bits: ReadonlyMap<Application, number>; readonly choices: readonly Choice[] } {
  const known = new Map<string, Choice>();
  const bits = new Map<Application, number>();
  for (const [application, all] of applications) {
    const parts = beyond(all, certain);
    if (!parts) continue;
    const key = keyOf(parts);
    const choice = known.get(key) ?? { bit: 1 << known.size, parts };
    known.set(key, choice);
    bits.set(application, choice.bit);
  }
  return { bits, choices: [...known.values()] };
}

/** What one claim adds to another; `undefined` where that is nothing. */
function beyond(parts: EvaluatedParts, certain: EvaluatedParts): EvaluatedParts | undefined {
  const names = new Set([...parts.names].filter((name) => !evaluatesMember(certain, name)));
  const patterns = parts.patterns.filter((pattern) => !certain.patterns.some((each) => isSame(each, pattern)));
  const more = {
    names: certain.everyMember || parts.everyMember ? new Set<string>() : names,
    patterns: certain.everyMember || parts.everyMember ? [] : patterns,
    everyMember: parts.everyMember && !certain.everyMember,
    items: parts.items > certain.items ? parts.items : 0,
    contained: Math.max(certain.items, parts.items) === Infinity ? [] : parts.contained,
  };
  const { length } = [...more.names, ...more.patterns, ...more.contained];
  return length > 0 || more.everyMember || more.items > 0 ? more : undefined;
}

const keyOf = ({ names, patterns, everyMember, items, contained }: EvaluatedParts): string =>
  JSON.stringify([
    [...names].toSorted(),
    patterns.map(({ source, flags }) => `${flags}/${source}`).toSorted(),
    everyMember,
    String(items),
    contained.map(({ target, when }) => (when ? {} : target)),
  ]);

const asksForItems = ({ constraint }: Rule): boolean => constraint.op === "items" && readsEvaluated(constraint);

/**
 * Whether the items that an application is asked about may hold such items again. Each is asked about twice, so that it would be
 * four times for theirs, eight times for those in these.
 */
function looksAgain(plan: Plan, application: Application): boolean {
  const reached = new Set(targetsOf(plan, application));
  // A set iterates over what is added to it on the way.
  for (const id of reached) {
    const { rules } = blockAt(plan, id);
    if (rules.some(asksForItems) || reached.size > mostBlocks) return true;
    for (const { constraint } of rules)
      for (const each of applicationsOf(constraint)) for (const target of targetsOf(plan, each)) reached.add(target);
  }
  return false;
}
