import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { compileSchema, SchemaFileError } from "@argot/cli";
import { refuseUnknownOptions } from "argot";
import { createUnplugin, type UnpluginInstance } from "unplugin";
import { isModuleId, moduleId, sourceOf } from "./module-id.js";
import { mayBeRequest, parseRequest } from "./request.js";
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

const optionNames: Readonly<Record<keyof PluginOptions, true>> = { config: true, errors: true, types: true };

/**
 * Bundlers with the interface of Rollup. They show the line of a schema by themselves, where others show the text of an error only; and a
 * null character says that an id is not the path of a file.
 */
const likeRollup: readonly string[] = ["rolldown", "rollup", "vite"];

/** What validators with errors share. The version is that of the compiler. Those without errors are smaller if each has what it needs. */
const runtimeFile = (): string => fileURLToPath(import.meta.resolve("argot/runtime")).replaceAll("\\", "/");

/**
 * The plug-in: it makes validators of schemas that are imported with `?validator`. It has a function for each bundler, such as `argot.vite`.
 *
 * @throws DefinitionError if there is no option of a name.
 */
export const argot: UnpluginInstance<PluginOptions | undefined, false> = createUnplugin<PluginOptions | undefined>(
  (options = {}, { framework }) => {
    refuseUnknownOptions("argot", options, Object.keys(optionNames));
    let root = process.cwd();
    const queries = new Map<string, Set<string>>();
    const failed = new Map<string, readonly string[]>();
    let reload = (): void => {};

    const typesFile = (): TypesFile | undefined => {
      const { types = existsSync(path.join(root, "tsconfig.json")) && "argot-validators.d.ts" } = options;
      return types === false ? undefined : new TypesFile(path.resolve(root, types));
    };

    return {
      name: "argot",
      enforce: "pre",
      resolveId: {
        filter: { id: mayBeRequest },
        async handler(source, importer) {
          const { file, query, errors = options.errors ?? false } = parseRequest(source);
          const found = await resolveFile(file, importer, root, this);
          if (found === undefined) return null;
          const id = `${likeRollup.includes(framework) ? "\0" : ""}${moduleId({ file: found, errors })}`;
          queries.set(id, (queries.get(id) ?? new Set()).add(query));
          return id;
        },
      },
      load: {
        filter: { id: isModuleId },
        async handler(id) {
          const { file, errors } = sourceOf(id);
          try {
            const made = await compileSchema(file, {
              cwd: root,
              config: options.config,
              errors,
              runtime: errors ? runtimeFile() : undefined,
            });
            failed.delete(id);
            for (const each of made.files) this.addWatchFile(each);
            for (const each of made.warnings) this.warn(each);
            for (const query of queries.get(id) ?? []) typesFile()?.add({ file, query, types: made.types });
            return made.code;
          } catch (error) {
            if (!(error instanceof SchemaFileError)) throw error;
            const { message, position, frame, files } = error;
            failed.set(id, files);
            for (const each of files) this.addWatchFile(each);
            const text = likeRollup.includes(framework) || frame === "" ? message : `${message}\n${frame}`;
            // Vite's overlay knows a frame by these lines.
            const lines = frame.replaceAll(/^([ \d]*)│/gm, "$1|");
            const shown = {
              message: text,
              id: position?.file ?? file,
              frame: lines,
              ...(position && { loc: position }),
            };
            this.error(shown);
            // Bundlers that only note the error go on.
            return `throw new Error(${JSON.stringify(message)});`;
          }
        },
      },
      watchChange(file) {
        // Vite does not know which files a module needs that could not be made.
        if ([...failed.values()].some((files) => files.includes(path.normalize(file)))) reload();
      },
      vite: {
        configResolved: (config) => void (root = config.root),
        configureServer(server) {
          reload = () => server.ws.send({ type: "full-reload" });
        },
      },
      webpack: (compiler) => void (root = compiler.context),
      rspack: (compiler) => void (root = compiler.context),
      esbuild: { config: ({ absWorkingDir = root }) => void (root = absWorkingDir) },
    };
  },
);
