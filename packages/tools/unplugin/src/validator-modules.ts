import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { compileSchema, SchemaFileError } from "@argot/cli";
import type { UnpluginBuildContext, UnpluginContext } from "unplugin";
import { moduleId, sourceOf } from "./module-id.js";
import { parseRequest } from "./request.js";
import { resolveFile } from "./resolve-file.js";
import { TypesFile } from "./types-file.js";

/** Options of the plug-in. */
export interface PluginOptions {
  /** Whether validators return the errors, unless an import says otherwise: `?validator&errors=false`. Default: false. */
  readonly errors?: boolean;
  /** The file with the configuration of Argot, or `false` for none. Default: the first one found from the project upward. */
  readonly config?: string | false;
  /**
   * The file with the types of validators, for TypeScript, or `false` for none. Default: `argot-validators.d.ts` if the project has a
   * `tsconfig.json`.
   */
  readonly types?: string | false;
}

/**
 * Bundlers with the interface of Rollup. They show the line of a schema by themselves, where others show the text of an error only; and a
 * null character says that an id is not the path of a file.
 */
const likeRollup: ReadonlySet<string> = new Set(["rolldown", "rollup", "vite"]);

/** What validators with errors share. The version is that of the compiler. Those without errors are smaller if each has what it needs. */
const runtimeFile = (): string => fileURLToPath(import.meta.resolve("argot/runtime")).replaceAll("\\", "/");

/** The validators of a build. */
export class ValidatorModules {
  readonly #options: PluginOptions;
  readonly #isLikeRollup: boolean;
  /** The queries of the imports of each module, by its id. */
  readonly #queries = new Map<string, Set<string>>();
  /** The files of the modules that could not be made, by their ids. */
  readonly #failed = new Map<string, readonly string[]>();
  /** The folder of the project. */
  root: string = process.cwd();

  constructor(options: PluginOptions, framework: string) {
    this.#options = options;
    this.#isLikeRollup = likeRollup.has(framework);
  }

  /**
   * The id of the module that an import leads to, or `null` if there is no such schema.
   *
   * @throws Error if the query of the import has a mistake.
   */
  async resolve(source: string, importer: string | undefined, context: UnpluginBuildContext): Promise<string | null> {
    const { file, query, errors = this.#options.errors ?? false } = parseRequest(source);
    const found = await resolveFile(file, importer, this.root, context);
    if (found === undefined) return null;
    const id = `${this.#isLikeRollup ? "\0" : ""}${moduleId({ file: found, errors })}`;
    this.#queries.set(id, (this.#queries.get(id) ?? new Set()).add(query));
    return id;
  }

  /** The code of a module. Reports what is wrong with its schema. */
  async load(id: string, context: UnpluginBuildContext & UnpluginContext): Promise<string> {
    const { file, errors } = sourceOf(id);
    const runtime = errors ? runtimeFile() : undefined;
    try {
      const made = await compileSchema(file, { cwd: this.root, config: this.#options.config, errors, runtime });
      this.#failed.delete(id);
      for (const each of made.files) context.addWatchFile(each);
      for (const each of made.warnings) context.warn(each);
      for (const query of this.#queries.get(id) ?? []) this.#typesFile()?.add({ file, query, types: made.types });
      return made.code;
    } catch (error) {
      if (!(error instanceof SchemaFileError)) throw error;
      this.#failed.set(id, error.files);
      for (const each of error.files) context.addWatchFile(each);
      this.#report(error, file, context);
      // Bundlers that only note the error go on.
      return `throw new Error(${JSON.stringify(error.message)});`;
    }
  }

  /** Whether a module could not be made, and a file may be the reason. */
  hasFailedBy(file: string): boolean {
    return [...this.#failed.values()].some((files) => files.includes(path.normalize(file)));
  }

  #report({ message, position, frame }: SchemaFileError, file: string, context: UnpluginContext): void {
    const shown = {
      message: this.#isLikeRollup || frame === "" ? message : `${message}\n${frame}`,
      id: position?.file ?? file,
      // Vite's overlay knows a frame by these lines.
      frame: frame.replaceAll(/^([ \d]*)│/gm, "$1|"),
      ...(position && { loc: position }),
    };
    context.error(shown);
  }

  #typesFile(): TypesFile | undefined {
    const { types = existsSync(path.join(this.root, "tsconfig.json")) && "argot-validators.d.ts" } = this.#options;
    return types === false ? undefined : new TypesFile(path.resolve(this.root, types));
  }
}
