#!/bin/bash -eu
# Builds the packages, and a program for each target.
node scripts/pnpm.mjs install --frozen-lockfile
npm run build
npm install --no-save --prefix . @jazzer.js/core@4
for target in schema text pattern; do
  compile_javascript_fuzzer argot "packages/checks/fuzz-targets/$target.mjs" --sync -i packages/
done
