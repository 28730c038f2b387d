// The text of packages/core/src/module-runtime.ts and of what it imports. Builds and tests make it of the sources, by
// scripts/lib/runtime-text.mjs.

/** A declaration at the top of a module, and the others that it needs. */
export interface Declaration {
  readonly name: string;
  readonly needs: readonly string[];
  readonly text: string;
}

/** All declarations, in an order in which they can stand. */
export declare const declarations: readonly Declaration[];

/** The declarations for TypeScript of `Validator` and all that it names. */
export declare const validatorTypes: string;
