import { blockAt, type BlockId, readsEvaluated } from "@argot/core/plan";
import type { EvaluatedLayout } from "../../analysis/evaluated.js";
import { EvaluatedBits } from "../evaluated-bits.js";
import { countWalk, holds } from "../test-run.js";
import { searchRules } from "./rules.js";
import { appliesOthers, type BlockSearch, deepestVerdict, type SearchBlock, type SearchMaker } from "./search.js";

/** The search of a block, which makes itself when it first runs. */
export class LazyBlockSearch implements BlockSearch {
  run: SearchBlock;
  deepestVerdict: number = deepestVerdict;

  constructor(id: BlockId, maker: SearchMaker) {
    this.run = (value, kind, depth, scope) => {
      if (!appliesOthers(maker.plan, id)) this.deepestVerdict = Infinity;
      this.run = searchBlock(id, maker);
      return this.run(value, kind, depth, scope);
    };
  }
}

function searchBlock(id: BlockId, maker: SearchMaker): SearchBlock {
  const { plan, tests, work } = maker;
  const { facts } = tests;
  const byLoop: SearchBlock = (value, _kind, _depth, scope) => maker.byLoop(id, value, scope);
  if (facts.isLeftToLoop(id)) return byLoop;
  const { rules, resource } = blockAt(plan, id);
  const readsSet = rules.some(({ constraint }) => readsEvaluated(constraint));
  const bits = readsSet ? new EvaluatedBits(facts.layout(id) as EvaluatedLayout) : undefined;
  const search = searchRules(rules, bits, maker);
  if (!appliesOthers(plan, id)) return search;
  const within = bits ? withBits(search, byLoop, id, bits, maker) : search;
  const isScoped = facts.scoped.has(id);
  return (value, kind, depth, scope) => {
    if (countWalk(work, depth)) return maker.byLoop(id, value, scope);
    return within(value, kind, depth, isScoped ? scope.enter(resource) : scope);
  };
}

/**
 * The search of a block that reads its evaluated set: it runs the rules that set bits, and then those that read them. If a rule that sets
 * bits fails, what it evaluates is unknown, and the loop searches instead.
 */
function withBits(
  search: SearchBlock,
  byLoop: SearchBlock,
  id: BlockId,
  bits: EvaluatedBits,
  maker: SearchMaker,
): SearchBlock {
  const setting = maker.tests.settingBits(id, bits);
  return (value, kind, depth, scope) => {
    const outer = bits.bits;
    bits.bits = 0;
    const found = (holds(setting, value, kind, depth, scope) ? search : byLoop)(value, kind, depth, scope);
    bits.bits = outer;
    return found;
  };
}
