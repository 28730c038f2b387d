// The text of packages/reports/src/module-runtime.ts and of what it imports. scripts/lib/runtime-text.mjs makes it from the sources,
// for builds and tests.

/** Text, some of which only some modules need. */
export type RuntimeText = readonly (string | Section)[];

/** Text that a module has if it needs one of some labels. */
export interface Section {
  /** `op:` and the name of an op, or the id of a message. */
  readonly for: readonly string[];
  readonly needs: readonly string[];
  readonly text: RuntimeText;
  /** The text of modules that need none of the labels. */
  readonly otherwise: string;
}

/** A top-level declaration of a module. */
export interface Declaration {
  readonly name: string;
  /** What it belongs to, if only some modules need it: a key of packages/reports/src/module-parts.ts. */
  readonly part: string | null;
  /** The names of declarations and the ids of messages that it mentions. */
  readonly needs: readonly string[];
  readonly text: RuntimeText;
}

/** All declarations, in an order in which a module can evaluate them. */
export declare const declarations: readonly Declaration[];

/** The version of this text. */
export declare const runtimeVersion: string;

/** The TypeScript declarations of `Validator` and of all types that it refers to. */
export declare const validatorTypes: string;
