// A regular expression and a text, divided by a zero: the safe engine agrees with that of JavaScript, or refuses what it must not run.
import { safe } from "@argot/regex";
import { createArgot, LimitError, SchemaError } from "argot";

/** Whether a text matches, or the error that says that there is no answer. */
function outcome(options, pattern, text) {
  try {
    return createArgot(options).compile({ pattern })(text);
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof LimitError)) throw error;
    return "refused";
  }
}

export const fuzz = (data) => {
  const [pattern = "", text = ""] = data.toString().split("\0");
  const found = outcome({ regex: safe }, pattern, text);
  // There, two repetitions may take too long for a fuzzer.
  if (found === "refused" || text.length > 20 || /[*+{].*[*+{]/s.test(pattern)) return;
  const expected = outcome({}, pattern, text);
  if (found !== expected) throw new Error(`${pattern} and ${JSON.stringify(text)}: ${found}, expected ${expected}`);
};
