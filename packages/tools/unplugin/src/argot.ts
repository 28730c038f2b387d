import { refuseUnknownOptions } from "argot";
import { createUnplugin, type UnpluginInstance } from "unplugin";
import { isModuleId } from "./module-id.js";
import { mayBeRequest } from "./request.js";
import { type PluginOptions, ValidatorModules } from "./validator-modules.js";

const optionNames: Readonly<Record<keyof PluginOptions, true>> = { config: true, errors: true, types: true };

/**
 * The plug-in: it makes validators of schemas that are imported with `?validator`. It has a function for each bundler, such as `argot.vite`.
 *
 * @throws DefinitionError if there is no option of a name.
 */
export const argot: UnpluginInstance<PluginOptions | undefined, false> = createUnplugin<PluginOptions | undefined>(
  (options = {}, { framework }) => {
    refuseUnknownOptions("argot", options, Object.keys(optionNames));
    const modules = new ValidatorModules(options, framework);
    const setRoot = (root: string): void => {
      modules.root = root;
    };
    let reload: (() => void) | undefined;
    return {
      name: "argot",
      enforce: "pre",
      resolveId: {
        filter: { id: mayBeRequest },
        handler(source, importer) {
          return modules.resolve(source, importer, this);
        },
      },
      load: {
        filter: { id: isModuleId },
        handler(id) {
          return modules.load(id, this);
        },
      },
      watchChange(file) {
        // Vite does not know which files a module needs that could not be made.
        if (modules.hasFailedBy(file)) reload?.();
      },
      vite: {
        configResolved: ({ root }) => setRoot(root),
        configureServer(server) {
          reload = () => server.ws.send({ type: "full-reload" });
        },
      },
      webpack: ({ context }) => setRoot(context),
      rspack: ({ context }) => setRoot(context),
      esbuild: { config: ({ absWorkingDir }) => setRoot(absWorkingDir ?? modules.root) },
    };
  },
);
