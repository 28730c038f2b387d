// What a valid block has evaluated: some parts always, others depending on which of its alternatives are valid.
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
  targetsIn,
} from "@argot/core/plan";

/** How the code of a block that reads the evaluated set represents that set: as bits of one integer. */
export interface EvaluatedLayout {
  /** The parts that are evaluated whenever the block is valid. They need no bit. */
  readonly certain: EvaluatedParts;
  /** The other parts, each with a bit that is set if they are evaluated. All bits fit into a small integer. */
  readonly choices: readonly Choice[];
  /** The bit that an application in place sets if it is valid, for those that set one. */
  readonly bits: ReadonlyMap<Application, number>;
  /** The blocks with applications that set bits. The reading block applies them in place, and is not one of them. */
  readonly within: ReadonlySet<BlockId>;
}

/** Parts that are evaluated if a bit is set. */
export interface Choice {
  readonly bit: number;
  readonly parts: EvaluatedParts;
}

/** Maximum number of bits: a JavaScript engine keeps an integer of this size in a register. */
const maxBits = 31;
/** Maximum number of copies of a block: emitted code has one wherever it applies a block that has alternatives in place. */
const maxCopies = 100;
/** Maximum number of blocks that are searched for readers of items. */
const maxBlocks = 1000;

/** The bits of the choices whose parts satisfy `test`. */
export const maskOf = ({ choices }: EvaluatedLayout, test: (parts: EvaluatedParts) => boolean): number =>
  choices.reduce((mask, { bit, parts }) => (test(parts) ? mask | bit : mask), 0);

/**
 * The layout for a block that reads the evaluated set. `undefined` if bits cannot represent the set: beside dynamic references
 * in place, with very many alternatives, and if a schema that is applied to items to find out whether they are evaluated would
 * be applied again to their items.
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
  if (choices.length > maxBits) return undefined;
  const contained = [certain, ...choices.map(({ parts }) => parts)].flatMap((parts) => parts.contained);
  if (contained.some((application) => scoped.has(application.target) || readsItemsOfItems(plan, application)))
    return undefined;
  const within = copiedBlocks(plan, evaluation.blocks, bits);
  within?.delete(id);
  const isApart = (block: Block): boolean =>
    (scoped.has(block.id) && block.resource !== resource) ||
    block.rules.some(({ constraint }) => readsEvaluated(constraint));
  if (!within || [...within].some((each) => isApart(blockAt(plan, each)))) return undefined;
  return { certain, choices, bits, within };
}

/** Whether a rule reads the whole evaluated set: all members, or all items from the first on. */
const readsAll = ({ constraint }: Rule): boolean =>
  constraint.op === "members"
    ? constraint.named.size + constraint.patterns.length === 0
    : constraint.op === "items" && constraint.prefix.length === 0 && constraint.from === 0 && !constraint.quota;

/**
 * The blocks with an application that sets a bit, and the blocks that apply them: emitted code copies these blocks. `undefined`
 * if there would be too many copies.
 *
 * @param blocks - In an order in which a block follows those that it applies.
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
    if (count > maxCopies) return undefined;
    copies.set(id, count);
  }
  return new Set(copies.keys());
}

/** The applications of a block that are in place and evaluate something if they are valid. */
const applied = ({ rules }: Block): Application[] =>
  rules.flatMap(({ constraint }) =>
    inPlace(constraint) && !(constraint.op === "some" && constraint.range.max <= 0) ? applicationsOf(constraint) : [],
  );

/** A bit for each choice. Applications that evaluate the same parts share one. */
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
 * Whether a schema that is applied to items has rules that read evaluated items themselves. An item is then evaluated twice,
 * an item of it four times, and an item of that eight times.
 */
function readsItemsOfItems(plan: Plan, application: Application): boolean {
  const targetsOf = targetsIn(plan);
  const reached = new Set(targetsOf(application));
  // The iteration visits elements that are added during it.
  for (const id of reached) {
    const { rules } = blockAt(plan, id);
    if (rules.some(readsItems) || reached.size > maxBlocks) return true;
    for (const { constraint } of rules)
      for (const each of applicationsOf(constraint)) for (const target of targetsOf(each)) reached.add(target);
  }
  return false;
}
