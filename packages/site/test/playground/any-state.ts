import { type Arbitrary, array, boolean, constantFrom, nat, record, tuple } from "fast-check";
import { dialectNames, type PlaygroundState, tabNames } from "../../src/playground/state/playground-state.js";

/** Any text, also with half a surrogate pair. */
export const text: Arbitrary<string> = array(nat(0xffff), { maxLength: 20 }).map((units) =>
  String.fromCharCode(...units),
);
const namedText = record({ name: text, text });
const assertion = constantFrom("annotate" as const, "assert" as const);
/** Any state. */
export const anyState: Arbitrary<PlaygroundState> = record({
  data: namedText,
  schemas: tuple(namedText, array(namedText, { maxLength: 3 })).map(([first, others]) => [first, ...others] as const),
  vocabulary: text,
  dialect: constantFrom(...dialectNames),
  formats: assertion,
  content: assertion,
  strict: boolean(),
  tab: constantFrom(...tabNames),
});
