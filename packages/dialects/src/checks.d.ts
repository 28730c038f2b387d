// scripts/lib/compiled-checks.mjs makes the module, for builds and tests.
import type { CompiledCheck } from "@argot/core";

// The meta-schema of each dialect as code, so that checking a schema compiles nothing.
export declare const draft03: CompiledCheck;
export declare const draft04: CompiledCheck;
export declare const draft06: CompiledCheck;
export declare const draft07: CompiledCheck;
export declare const draft201909: CompiledCheck;
export declare const draft202012: CompiledCheck;
export declare const v1: CompiledCheck;
