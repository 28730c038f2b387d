// Realms of JavaScript with prototypes of their own, in which a bundle of the sources is loaded and run. What is added to
// that prototype affects nothing outside, such as the tests themselves.
import { createRequire } from "node:module";
import vm from "node:vm";
import { rolldown, type RolldownPluginOption } from "rolldown";

/** A plugin of the build, which is no part of a package. */
async function pluginOf(file: string, name: string): Promise<RolldownPluginOption> {
  const { href } = new URL(`../../../../../scripts/lib/${file}`, import.meta.url);
  const plugins = (await import(/* @vite-ignore */ href)) as Record<string, () => RolldownPluginOption>;
  return plugins[name]?.();
}

/** The text of a module with all that it imports, as a script that CommonJS could load. */
export async function bundleOf(file: string): Promise<vm.Script> {
  // The text that modules contain, for the compiler, and exports that take nothing from `Object.prototype`.
  const plugins = await Promise.all([
    pluginOf("made-modules.mjs", "madeModules"),
    pluginOf("own-descriptors.mjs", "ownDescriptors"),
  ]);
  const bundle = await rolldown({
    input: file,
    platform: "node",
    logLevel: "silent",
    resolve: {
      mainFields: ["module", "main"],
      conditionNames: ["@argot/source", "import", "node", "default"],
      extensionAlias: { ".js": [".ts", ".js"] },
    },
    plugins,
  });
  const { output } = await bundle.generate({ format: "cjs", codeSplitting: false });
  await bundle.close();
  return new vm.Script(`(require, exports) => {${output[0].code}\nreturn exports}`);
}

/** Members of a prototype. */
export interface Pollution {
  /** The owner of the prototype; `Object` by default. */
  readonly owner?: "Object" | "Array";
  readonly names: readonly string[];
  /** The members of its property descriptor, as JavaScript. */
  readonly descriptor: string;
}

/** A realm. */
export class Realm {
  readonly #context: vm.Context = vm.createContext({ TextEncoder, TextDecoder, URL, atob, btoa, console });

  /** Adds members to a prototype, and returns what removes them. */
  pollute({ owner = "Object", names, descriptor }: Pollution): () => void {
    return vm.runInContext(
      `(names) => {
        for (const name of names)
          Object.defineProperty(${owner}.prototype, name, { __proto__: null, configurable: true, ${descriptor} });
        return () => { for (const name of names) delete ${owner}.prototype[name]; };
      }`,
      this.#context,
    )(names) as () => void;
  }

  /** Runs the script of a bundle, and returns what it exports. */
  load(bundle: vm.Script): unknown {
    const run = bundle.runInContext(this.#context) as (require: NodeRequire, exports: object) => unknown;
    const exports = vm.runInContext("({})", this.#context) as object;
    return run(createRequire(import.meta.url), exports);
  }
}
