// The text of packages/core/src/module-runtime.ts and of what it imports. scripts/lib/runtime-text.mjs makes it from the sources,
// for builds and tests.

/** A top-level declaration of a module, and the names of those that it needs. */
export interface Declaration {
  readonly name: string;
  readonly needs: readonly string[];
  readonly text: string;
}

/** All declarations, in an order in which a module can evaluate them. */
export declare const declarations: readonly Declaration[];

/** The TypeScript declarations of `Validator` and of all types that it refers to. */
export declare const validatorTypes: string;
