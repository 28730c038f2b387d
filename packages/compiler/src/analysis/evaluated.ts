// What has been evaluated where a block holds: what certainly has, and what depends on which of its alternatives hold.
import {
  type Application,
  applicationsOf,
  type Block,
  blockAt,
  type BlockId,
  domainOf,
  type EvaluatedParts,
  evaluationOf,
  inPlace,
  type Plan,
  readsEvaluated,
  type Rule,
  targetsOf,
} from "@argot/core/plan";

/** What a block that reads what others have evaluated finds. */
export interface EvaluatedLayout {
  /** What has been evaluated whenever the block holds. */
  readonly certain: EvaluatedParts;
  /** What has been evaluated besides: each if its bit is set. All bits fit into a small integer. */
  readonly choices: readonly Choice[];
  /** The bit that an application in place sets if it holds, for those that set one. */
  readonly bits: ReadonlyMap<Application, number>;
  /** The blocks that apply such applications. The block that reads applies them in place; it is not among them. */
  readonly within: ReadonlySet<BlockId>;
}

/** What is evaluated if a bit is set. */
export interface Choice {
  readonly bit: number;
  readonly parts: EvaluatedParts;
}

/** Maximum number of bits: an engine keeps an integer of this size in a register. */
const mostBits = 31;
/** Maximum number of copies of a block: emitted code has one wherever it applies a block that has alternatives in place. */
const mostCopies = 100;
/** Maximum number of blocks that are searched for readers of items. */
const mostBlocks = 1000;

/** The bits of the choices of which something is true. */
export const maskOf = ({ choices }: EvaluatedLayout, test: (parts: EvaluatedParts) => boolean): number =>
  choices.reduce((mask, { bit, parts }) => (test(parts) ? mask | bit : mask), 0);

/**
 * Finds what a block will find evaluated that reads it, as bits that its alternatives set. `undefined` if bits do not tell it:
 * beside dynamic references in place, for very many alternatives, and where `contains` decides which items are evaluated and
 * would decide about theirs again and again.
 */
export function evaluatedLayoutOf(plan: Plan, id: BlockId, scoped: ReadonlySet<BlockId>): EvaluatedLayout | undefined {
  const { rules, resource } = blockAt(plan, id);
  const readers = rules.filter(({ constraint }) => readsEvaluated(constraint));
  const types = readers.reduce((sum, { constraint }) => sum | domainOf(constraint), 0);
  if (!readers.every(readsAll) || new Set(readers.map(({ constraint }) => constraint.op)).size < readers.length)
    return undefined;
  const first = rules.findIndex(({ constraint }) => readsEvaluated(constraint));
  const evaluation = evaluationOf(plan, id, first, types);
  if (!evaluation) return undefined;
  const { certain } = evaluation;
  const { bits, choices } = bitsOf(evaluation.choices);
  if (choices.length > mostBits) return undefined;
  const contained = [certain, ...choices.map(({ parts }) => parts)].flatMap((parts) => parts.contained);
  if (contained.some((application) => scoped.has(application.target) || looksAgain(plan, application)))
    return undefined;
  const within = copiedBlocks(plan, evaluation.blocks, bits);
  within?.delete(id);
  const isApart = (block: Block): boolean =>
    (scoped.has(block.id) && block.resource !== resource) ||
    block.rules.some(({ constraint }) => readsEvaluated(constraint));
  if (!within || [...within].some((each) => isApart(blockAt(plan, each)))) return undefined;
  return { certain, choices, bits, within };
}

/** Whether a rule reads all that is there, from the first item on. */
const readsAll = ({ constraint }: Rule): boolean =>
  constraint.op === "members"
    ? constraint.named.size + constraint.patterns.length === 0
    : constraint.op === "items" && constraint.prefix.length === 0 && constraint.from === 0 && !constraint.quota;

/**
 * The blocks that apply what sets a bit, or apply such a block: emitted code copies them. `undefined` if that is too often.
 *
 * @param blocks - Each after those that it applies.
 */
function copiedBlocks(
  plan: Plan,
  blocks: readonly BlockId[],
  bits: ReadonlyMap<Application, number>,
): Set<BlockId> | undefined {
  const copies = new Map<BlockId, number>();
  for (const id of blocks) {
    const applications = applied(blockAt(plan, id));
    if (!applications.some((application) => bits.has(application) || copies.has(application.target))) continue;
    const count = applications.reduce((sum, { target }) => sum + (copies.get(target) ?? 0), 1);
    if (count > mostCopies) return undefined;
    copies.set(id, count);
  }
  return new Set(copies.keys());
}

/** The applications that a block applies in place, and that evaluate something if they hold. */
const applied = ({ rules }: Block): Application[] =>
  rules.flatMap(({ constraint }) =>
    inPlace(constraint) && !(constraint.op === "some" && constraint.range.max <= 0) ? applicationsOf(constraint) : [],
  );

/** A bit for each choice. Applications that evaluate the same share one. */
function bitsOf(applications: ReadonlyMap<Application, EvaluatedParts>): Pick<EvaluatedLayout, "bits" | "choices"> {
  const known = new Map<string, Choice>();
  const bits = new Map<Application, number>();
  for (const [application, parts] of applications) {
    const key = keyOf(parts);
    const choice = known.get(key) ?? { bit: 1 << known.size, parts };
    known.set(key, choice);
    bits.set(application, choice.bit);
  }
  return { bits, choices: [...known.values()] };
}

const keyOf = ({ names, patterns, everyMember, items, contained }: EvaluatedParts): string =>
  JSON.stringify([
    [...names].toSorted(),
    patterns.map(({ source, flags }) => `${flags}/${source}`).toSorted(),
    everyMember,
    String(items),
    contained.map(({ target, when }) => (when ? {} : target)),
  ]);

const readsItems = ({ constraint }: Rule): boolean => constraint.op === "items" && readsEvaluated(constraint);

/**
 * Whether the items that an application decides about may hold items that are decided about in the same way. Each item is
 * evaluated twice; so its items would be four times, and those in them eight times.
 */
function looksAgain(plan: Plan, application: Application): boolean {
  const reached = new Set(targetsOf(plan, application));
  // A set iterates over what is added to it on the way.
  for (const id of reached) {
    const { rules } = blockAt(plan, id);
    if (rules.some(readsItems) || reached.size > mostBlocks) return true;
    for (const { constraint } of rules)
      for (const each of applicationsOf(constraint)) for (const target of targetsOf(plan, each)) reached.add(target);
  }
  return false;
}
