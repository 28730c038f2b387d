import { ApplicationPointers, findBlock, schemaLocation, Templates } from "@argot/core/internal";
import type { BlockId, ConstraintOf, Plan } from "@argot/core/plan";
import { type ChoiceOutline, choiceOutlineOf } from "./discriminators.js";
import { EvaluationPath } from "./evaluation-path.js";
import { ValueOutlines } from "./value-outlines.js";
import { describedProperties, KnownNames, namesKnownIn, namesKnownTo } from "./known-names.js";
import { RuleMessage } from "./rule-message.js";
import { type Requirements, requirementsOf, type SchemaSummary, summaryOf } from "./schema-summary.js";

/** Known not to be there, where `undefined` is not known yet. */
const absent = false;

/** The value for a block, made when it is first needed. */
function foundOrMade<Value>(values: Map<BlockId, Value>, id: BlockId, make: () => Value): Value {
  const found = values.get(id);
  if (found !== undefined) return found;
  const made = make();
  values.set(id, made);
  return made;
}

/** The rule messages of a plan, and what is kept for them. Each part is made when it is first needed. */
export class RuleMessages {
  readonly plan: Plan;
  /** What applications add to keyword locations. */
  readonly pointers: ApplicationPointers = new ApplicationPointers();
  /** The start of all evaluation paths. */
  readonly root: EvaluationPath = EvaluationPath.root(this.pointers);
  /** The templates of the engine's messages. */
  readonly templates: Templates = new Templates();
  readonly #ofBlocks = new Map<BlockId, RuleMessage[]>();
  readonly #requirements = new Map<BlockId, Requirements | typeof absent>();
  /** Summaries that do not depend on a value. */
  readonly #summaries = new Map<BlockId, SchemaSummary | typeof absent>();
  readonly #namesAround = new Map<BlockId, KnownNames>();
  readonly #namesIn = new Map<BlockId, KnownNames>();
  readonly #propertiesOf = new Map<BlockId, KnownNames>();
  #outlines: ValueOutlines | undefined;
  readonly #choices = new Map<ConstraintOf<"some">, ChoiceOutline>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** The rule messages of a block, by the index of the rule. */
  of(id: BlockId): readonly RuleMessage[] {
    return foundOrMade(this.#ofBlocks, id, () => this.#make(id));
  }

  /** The names of properties that a schema mentions, itself or by the schemas that it applies to the same value. */
  namesAround(id: BlockId): KnownNames {
    return foundOrMade(this.#namesAround, id, () => new KnownNames(namesKnownTo(this.plan, [id])));
  }

  /** The names of properties that the rules of a schema mention themselves. */
  namesIn(id: BlockId): KnownNames {
    return foundOrMade(this.#namesIn, id, () => new KnownNames(namesKnownIn(this.plan, id)));
  }

  /** The names of properties that a schema describes, itself or by schemas that it applies to the same value, except by choices. */
  propertiesOf(id: BlockId): KnownNames {
    return foundOrMade(this.#propertiesOf, id, () => new KnownNames(describedProperties(this.plan, id)));
  }

  /** How the alternatives of a choice can be told apart before their failures are known. */
  choiceOutline(choice: ConstraintOf<"some">): ChoiceOutline {
    const known = this.#choices.get(choice);
    if (known) return known;
    this.#outlines ??= new ValueOutlines(this.plan);
    const outline = choiceOutlineOf(this.#outlines, choice.applications);
    this.#choices.set(choice, outline);
    return outline;
  }

  /**
   * The one thing that a schema requires; `undefined` if it requires more than one, or something that is hard to say.
   *
   * @param value - A value that the schema holds of, if there is one: of alternatives, the first that this value fulfils counts.
   */
  summaryOf(id: BlockId, value?: unknown): SchemaSummary | undefined {
    const known = this.#summaries.get(id);
    if (known !== undefined) return known === absent ? undefined : known;
    const requirements = foundOrMade(this.#requirements, id, () => requirementsOf(this.plan, id) ?? absent);
    const summary = requirements === absent ? undefined : summaryOf(requirements, value);
    if (requirements === absent || requirements.choices.length === 0) this.#summaries.set(id, summary ?? absent);
    return summary;
  }

  #make(id: BlockId): RuleMessage[] {
    const { plan } = this;
    const block = findBlock(plan, id);
    if (!block) return [];
    // The URIs of deeply nested schemas are long.
    let uri: string | undefined;
    const schemaUri = (): string => (uri ??= schemaLocation(plan, id));
    return block.rules.map((rule) => new RuleMessage(rule, this.templates, schemaUri));
  }
}
