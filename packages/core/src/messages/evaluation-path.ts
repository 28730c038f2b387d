import { appendToken } from "../json/pointer.js";
import type { Application } from "../plan/plan.js";
import type { RuleMessage, RuleMessages } from "./rule-messages.js";

/** Longer texts are not kept: values that are deep or have long names would stay in memory by their locations. */
const longestKept = 256;

/** So many paths from one root are kept for the values to come; further ones are made anew each time. */
const mostKept = 2000;

/** What the paths from one root share. */
interface Shared {
  readonly ruleMessages: RuleMessages;
  /** How many more of them may be kept. */
  left: number;
}

/**
 * A path through the schema, from its root to what is applied in the end. Values that are wrong are mostly wrong in the same
 * ways, so that paths are kept, and with them the locations that were told last.
 */
export class EvaluationPath {
  /** The rule that applied it, and the application by which it did; `undefined` at the root. */
  readonly by: RuleMessage | undefined;
  readonly application: Application | undefined;
  /** The keyword location of what is applied. */
  readonly text: string;
  /** Whether no rule on the way has something to be said around the messages of those beneath it: names, or a condition. */
  readonly isPlain: boolean;
  readonly #shared: Shared;
  #last: EvaluationPath | undefined;
  #inner: Map<Application, EvaluationPath> | undefined;
  #ruleMessage: RuleMessage | undefined;
  #location = "";
  #outer = "";
  #key: string | number | undefined;
  #instance = "";

  private constructor(shared: Shared, outer?: EvaluationPath, by?: RuleMessage, application?: Application) {
    this.by = by;
    this.application = application;
    this.text = outer && application ? outer.text + shared.ruleMessages.stepOf(application) : "";
    this.isPlain = !outer || !by || !application || (outer.isPlain && !by.namesOnly && !isConditional(by, application));
    this.#shared = shared;
  }

  static root(ruleMessages: RuleMessages): EvaluationPath {
    return new EvaluationPath({ ruleMessages, left: mostKept });
  }

  /** On, to what a rule applies by an application. */
  to(by: RuleMessage, application: Application): EvaluationPath {
    const last = this.#last;
    if (last && last.application === application && last.by === by) return last;
    const kept = this.#inner?.get(application);
    if (kept && kept.by === by) return (this.#last = kept);
    const path = new EvaluationPath(this.#shared, this, by, application);
    if (this.#shared.left === 0 || path.text.length > longestKept) return path;
    this.#shared.left--;
    (this.#inner ??= new Map()).set(application, path);
    return (this.#last = path);
  }

  /** The keyword location of a rule of what is applied. */
  keywordLocation(ruleMessage: RuleMessage): string {
    if (this.#ruleMessage === ruleMessage) return this.#location;
    this.#ruleMessage = ruleMessage;
    return (this.#location = this.text + ruleMessage.step);
  }

  /**
   * The location of the instance that it is applied to.
   *
   * @param outer - Where the value is that the rule was applied to.
   * @param key - The part of that value; `undefined` for the same.
   */
  instanceLocation(outer: string, key: string | number | undefined): string {
    if (key === undefined) return outer;
    // Nor are they compared: that would make one piece each of texts that were put together.
    if (outer.length > longestKept || (typeof key === "string" && key.length > longestKept))
      return appendToken(outer, String(key));
    if (this.#key === key && this.#outer === outer) return this.#instance;
    this.#key = key;
    this.#outer = outer;
    return (this.#instance = appendToken(outer, String(key)));
  }
}

/** Whether an application depends on a condition, so that whoever reads of it will ask why it counts. */
export const isConditional = ({ branches }: RuleMessage, { when }: Application): boolean =>
  branches || when !== undefined;
