import type { Locations } from "@argot/core";
import type { BlockNode } from "@argot/core/internal";
import type { Block, Json } from "@argot/core/plan";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { TraceReader } from "../output/trace-reader.js";
import type { Bearing, SchemaRole } from "./bearing.js";
import type { EvaluationTree } from "./evaluation-tree.js";
import { requirementOf } from "./requirement.js";

/** A keyword of a schema that applies to a value. A keyword may be there more than once, once for each thing that it requires. */
export interface ApplicableKeyword {
  /** The keyword as the schema spells it; absent if it is about the schema as a whole, as for the schema `false`. */
  readonly keyword?: string;
  /** The URI of the vocabulary that the keyword belongs to; absent for an unknown keyword. */
  readonly vocabulary?: string;
  /** Whether the value is valid against the keyword. */
  readonly valid: boolean;
  /** What the keyword says about the value, if that is its own value in the schema, as for titles and unknown keywords. */
  readonly annotation?: Json;
  /** What the keyword requires, in English, as `must be at least 1`; absent if its message does not say so without a value. */
  readonly requirement?: string;
}

/** A schema that is applied to a value or to a part of it. */
export interface ApplicableSchema extends Locations {
  /** The URI of the dialect of the schema. */
  readonly dialect?: string;
  /** How it comes to apply. */
  readonly role: SchemaRole;
  /** Whether the value is valid against it. */
  readonly valid: boolean;
  /**
   * Whether it says what the value is, or should be. It does not if it must not be valid, is a condition that does not hold, or is
   * an alternative that does not hold and is not the best match either, or is applied by such a schema.
   */
  readonly describes: boolean;
  /** The keywords of the schema object, in the order of the dialect. */
  readonly keywords: readonly ApplicableKeyword[];
}

/** Reads one application. */
export function applicableSchema(
  keywords: KeywordReader,
  reader: TraceReader,
  tree: EvaluationTree,
  node: BlockNode,
  { role, describes }: Bearing,
): ApplicableSchema {
  const { block, valid } = node;
  const failing = new Set(tree.rulesOf(node).flatMap((rule) => (rule.valid ? [] : [rule.ruleIndex])));
  const dialect = keywords.dialectOf(block);
  return {
    ...reader.locationsOf(node),
    ...(dialect !== undefined && { dialect }),
    role,
    valid,
    describes,
    keywords: keywords.of(block, failing),
  };
}

/** Reads the keywords of blocks, each block once. */
export class KeywordReader {
  readonly #ruleMessages: RuleMessages;
  /** The keywords of blocks that values are valid against. */
  readonly #valid = new Map<Block, readonly ApplicableKeyword[]>();

  constructor(ruleMessages: RuleMessages) {
    this.#ruleMessages = ruleMessages;
  }

  dialectOf({ resource }: Block): string | undefined {
    return this.#ruleMessages.plan.resources.at(resource)?.dialect;
  }

  /** @param failing - The indices of the rules that the value is invalid against. */
  of(block: Block, failing: ReadonlySet<number>): readonly ApplicableKeyword[] {
    let keywords = this.#valid.get(block);
    if (!keywords) this.#valid.set(block, (keywords = readKeywords(this.#ruleMessages, block)));
    if (failing.size === 0) return keywords;
    return keywords.map((each, i) => (failing.has(i) ? { ...each, valid: false } : each));
  }
}

const readKeywords = (ruleMessages: RuleMessages, { id, rules }: Block): readonly ApplicableKeyword[] =>
  rules.map(({ name, vocabulary, annotation }, i): ApplicableKeyword => {
    const message = ruleMessages.of(id).at(i);
    const requirement = message && requirementOf(message);
    return {
      ...(name !== undefined && { keyword: name }),
      ...(vocabulary !== undefined && { vocabulary }),
      valid: true,
      ...(annotation?.kind === "value" && { annotation: annotation.value }),
      ...(requirement !== undefined && { requirement }),
    };
  });
