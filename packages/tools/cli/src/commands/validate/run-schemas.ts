import type { SchemaSources, SourceLocation } from "@argot/source-text/text";
import { nameOf, type Origin } from "../../inputs/datum.js";
import { type LoadedSchema, loadSchema, schemaLoader } from "../../schemas/load-schema.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { schemaOfData, type ValidateOptions } from "./validate-options.js";

/** The schemas of a run. Each is loaded once, even if it cannot be used. */
export class RunSchemas {
  /** The schema that the command line names, or {@link schemaOfData}. */
  readonly named: string;
  readonly #options: ValidateOptions;
  readonly #io: Io;
  readonly #warn: Streams["warn"];
  readonly #loadNamed: (name: string) => Promise<LoadedSchema>;
  readonly #loads = new Map<string, Promise<LoadedSchema>>();
  readonly #sources = new Set<SchemaSources>();

  constructor(named: string, options: ValidateOptions, io: Io, warn: Streams["warn"]) {
    this.named = named;
    this.#options = options;
    this.#io = io;
    this.#warn = warn;
    this.#loadNamed =
      named === schemaOfData ? schemaLoader(options, io, warn) : (name) => loadSchema(name, options, io, warn);
  }

  /** Whether the data choose their schemas. */
  get areOfData(): boolean {
    return this.named === schemaOfData;
  }

  /** The location of a part of a loaded schema. */
  find(uri: string): SourceLocation | undefined {
    for (const sources of this.#sources) {
      const found = sources.find(uri);
      if (found) return found;
    }
    return undefined;
  }

  /** @throws Problem if the schema cannot be used. */
  load(name: string): Promise<LoadedSchema> {
    const known = this.#loads.get(name);
    if (known) return known;
    const fresh = this.#loadAndWarn(name);
    this.#loads.set(name, fresh);
    return fresh;
  }

  /**
   * Loads the schema of a value.
   *
   * @throws Problem if it cannot be used. The problem names the value, unless the command line names the schema.
   */
  async loadFor(origin: Origin, name: string): Promise<LoadedSchema> {
    try {
      return await this.load(name);
    } catch (error) {
      throw error instanceof Problem && this.areOfData ? error.withLine("data", nameOf(origin)) : error;
    }
  }

  async #loadAndWarn(name: string): Promise<LoadedSchema> {
    const fresh = await this.#loadNamed(name);
    this.#sources.add(fresh.sources);
    if (this.#options.warnExponential) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      for (const problem of await slowPatternProblems(fresh, this.#io.cwd)) await this.#warn(problem);
    }
    return fresh;
  }
}

/** Warnings about regular expressions that may take more than linear time in JavaScript. */
async function slowPatternProblems({ plan, sources }: LoadedSchema, cwd: string): Promise<Problem[]> {
  const [{ slowPatterns }, { slowPatternMessage }] = await Promise.all([
    import("@argot/regex/slow-patterns"),
    import("../../schemas/slow-pattern-message.js"),
  ]);
  const advice = "change it if other programs use the schema; here it takes linear time, unless --regex is javascript";
  return slowPatterns(plan()).map((pattern) => {
    const { text, ...details } = slowPatternMessage(pattern, sources, cwd);
    return new Problem(text, advice, details);
  });
}
