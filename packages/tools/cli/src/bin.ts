#!/usr/bin/env node
import module from "node:module";
import process from "node:process";

// Node keeps compiled code between runs, since 22.8. The types are those of the oldest supported version.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };
enableCompileCache?.();
const { run } = await import("./program.js");

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, cwd: process.cwd() });
