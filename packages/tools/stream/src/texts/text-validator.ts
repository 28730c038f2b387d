import { type DuplicateName, SourceError, SourceText, type Span } from "@argot/source-text/text";
import {
  type ClientIssue,
  DefinitionError,
  EvaluationError,
  LimitError,
  toClient,
  type ValidateOptions,
  type ValidationResult,
  requireArgument,
} from "argot";
import { hasDuplicateNames, JsonScanner } from "./json-scanner.js";
import { decodeText, parseScanned } from "./parse-text.js";
import { type CompleteTextOptions, completeTextOptions, type TextOptions } from "./text-options.js";
import type { BrokenCode, BrokenText, TextResult } from "./text-result.js";

/** A validator of `compile`, or a function of a module with `errors`. */
export interface ValueValidator {
  /** Whether a value is valid. */
  (value: unknown): boolean;
  /** Finds the issues of a value. */
  validate(value: unknown, options?: ValidateOptions): ValidationResult;
}

/** The results of a scan of a text, such as those of {@link JsonScanner}. */
interface Scanned {
  readonly names: number;
  readonly hasLongNumber: boolean;
}

/** Validates a text of bytes that are already scanned. */
export type ScannedTextValidator = (bytes: Uint8Array, scanned: Scanned) => TextResult;

/**
 * Makes a function that validates JSON texts, such as the bodies of messages. All bytes have a route. Only errors of
 * your own keywords are thrown.
 *
 * @throws DefinitionError if the validator is none or finds no issues, and if an option is not known or has a value that it cannot have.
 */
export function createTextValidator(
  validator: ValueValidator,
  options: TextOptions = {},
): (bytes: Uint8Array) => TextResult {
  const complete = completeTextOptions("createTextValidator", options);
  const validate = scannedTextValidator(validator, complete);
  // A text that is too large is not scanned.
  return (bytes) => {
    requireArgument(bytes instanceof Uint8Array, "validate", "the bytes of a text, a Uint8Array", bytes);
    return bytes.length > complete.maxBytes
      ? tooLarge(bytes.length, complete.maxBytes)
      : validate(bytes, new JsonScanner(bytes).whole());
  };
}

/**
 * A function as {@link createTextValidator} makes it, for bytes that are already scanned.
 *
 * @throws DefinitionError if the validator is none, or finds no issues.
 */
export function scannedTextValidator(
  given: ValueValidator | undefined,
  { maxBytes, maxErrors, messages, duplicateNames }: CompleteTextOptions,
): ScannedTextValidator {
  const validator = checkedValidator(given);
  return (bytes, { names, hasLongNumber }) => {
    if (bytes.length > maxBytes) return tooLarge(bytes.length, maxBytes);
    const text = decodeText(bytes);
    if (text === undefined) return broken("encoding", "is not UTF-8");
    try {
      const value = parseScanned(text, hasLongNumber);
      if (duplicateNames === "refuse" && hasDuplicateNames(value, names)) {
        const [duplicate] = SourceText.ofJson(text, value).duplicates;
        if (duplicate) return withDuplicate(duplicate);
      }
      return validator(value) ? { route: "valid", value } : { route: "invalid", value, errors: issuesOf(value) };
    } catch (error) {
      return brokenBy(error);
    }
  };

  function issuesOf(value: unknown): readonly ClientIssue[] {
    // Functions of modules find all issues.
    const issues = validator.validate(value, { maxErrors }).errors;
    const flat = messages ? toClient(issues, messages) : toClient(issues);
    return flat.slice(0, maxErrors);
  }
}

/** Refuses validators that cannot find issues, before the first invalid text. */
function checkedValidator(validator: ValueValidator | undefined): ValueValidator {
  if (typeof validator === "function" && "validate" in validator) return validator;
  throw new DefinitionError(
    "The validator must be one that `compile` returns, or a function of a module with `errors`.",
  );
}

/** The result for a text that could not be parsed or evaluated. */
function brokenBy(error: unknown): BrokenText {
  if (error instanceof SourceError) return broken("syntax", `is not JSON: ${error.reason}, at ${at(error.span)}`);
  if (error instanceof LimitError)
    return broken("limit", `exceeds the limit "${error.limit}" of the validator, ${error.maximum}`);
  if (error instanceof EvaluationError) return broken("evaluation", `cannot be evaluated: ${error.message}`);
  throw error;
}

const withDuplicate = ({ name, first, second }: DuplicateName): BrokenText =>
  broken(
    "duplicate-name",
    `has the name ${JSON.stringify(name)} twice in an object, at ${at(first)} and ${at(second)}`,
  );

/** A text that is larger than allowed. */
export const tooLarge = (byteCount: number, maxBytes: number): BrokenText =>
  broken("too-large", `has ${byteCount} bytes, more than ${maxBytes}`);

const broken = (code: BrokenCode, reason: string): BrokenText => ({ route: "broken", code, reason });

const at = ({ start: { line, column } }: Span): string => `${line}:${column}`;
