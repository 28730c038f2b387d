import type { Plugin } from "rolldown";

/** A module, and the files that it is made from. */
export interface Made {
  readonly code: string;
  readonly files: readonly string[];
}

/** Modules by the names of the constants that they export, and the files that they are made from. */
export interface MadeConstants {
  readonly code: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

export declare function madeModule(file: string): Promise<Made> | undefined;
export declare function madeModules(): Plugin;
