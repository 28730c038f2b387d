import { type BlockId, blockAt, type Plan } from "@argot/core/plan";
import type { ErrorSettings } from "./error-settings.js";
import { SchemaKeywords } from "./schema-keywords.js";
import { wholePath } from "./schema-path.js";

/** The schemas of a plan, prepared for making errors. Each is prepared when a value first fails it. */
export class PlanSchemas {
  readonly settings: ErrorSettings;
  readonly #plan: Plan;
  readonly #schemaOf: (block: BlockId) => unknown;
  readonly #wholes = new Map<BlockId, SchemaKeywords>();

  /** @param schemaOf - The schema that a block was made of, as it was given. */
  constructor(plan: Plan, settings: ErrorSettings, schemaOf: (block: BlockId) => unknown) {
    this.#plan = plan;
    this.settings = settings;
    this.#schemaOf = schemaOf;
  }

  /** The schema that a block was made of, where a path begins with it. */
  whole(block: BlockId): SchemaKeywords {
    const known = this.#wholes.get(block);
    if (known) return known;
    const whole = this.at(block, wholePath);
    this.#wholes.set(block, whole);
    return whole;
  }

  /** The schema that a block was made of, at a path in the schemas. */
  at(block: BlockId, path: string): SchemaKeywords {
    return new SchemaKeywords(this, blockAt(this.#plan, block), this.#schemaOf(block), path);
  }
}
