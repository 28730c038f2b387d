import { type Argot, refuseUnknownOptions, requireArgot } from "@argot/core";
import { snapshot } from "@argot/core/internal";
import { isObject, tokensOf, valueAt } from "@argot/core/json";
import { printable } from "@argot/source-text/printable";
import { type ValidationIssue, DefinitionError, stringifyJson, type Validator } from "argot";
import { BlockExamples } from "./block-examples.js";
import { type Edit, edited, editText, renamedLocation } from "./edit.js";
import { repairsOf } from "./repairs.js";

/** Options for {@link createErrorText}. */
export interface ErrorTextOptions {
  /** Maximum number of characters of a text. What does not fit is counted. Default: 2,000; at least 100. */
  readonly maxCharacters?: number;
}

/**
 * Says what is wrong with a value, for a language model that corrects it.
 *
 * @returns A line for each error; `""` if the value is valid.
 * @throws EvaluationError or LimitError as the validator does.
 */
export type ErrorText = (value: unknown) => string;

/** Maximum number of errors that are described. */
const maxDescribed = 20;

/** Maximum number of errors that are looked for: whether a change mends one of more is not known. */
const maxErrors = 200;

/** Maximum number of changes that are tried. */
const maxTrials = 400;

/** Maximum number of times that what comes to light after a correction is corrected as well. */
const maxRounds = 4;

/**
 * Makes a function that describes errors to a language model: where, what is wrong, a change that mends it, and the part of the schema
 * that says so. Each change was tried: with it, the error is gone. Values in changes are examples of what the schema accepts.
 *
 * The text has parts of the value and of the schema, in JSON on one line each.
 *
 * @param argot - Has the dialects, and the documents that the schema refers to.
 * @param schema - What `compile` takes: a schema, or the URI of an added one. Parts are shown of a schema that is given as a value.
 * @throws SchemaError if the schema cannot be used.
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createErrorText(argot: Argot, schema: unknown, options: ErrorTextOptions = {}): ErrorText {
  requireArgot("createErrorText", argot);
  refuseUnknownOptions("createErrorText", options, ["maxCharacters"] satisfies (keyof ErrorTextOptions)[]);
  const { maxCharacters = 2000 } = options;
  if (!Number.isInteger(maxCharacters) || maxCharacters < 100)
    throw new DefinitionError(`\`maxCharacters\` must be an integer of at least 100; it is ${String(maxCharacters)}.`);
  const validator = argot.compile(schema);
  // It is compiled once more when it is first needed, and may change until then.
  const own = isObject(schema) ? snapshot(schema, refuse) : schema;
  let examples: BlockExamples | undefined;
  return (value) => {
    if (validator(value)) return "";
    examples ??= new BlockExamples(argot.plan(own));
    return fitted(describedErrors(value, { validator, examples, schema: own }), maxCharacters);
  };
}

/** What is not JSON is refused by `compile` already. */
function refuse({ reason }: { readonly reason: string }): never {
  throw new DefinitionError(`A schema must be JSON: ${reason}.`);
}

/** What is known of a schema. */
interface Known {
  readonly validator: Pick<Validator, "validate">;
  readonly examples: BlockExamples;
  readonly schema: unknown;
}

/** An error, and what to do about it. */
interface DescribedError {
  readonly issue: ValidationIssue;
  readonly edits: readonly Edit[];
  /** The part of the schema, as JSON. */
  readonly part: string | undefined;
}

/** The errors of a value, as many as are described. */
interface DescribedErrors {
  readonly found: readonly DescribedError[];
  readonly hasMore: boolean;
}

/** The errors of a value, and those that come to light when they are mended. */
function describedErrors(given: unknown, known: Known): DescribedErrors {
  const found: DescribedError[] = [];
  let value = given;
  let trials = isSmall(given) ? maxTrials : 0;
  for (let round = 0; round < maxRounds; round++) {
    const { errors } = known.validator.validate(value, { maxErrors });
    let isMended = false;
    for (const issue of errors) {
      if (found.length === maxDescribed) return { found, hasMore: true };
      const now = round === 0 && found.length === 0 ? errors : known.validator.validate(value, { maxErrors }).errors;
      // An earlier change may have mended it.
      if (!now.some((each) => isSame(each, issue))) continue;
      // Nothing mends it.
      if (found.some((each) => isSame(each.issue, issue))) continue;
      const repair = repaired(issue, value, now, known, (count) => (trials -= count) > 0);
      found.push({ issue, edits: repair?.edits ?? [], part: partOf(issue, repair?.edits ?? [], known) });
      if (!repair) continue;
      isMended = true;
      ({ value } = repair);
    }
    if (!isMended) break;
  }
  return { found, hasMore: false };
}

/** Maximum number of parts of a value for which changes are tried: each takes a validation. */
const maxParts = 5000;

function isSmall(value: unknown): boolean {
  const pending = [value];
  // The iteration visits elements that are added during it.
  for (const part of pending) {
    if (typeof part === "object" && part !== null) for (const each of Object.values(part)) pending.push(each);
    if (pending.length > maxParts) return false;
  }
  return true;
}

const isSame = (one: ValidationIssue, other: ValidationIssue): boolean =>
  one.instanceLocation === other.instanceLocation && one.absoluteKeywordLocation === other.absoluteKeywordLocation;

/** The first change that mends an issue, and makes no others. */
function repaired(
  issue: ValidationIssue,
  value: unknown,
  before: readonly ValidationIssue[],
  { validator, examples }: Known,
  spend: (count: number) => boolean,
): { readonly edits: readonly Edit[]; readonly value: unknown } | undefined {
  for (const cause of causesFirst(issue)) {
    for (const edits of repairsOf(cause, value, examples)) {
      if (!spend(1)) return undefined;
      const other = edits.reduce(edited, value);
      const { errors } = validator.validate(other, { maxErrors });
      const added = errors.filter((each) => !before.some((known) => isSame(known, each)));
      const isMended = !errors.some((each) => isSame(each, issue)) && errors.length < before.length + added.length;
      if (isMended && added.every((each) => isRenamed(each, edits))) return { edits, value: other };
    }
  }
  return undefined;
}

/** Whether an issue is about a member that has its right name now, and is to be mended next. */
const isRenamed = ({ instanceLocation }: ValidationIssue, edits: readonly Edit[]): boolean =>
  edits.some((edit) => edit.kind === "rename" && `${instanceLocation}/`.startsWith(`${renamedLocation(edit)}/`));

/** Maximum number of causes of an issue that are tried. */
const maxCauses = 8;

/** The causes of an issue, the innermost first: they change less. */
function causesFirst(issue: ValidationIssue): readonly ValidationIssue[] {
  const found = [issue];
  // The iteration visits elements that are added during it.
  for (const each of found) if (found.length < maxCauses) found.push(...each.causes);
  return found.slice(0, maxCauses).reverse();
}

/** Maximum number of characters of a part of the schema. */
const longestPart = 300;

/** The part of the schema that a line shows, as JSON: that of the value that is set. What is left out needs none. */
function partOf(
  { absoluteKeywordLocation }: ValidationIssue,
  edits: readonly Edit[],
  { schema, examples }: Known,
): string | undefined {
  const [edit] = edits;
  const block = examples.blockOf(absoluteKeywordLocation);
  if (!block || edit?.kind === "remove" || edit?.kind === "rename") return undefined;
  const name = tokensOf(edit?.location ?? "")?.at(-1);
  const shown = edit?.kind === "add" && name !== undefined ? examples.blockOfMember(block, name) : block;
  const part = shown && valueAt(schema, tokensOf(shown.pointer) ?? []);
  const text = part === undefined ? "" : stringifyJson(part);
  return text === "" || text.length > longestPart ? undefined : text;
}

/** The lines of errors that fit: without parts of the schema if there are too many. */
function fitted({ found, hasMore }: DescribedErrors, maxCharacters: number): string {
  const room = maxCharacters - (hasMore ? "- and more\n".length : 0);
  for (const hasParts of [true, false]) {
    const text = found.map((each) => lineOf(each, hasParts)).join("");
    if (text.length <= room) return hasMore ? `${text}- and more\n` : text;
  }
  const lines = found.map((each) => lineOf(each, false));
  let shown = 0;
  let text = "";
  while (text.length + (lines[shown]?.length ?? Infinity) <= maxCharacters - "- and 20 more\n".length)
    text += lines[shown++] ?? "";
  // One long line is cut rather than left out.
  if (shown === 0) text = `${lines[shown++]?.slice(0, maxCharacters - "…\n- and 20 more\n".length) ?? ""}…\n`;
  if (hasMore) return `${text}- and more\n`;
  return shown === lines.length ? text : `${text}- and ${lines.length - shown} more\n`;
}

function lineOf({ issue, edits, part }: DescribedError, hasPart: boolean): string {
  const parts = [
    `${issue.instanceLocation || "(root)"}: ${issue.message}`,
    ...edits.map((edit) => editText(edit)),
    ...(hasPart && part !== undefined ? [`Schema: ${part}`] : []),
  ];
  return `- ${printable(parts.map((text) => (text.endsWith("?") ? text : `${text}.`)).join(" "))}\n`;
}
