// Realms of JavaScript with an `Object.prototype` of their own, in which a bundle of the sources is loaded and run. What is added to
// that prototype affects nothing outside, such as the tests themselves.
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { rolldown, type RolldownPluginOption } from "rolldown";

/** Provides the compiler with the text that modules contain, as in a build. */
const plugin = new URL("../../../../scripts/lib/runtime-text-plugin.mjs", import.meta.url).href;

/** The text of a module of this folder with all that it imports, as a script that CommonJS could load. */
export async function bundleOf(file: string): Promise<vm.Script> {
  const { runtimeTextPlugin } = (await import(/* @vite-ignore */ plugin)) as {
    runtimeTextPlugin(): RolldownPluginOption;
  };
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, file),
    platform: "node",
    logLevel: "silent",
    resolve: {
      mainFields: ["module", "main"],
      conditionNames: ["@argot/source", "import", "node", "default"],
      extensionAlias: { ".js": [".ts", ".js"] },
    },
    plugins: [runtimeTextPlugin()],
  });
  const { output } = await bundle.generate({ format: "cjs", codeSplitting: false });
  await bundle.close();
  // The format begins with a property descriptor that takes members from `Object.prototype`.
  const code = output[0].code.replace(/^Object\.defineProperty\(exports.*$/m, "");
  return new vm.Script(`(require, exports) => {${code}\nreturn exports}`);
}

/** A member of `Object.prototype`. */
export interface Pollution {
  readonly names: readonly string[];
  /** The members of its property descriptor, as JavaScript. */
  readonly descriptor: string;
}

/** A realm. */
export class Realm {
  readonly #context: vm.Context = vm.createContext({ TextEncoder, TextDecoder, URL, atob, btoa, console });

  /** Adds members to `Object.prototype`, and returns what removes them. */
  pollute({ names, descriptor }: Pollution): () => void {
    return vm.runInContext(
      `(names) => {
        for (const name of names)
          Object.defineProperty(Object.prototype, name, { __proto__: null, configurable: true, ${descriptor} });
        return () => { for (const name of names) delete Object.prototype[name]; };
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
