import {
  DefinitionError,
  type ExportedFrom,
  custom,
  type InstanceOf,
  isObject,
  type Predicate,
  JsonType,
  type TypeSet,
} from "@argot/core/keyword";
import { ownProperties } from "@argot/core/internal";

/** The common parts of definitions of formats. */
export interface FormatCommon<A extends TypeSet> {
  /** The types that it applies to: every value of another type has the format. Default: `JsonType.string`. */
  readonly appliesTo?: A;
  /**
   * The message for values without the format: the end of a sentence, such as `"must be an e-mail address"`. With a `test`, the
   * value is shown after it, unless the message has the placeholder `{actual}`.
   */
  readonly message: string;
}

/** A test: an opaque function, or a predicate, which passes and compilers can optimise. */
export type FormatMeaning<A extends TypeSet> =
  /** A function of the value. `importFrom` is its export, for modules that import it. */
  | { test(value: InstanceOf<A>): boolean; readonly importFrom?: ExportedFrom; predicate?: never }
  | { readonly predicate: Predicate; test?: never };

/** The definition of a format. */
export type FormatDefinition<A extends TypeSet = typeof JsonType.string> = FormatCommon<A> & FormatMeaning<A>;

/** A format. Its name is that in the table of formats. */
export interface Format {
  /** The types that it applies to, as bits of `JsonType`. Every value of another type has the format. */
  readonly appliesTo: TypeSet;
  /** The message for values without the format. */
  readonly message: string;
  /** The predicate that holds for values of these types in this format. `name` is for the text form of plans. */
  predicate(name: string): Predicate;
}

/** Formats by name. */
export type Formats = Readonly<Record<string, Format>>;

/**
 * Defines a format.
 *
 * @throws DefinitionError if the definition is wrong.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFormat<const A extends TypeSet = typeof JsonType.string>(given: FormatDefinition<A>): Format {
  if (!isObject(given)) refuse("to be defined by an object");
  const definition = ownProperties(given);
  check(definition);
  const { appliesTo = JsonType.string, message, test, predicate } = definition;
  if (predicate) return { appliesTo, message, predicate: () => predicate };
  const module = definition.importFrom;
  return {
    appliesTo,
    message: message.includes("{actual") ? message : `${message}, is {actual}`,
    predicate: (name) => custom({ call: test, argument: undefined, name, module }),
  };
}

const members: readonly string[] = ["appliesTo", "message", "test", "predicate", "importFrom"];

// Definitions may come from JavaScript, where no compiler has checked them.
function check(definition: Readonly<Record<string, unknown>>): void {
  const other = Object.keys(definition).find((name) => !members.includes(name));
  if (other !== undefined) refuse(`no "${other}"; there are ${members.join(", ")}`);
  const { appliesTo, message, test, predicate, importFrom } = definition;
  if (typeof message !== "string") refuse('a `message`, such as "must be an e-mail address"');
  if (
    appliesTo !== undefined &&
    (typeof appliesTo !== "number" || appliesTo === 0 || (appliesTo & JsonType.any) !== appliesTo)
  )
    refuse("`appliesTo` to be a type of `JsonType`, or several joined with `|`");
  if ((test === undefined) === (predicate === undefined)) refuse("one of `test` and `predicate`");
  if (test !== undefined && Object.prototype.toString.call(test) !== "[object Function]")
    refuse("`test` to be a function that returns its answer");
  if (predicate !== undefined && !(isObject(predicate) && typeof predicate["op"] === "string"))
    refuse("`predicate` to be a predicate, such as `atMost(length, 8)`");
  if (importFrom === undefined) return;
  if (test === undefined) refuse("a `test` for `importFrom` to say where it is exported");
  if (!isObject(importFrom) || typeof importFrom["specifier"] !== "string" || typeof importFrom["name"] !== "string")
    refuse('`importFrom` to be like { specifier: "my-formats", name: "isSku" }');
}

function refuse(need: string): never {
  throw new DefinitionError(`A format needs ${need}.`);
}
