import { examples, type ValueSet } from "@argot/algebra";
import { findBlock, Loop } from "@argot/core/internal";
import { anonymousBase, encodeFragment } from "@argot/core/json";
import { applicationTo, type Block, devirtualise, type Json, type Plan } from "@argot/core/plan";

/** Maximum number of steps of the search for each example. */
const maxSteps = 5000;
/** Number of examples of each schema. */
const count = 6;

/** Values that schemas of a plan accept, each list made when it is first needed. */
export class BlockExamples {
  readonly #plan: Plan;
  readonly #loop: Loop;
  readonly #blocks: ReadonlyMap<string, Block>;
  readonly #known = new Map<Block, readonly Json[]>();

  constructor(given: Plan) {
    this.#plan = devirtualise(given);
    this.#loop = new Loop(this.#plan);
    this.#blocks = new Map(
      this.#plan.blocks.map((block) => {
        const uri = this.#plan.resources.at(block.resource)?.uri ?? "";
        return [named(`${uri}#${encodeFragment(block.pointer)}`), block];
      }),
    );
  }

  /** The block of the schema that a keyword is in. */
  blockOf(absoluteKeywordLocation: string): Block | undefined {
    return this.#blocks.get(named(absoluteKeywordLocation.slice(0, absoluteKeywordLocation.lastIndexOf("/"))));
  }

  /** The block that a block applies to the member with a name. */
  blockOfMember({ rules }: Block, name: string): Block | undefined {
    for (const { constraint } of rules) {
      const application = constraint.op === "members" ? constraint.named.get(name) : undefined;
      if (application) return findBlock(this.#plan, application.target);
    }
    return undefined;
  }

  /** Values that a schema accepts: small ones that differ. Empty if none is found. */
  of(block: Block | undefined): readonly Json[] {
    if (!block) return [];
    let found = this.#known.get(block);
    if (!found) {
      found = examples(this.#setOf(block), { count, maxSteps }).examples.map(({ value }) => value);
      this.#known.set(block, found);
    }
    return found;
  }

  #setOf({ id }: Block): ValueSet {
    const plan = { ...this.#plan, entry: applicationTo(id) };
    return { expression: { op: "schema", plan }, has: (value) => this.#loop.evaluateFrom(id, value) };
  }
}

/** A schema without a URI has another one each time that it is compiled. */
const named = (uri: string): string =>
  uri.startsWith(anonymousBase) ? uri.slice(anonymousBase.length).replace(/^\d+/, "") : uri;
