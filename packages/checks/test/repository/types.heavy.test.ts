// What the types of the sources say about state and about reads by index. Both tests ask one program.
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { unboundedReads } from "./index-reads.js";
import { root, sources } from "./sources.js";
import { stateIn } from "./state.js";

/** Two instances share nothing, so that what can change belongs to an instance, a validator or a loop. */
const stateless = sources("packages/{core,reports,compiler}/src");

/**
 * What reads values, schemas or documents where programs run. Past the end of an array or a text, an index finds `Object.prototype`, which
 * other code may have polluted with `Object.prototype[2] = …`.
 */
const bounded = sources(
  "packages/{core,compiler,dialects,argot,openapi}/src",
  "packages/{vocabularies,adapters}/*/src",
  "packages/tools/{regex,source-text,stream,transform}/src",
);

const config = ts.readConfigFile(path.join(root, "tsconfig.packages.json"), ts.sys.readFile).config as object;
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
const program = ts.createProgram(
  [...stateless, ...bounded].map((file) => path.join(root, file)),
  options,
);

function inEach(
  files: readonly string[],
  find: (source: ts.SourceFile, checker: ts.TypeChecker) => string[],
): string[] {
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} was not read`);
    return find(source, program.getTypeChecker());
  });
}

test("there is no state beside instances", () => {
  expect(
    inEach(stateless, stateIn),
    "Make it a member of the instance, validator or loop that needs it. If it never changes, give it a type that says so, " +
      "such as `ReadonlyMap`, or members that are `readonly`.",
  ).toEqual([]);
});

test("no read by index passes the end", () => {
  expect(
    inEach(bounded, unboundedReads),
    "Read with `.at(index)` if the index is not negative, with `index < array.length ? array[index] as T : undefined`, " +
      "or by iteration; keep in a Map what is found by number.",
  ).toEqual([]);
});
