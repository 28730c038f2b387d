import { explanations, explanationsOf } from "@argot/messages/explanations";
import { Problem } from "../../terminal/problem.js";
import { closestName } from "../closest-name.js";
import { explanationText, listText } from "./explanation-text.js";

/** Maximum number of explanations that are printed in full. */
const maxFull = 2;

/**
 * The explanations of a code, for people.
 *
 * @throws Problem if nothing has the code.
 */
export function explain(code: string): string {
  const found = explanationsOf(code);
  if (found.length === 0) throw unknownCode(code);
  // Variants of one message are listed. An exception and a rule with one code are both explained.
  const codes = new Set(found.map((each) => each.code));
  if (codes.size > maxFull) return listText(code, found);
  return found.map(explanationText).join("\n");
}

function unknownCode(code: string): Problem {
  const all = explanations.flatMap((each) => [each.code, each.code.replace(/^.*[#/]/, "")]);
  const close = closestName(code, all);
  const advice =
    close === undefined ? "codes are in the reports of --report json, and on the site" : `did you mean ${close}?`;
  return new Problem(`there is no message, error or rule ${JSON.stringify(code)}`, advice);
}
