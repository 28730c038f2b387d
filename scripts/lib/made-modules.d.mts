import type { Plugin } from "rolldown";

export declare function madeModule(
  file: string,
): Promise<{ readonly code: string; readonly files: readonly string[] }> | undefined;
export declare function madeModules(): Plugin;
