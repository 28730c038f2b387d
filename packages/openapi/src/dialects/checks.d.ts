// scripts/lib/compiled-checks.mjs makes the module, for builds and tests.
import type { CompiledCheck } from "@argot/core";

// The schema of the documents of each version as code, for documents whose schemas are in the dialect of the version.
export declare const document30: CompiledCheck;
export declare const document31: CompiledCheck;
export declare const document32: CompiledCheck;
