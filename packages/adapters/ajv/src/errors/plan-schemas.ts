import { type Application, type BlockId, blockAt, type Plan } from "@argot/core/plan";
import type { ErrorSettings } from "./error-settings.js";
import { SchemaKeywords } from "./schema-keywords.js";
import { schemaPathOf } from "./schema-path.js";

/** The schemas of a plan, as errors are made of them. Each is prepared when a value fails it for the first time. */
export class PlanSchemas {
  readonly settings: ErrorSettings;
  readonly #plan: Plan;
  readonly #schemaOf: (block: BlockId) => unknown;
  readonly #byBlock: (SchemaKeywords | undefined)[] = [];
  readonly #paths = new Map<Application, string>();

  /** @param schemaOf - The schema that a block was made of, as it was given. */
  constructor(plan: Plan, settings: ErrorSettings, schemaOf: (block: BlockId) => unknown) {
    this.#plan = plan;
    this.settings = settings;
    this.#schemaOf = schemaOf;
  }

  /** The schema that a block was made of. */
  of(block: BlockId): SchemaKeywords {
    return (this.#byBlock[block] ??= new SchemaKeywords(
      blockAt(this.#plan, block),
      this.#schemaOf(block),
      this.settings,
    ));
  }

  /** What an application adds to the path in the schemas. */
  pathOf(application: Application): string {
    let path = this.#paths.get(application);
    if (path === undefined) this.#paths.set(application, (path = schemaPathOf(application.keywordPath)));
    return path;
  }
}
