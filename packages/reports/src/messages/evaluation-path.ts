import { type ApplicationPointers, tokenSuffix } from "@argot/core/internal";
import type { Application } from "@argot/core/plan";
import type { RuleMessage } from "./rule-message.js";

/** Maximum length, in UTF-16 code units, of a kept location or name: locations of deep schemas and long names would fill memory. */
const maxKeptLength = 256;

/** Maximum number of kept paths from one root; further ones are made anew for each value. */
const maxKeptPaths = 2000;

/** What the paths from one root share. */
interface Shared {
  readonly pointers: ApplicationPointers;
  /** What indices add to locations. The first ones are made text once. */
  readonly indexSuffixes: string[];
  /** How many more paths may be kept. */
  left: number;
}

/**
 * A path through the schema, from its root to an applied schema. Invalid values mostly fail in the same places, so paths are
 * kept for the next values, each with the last locations that were made from it.
 */
export class EvaluationPath {
  /** The rule that applied the schema, and its application; `undefined` at the root. */
  readonly appliedBy: RuleMessage | undefined;
  readonly application: Application | undefined;
  /** The innermost rule on the path with the name of a keyword; `undefined` at the root. */
  readonly namedBy: RuleMessage | undefined;
  /** The keyword location of the schema. */
  readonly text: string;
  /** Whether the schema counts only under a condition of the rule that applies it. */
  readonly isConditional: boolean;
  /** Whether the schema is applied to the name of a property. */
  readonly isAboutName: boolean;
  readonly #shared: Shared;
  #lastInner: EvaluationPath | undefined;
  #inner: Map<Application, EvaluationPath> | undefined;
  // The last result of `keywordLocation`, and its argument.
  #ruleMessage: RuleMessage | undefined;
  #keywordLocation = "";
  // The last name that led to a value, and what it adds to the location. Most paths have one name.
  #name: string | undefined;
  #suffix = "";

  private constructor(shared: Shared, outer?: EvaluationPath, appliedBy?: RuleMessage, application?: Application) {
    this.appliedBy = appliedBy;
    this.application = application;
    this.namedBy = appliedBy?.rule.name === undefined ? outer?.namedBy : appliedBy;
    this.text = outer && application ? outer.text + shared.pointers.of(application) : "";
    this.isConditional = appliedBy !== undefined && application !== undefined && appliedBy.isConditional(application);
    this.isAboutName = appliedBy?.inPlace ? (outer?.isAboutName ?? false) : (appliedBy?.appliesToNames ?? false);
    this.#shared = shared;
  }

  static root(pointers: ApplicationPointers): EvaluationPath {
    return new EvaluationPath({ pointers, indexSuffixes: [], left: maxKeptPaths });
  }

  /** The path to the schema that a rule applies. */
  to(appliedBy: RuleMessage, application: Application): EvaluationPath {
    const last = this.#lastInner;
    if (last && last.application === application && last.appliedBy === appliedBy) return last;
    const kept = this.#inner?.get(application);
    if (kept && kept.appliedBy === appliedBy) return (this.#lastInner = kept);
    const path = new EvaluationPath(this.#shared, this, appliedBy, application);
    if (this.#shared.left === 0 || path.text.length > maxKeptLength) return path;
    this.#shared.left--;
    (this.#inner ??= new Map()).set(application, path);
    return (this.#lastInner = path);
  }

  /** The keyword location of a rule of the schema. */
  keywordLocation(ruleMessage: RuleMessage): string {
    if (this.#ruleMessage === ruleMessage) return this.#keywordLocation;
    this.#ruleMessage = ruleMessage;
    return (this.#keywordLocation = this.text + ruleMessage.pointer);
  }

  /**
   * The location of the value that the schema is applied to.
   *
   * @param outer - The location of the value that the rule was applied to.
   * @param key - The part of that value; `undefined` for the value itself.
   */
  instanceLocation(outer: string, key: string | number | undefined): string {
    if (key === undefined) return outer;
    if (typeof key === "number") return outer + indexSuffix(key, this.#shared.indexSuffixes);
    if (key === this.#name) return outer + this.#suffix;
    const suffix = tokenSuffix(key);
    if (key.length <= maxKeptLength) {
      this.#name = key;
      this.#suffix = suffix;
    }
    return outer + suffix;
  }
}

/** Indices up to this one are made text once. */
const maxKeptIndex = 255;

function indexSuffix(index: number, kept: string[]): string {
  if (index > maxKeptIndex) return `/${index}`;
  while (kept.length <= index) kept.push(`/${kept.length}`);
  return kept[index] as string;
}
