// scripts/lib/made-modules.mjs makes the module, for builds and tests.

/** The version of the package, and a hash of the text of `module-runtime.ts` and of all that it imports. */
export declare const runtimeVersion: string;
