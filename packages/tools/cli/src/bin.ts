#!/usr/bin/env node
import module from "node:module";
import process from "node:process";

// Node keeps compiled code between runs, since 22.8. The types are those of the oldest supported version.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };
enableCompileCache?.();
const { stdin, stdout, stderr, env } = process;
try {
  const { run } = await import("./program.js");
  process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, cwd: process.cwd() });
} catch (error) {
  const { unexpectedErrorText } = await import("./terminal/unexpected-error.js");
  stderr.write(unexpectedErrorText(error));
  // The exit code of Node would mean that a value is invalid.
  process.exitCode = 2;
}
