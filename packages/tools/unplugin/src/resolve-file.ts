import { createRequire } from "node:module";
import path from "node:path";
import type { UnpluginBuildContext } from "unplugin";

/** A resolver of the bundlers that have the interface of Rollup. */
interface RollupContext {
  resolve(source: string, importer: string | undefined, options: object): Promise<{ readonly id: string } | null>;
}

/**
 * The absolute path of the file that an import leads to, found as the bundler finds it: with its aliases, and in packages.
 *
 * @param source - The import without its query.
 * @param importer - The path of the file with the import.
 * @param root - The folder of the project.
 * @returns `undefined` if it leads to no file.
 */
export async function resolveFile(
  source: string,
  importer: string | undefined,
  root: string,
  context: UnpluginBuildContext,
): Promise<string | undefined> {
  const from = importer?.replace(/\?.*$/s, "");
  const folder = from !== undefined && path.isAbsolute(from) ? path.dirname(from) : root;
  if ("resolve" in context) {
    const found = await (context as unknown as RollupContext).resolve(source, importer, { skipSelf: true });
    return found === null ? undefined : found.id.replace(/\?.*$/s, "");
  }
  const native = context.getNativeBuildContext?.();
  switch (native?.framework) {
    case "webpack":
    case "rspack": {
      const resolver = native.compiler.resolverFactory.get("normal", { dependencyType: "esm" });
      return new Promise((resolve) => {
        const done = (_error: unknown, found?: string | false): void => resolve(found || undefined);
        resolver.resolve({}, folder, source, {}, done);
      });
    }
    case "esbuild": {
      const found = await native.build.resolve(source, { kind: "import-statement", resolveDir: folder });
      return found.errors.length > 0 ? undefined : found.path;
    }
    default:
      try {
        return createRequire(path.join(folder, "_")).resolve(source);
      } catch {
        return undefined;
      }
  }
}
