import { expect, test } from "vitest";
import { resolveImports } from "../../src/playground/vocabulary-frame/resolve-imports.js";

const urls = new Map([["argot", "blob:1"]]);

test.each([
  ['import { a } from "argot";', 'import { a } from "blob:1";'],
  ["import * as a from 'argot'", 'import * as a from "blob:1"'],
  ['import {\n  a,\n} from "argot";', 'import {\n  a,\n} from "blob:1";'],
  ['import"argot"', 'import"blob:1"'],
  ['  export { a } from "argot";', '  export { a } from "blob:1";'],
  // These are no imports.
  ['export default define({ uri: "argot" })', undefined],
  ['const from = "argot";', undefined],
  ['// import { a } from "other";', undefined],
])("%s", (text, expected) => {
  expect(resolveImports(text, urls)).toBe(expected ?? text);
});

test("what is not there is named", () => {
  expect(() => resolveImports('import x from "lodash";', urls)).toThrow(
    '"lodash" cannot be imported here; there are "argot".',
  );
});
