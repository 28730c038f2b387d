// A comparison of two schemas by the algebra, with the time that each answer takes.
import { contained, type Containment, setOf, type ValueSet } from "@argot/algebra";
import { stringifyJson } from "@argot/core/json";
import { createArgot, type Validator } from "argot";

/** An answer as a process sends it to another. */
export interface Answer {
  readonly answer: Containment["answer"];
  /** The text of the value that shows "no", and which keyword refuses it where. */
  readonly value?: string;
  readonly because?: string;
  readonly reasons?: readonly string[];
  /** The time of the question, without that of compiling the schemas. */
  readonly milliseconds: number;
}

interface Version {
  readonly set: ValueSet;
  readonly validator: Validator;
}

/** Each schema has an instance: versions may have the same URI. */
function versionOf(schema: unknown): Version {
  const argot = createArgot({ dialect: "draft-07" });
  return { set: setOf(argot, schema), validator: argot.compile(schema) };
}

function answerTo(one: Version, other: Version): Answer {
  const started = performance.now();
  const found = contained(one.set, other.set);
  const milliseconds = performance.now() - started;
  if (found.answer !== "no") return { ...found, milliseconds };
  const [error] = other.validator.validate(found.value).errors ?? [];
  const because = error && `${error.keyword} at ${error.instanceLocation || "the whole"}`;
  return { answer: "no", value: stringifyJson(found.value), ...(because && { because }), milliseconds };
}

/** Both directions. */
export function comparisonOf([before, after]: readonly [unknown, unknown]): readonly [Answer, Answer] {
  const [one, other] = [versionOf(before), versionOf(after)];
  return [answerTo(one, other), answerTo(other, one)];
}
