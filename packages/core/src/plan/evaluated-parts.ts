import { JsonType, type TypeSet } from "../json/types.js";
import { analysisOf } from "./constraints.js";
import { type EvaluatedDraft, type EvaluatedParts, isSamePattern } from "./evaluated-draft.js";
import type { Application, Block, BlockId, Pattern, Plan } from "./plan.js";
import { applicationsOf, blockAt, domainOf, inPlace } from "./walk.js";

/** What the rules of a block evaluate, by themselves and by the blocks that they apply in place. */
export interface Evaluation {
  /** What is evaluated whenever the block holds. */
  readonly certain: EvaluatedParts;
  /** What each application that need not hold adds to that if it does. Those that add nothing are left out. */
  readonly choices: ReadonlyMap<Application, EvaluatedParts>;
  /** The block and those that it applies in place. Each comes after those that it applies itself. */
  readonly blocks: readonly BlockId[];
}

/** Whether a member is evaluated. */
export const evaluatesMember = ({ names, patterns, everyMember }: EvaluatedParts, name: string): boolean =>
  everyMember || names.has(name) || patterns.some((pattern) => pattern.test(name));

/**
 * Finds what the rules of a block evaluate that come before a reader of the evaluated set.
 *
 * @param before - The index of the first rule that reads the evaluated set.
 * @param types - The types whose parts are needed: objects for members, arrays for items, or both.
 * @returns `undefined` if it depends on more than which applications hold, or takes too long to find.
 */
export function evaluationOf(plan: Plan, id: BlockId, before: number, types: TypeSet): Evaluation | undefined {
  const search = new Search(plan, types);
  const certain = search.partsOf(id, blockAt(plan, id).rules.slice(0, before), 0);
  if (!certain) return undefined;
  const choices = Array.from(search.choices, ([application, parts]) => [application, beyond(parts, certain)] as const);
  return {
    certain,
    choices: new Map(choices.flatMap(([application, parts]) => (parts ? [[application, parts]] : []))),
    blocks: [...search.found.keys()],
  };
}

/** Maximum depth of blocks applied in place within one another. Deeper plans are not analysed, and are evaluated more slowly. */
const deepest = 50;
/** Maximum number of blocks applied to one value. */
const mostBlocks = 1000;

/** Goes through what is applied to one value. */
class Search {
  /** What each application that need not hold evaluates if it does. */
  readonly choices = new Map<Application, EvaluatedParts>();
  /** What has been found, each block once: references can lead to one on very many paths. */
  readonly found = new Map<BlockId, EvaluatedParts>();
  readonly #plan: Plan;
  readonly #types: TypeSet;

  constructor(plan: Plan, types: TypeSet) {
    this.#plan = plan;
    this.#types = types;
  }

  partsOf(id: BlockId, rules: Block["rules"], depth: number): EvaluatedParts | undefined {
    if (depth > deepest || this.found.size > mostBlocks) return undefined;
    const parts: EvaluatedDraft["parts"] = {
      names: new Set(),
      patterns: [],
      everyMember: false,
      items: 0,
      contained: [],
    };
    if (!this.#addOwn({ parts, rests: [], rules })) return undefined;
    // If everything is evaluated it does not matter what else is applied.
    for (const { constraint, appliesTo } of this.#isAll(parts) ? [] : rules) {
      if (!inPlace(constraint) || (constraint.op === "some" && constraint.range.max <= 0)) continue;
      for (const application of applicationsOf(constraint)) {
        const all = application.dynamic === undefined ? this.#within(application.target, depth + 1) : undefined;
        if (!all) return undefined;
        const inner = partsOfTypes(all, appliesTo);
        if (constraint.op === "all" && !application.when) add(parts, inner);
        else this.choices.set(application, inner);
      }
    }
    this.found.set(id, parts);
    return parts;
  }

  #within(id: BlockId, depth: number): EvaluatedParts | undefined {
    return this.found.get(id) ?? this.partsOf(id, blockAt(this.#plan, id).rules, depth);
  }

  #isAll({ everyMember, items }: EvaluatedParts): boolean {
    const isAllOfObjects = everyMember || (this.#types & JsonType.object) === 0;
    return isAllOfObjects && (items === Infinity || (this.#types & JsonType.array) === 0);
  }

  /** Adds what rules about members and items evaluate; false if that cannot be said. */
  #addOwn(draft: EvaluatedDraft): boolean {
    for (const { constraint, appliesTo } of draft.rules) {
      const isAboutParts = (domainOf(constraint) & appliesTo & this.#types) !== 0;
      if (isAboutParts && !analysisOf(constraint).addEvaluated(constraint, draft)) return false;
    }
    const { parts, rests } = draft;
    if (rests.some((from) => from > parts.items)) return false;
    if (rests.length > 0) parts.items = Infinity;
    return true;
  }
}

/** What is evaluated of values of these types: a rule that is not about objects evaluates no members. */
function partsOfTypes(parts: EvaluatedParts, types: TypeSet): EvaluatedParts {
  const ofObjects = (types & JsonType.object) !== 0;
  const ofArrays = (types & JsonType.array) !== 0;
  return {
    names: ofObjects ? parts.names : new Set(),
    patterns: ofObjects ? parts.patterns : [],
    everyMember: ofObjects && parts.everyMember,
    items: ofArrays ? parts.items : 0,
    contained: ofArrays ? parts.contained : [],
  };
}

function add(parts: EvaluatedDraft["parts"], more: EvaluatedParts): void {
  for (const name of more.names) parts.names.add(name);
  for (const pattern of more.patterns) if (!parts.patterns.includes(pattern)) parts.patterns.push(pattern);
  parts.contained.push(...more.contained);
  parts.everyMember ||= more.everyMember;
  parts.items = Math.max(parts.items, more.items);
}

/** What some parts add to others; `undefined` if that is nothing. */
function beyond(parts: EvaluatedParts, certain: EvaluatedParts): EvaluatedParts | undefined {
  const everyMember = certain.everyMember || parts.everyMember;
  const isCertain = (pattern: Pattern): boolean => certain.patterns.some((each) => isSamePattern(each, pattern));
  const more: EvaluatedParts = {
    names: new Set(everyMember ? [] : [...parts.names].filter((name) => !evaluatesMember(certain, name))),
    patterns: everyMember ? [] : parts.patterns.filter((pattern) => !isCertain(pattern)),
    everyMember: parts.everyMember && !certain.everyMember,
    items: parts.items > certain.items ? parts.items : 0,
    contained: Math.max(certain.items, parts.items) === Infinity ? [] : parts.contained,
  };
  const count = more.names.size + more.patterns.length + more.contained.length;
  return count > 0 || more.everyMember || more.items > 0 ? more : undefined;
}
