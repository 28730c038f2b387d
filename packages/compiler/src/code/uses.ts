import type { BlockId } from "@argot/core/plan";
import type * as runtime from "@argot/core/runtime";
import { type HelperName, helpers } from "./helpers.js";

/** The name of a function of the runtime. */
export type LeafName = keyof typeof runtime;

/** Something that code uses and that has to be provided for it. */
export type Use =
  | { readonly sort: "leaf"; readonly name: LeafName }
  | { readonly sort: "helper"; readonly name: HelperName }
  | { readonly sort: "block"; readonly id: BlockId }
  | { readonly sort: "fallback"; readonly block: BlockId | undefined }
  | { readonly sort: "constant"; readonly name: string; readonly value: unknown }
  | { readonly sort: "shared"; readonly name: string; readonly value: string; readonly uses: UseTree | undefined };

/** What composed code uses, as a tree, so that composing code copies nothing. */
export type UseTree = Use | readonly UseTree[];

/** What printed code uses. Code that is not printed does not count. */
export class Uses {
  /** Functions of the runtime. */
  readonly leaves: Set<LeafName> = new Set();
  /** Whether the code calls or reads the loop. */
  usesFallback = false;
  /** The blocks that the code calls the loop with. */
  readonly fallbackBlocks: Set<BlockId> = new Set();
  /** Blocks whose functions the code calls, in the order of the first calls. */
  readonly blocks: Set<BlockId> = new Set();
  /** The values that the code has as parameters. */
  readonly constants: unknown[] = [];
  /** Declarations of constants and shared expressions, each after those that it uses. */
  readonly declarations: string[] = [];
  readonly #helpers = new Set<HelperName>();
  readonly #declared = new Set<Use>();

  /** The sources of helpers, always in the same order. */
  get helpers(): readonly string[] {
    return Object.entries(helpers).flatMap(([name, { source }]) =>
      this.#helpers.has(name as HelperName) ? source : [],
    );
  }

  add(tree: UseTree): void {
    // Trees may be as deep as a schema is long: recursion could exceed the call stack.
    const pending: UseTree[] = [tree];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      if (isList(next)) pending.push(...next.toReversed());
      else this.#addOne(next);
  }

  #addOne(use: Use): void {
    switch (use.sort) {
      case "leaf":
        this.leaves.add(use.name);
        break;
      case "helper":
        this.#helpers.add(use.name);
        for (const need of helpers[use.name].needs) this.#helpers.add(need);
        break;
      case "block":
        this.blocks.add(use.id);
        break;
      case "fallback":
        this.usesFallback = true;
        if (use.block !== undefined) this.fallbackBlocks.add(use.block);
        break;
      case "constant":
        if (this.#isNew(use)) this.#declare(use.name, `c[${this.constants.push(use.value) - 1}]`);
        break;
      case "shared":
        if (!this.#isNew(use)) break;
        if (use.uses) this.add(use.uses);
        this.#declare(use.name, use.value);
        break;
    }
  }

  #isNew(use: Use): boolean {
    if (this.#declared.has(use)) return false;
    this.#declared.add(use);
    return true;
  }

  #declare(name: string, value: string): void {
    this.declarations.push(`const ${name} = ${value};`);
  }
}

const isList = (tree: UseTree): tree is readonly UseTree[] => Array.isArray(tree);
