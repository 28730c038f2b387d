import type { Flaw } from "@argot/algebra";
import {
  type Argot,
  refuseUnknownName,
  refuseUnknownOptions,
  requireArgot,
  requireArgument,
  SchemaError,
  type ValidationIssue,
} from "@argot/core";
import { encodeFragment } from "@argot/core/json";
import type { IndexedDocument, SchemaIndex } from "../schema-index/index.js";
import { keepItemsDistinct } from "./distinct-items.js";
import { Exclusions } from "./exclusions.js";
import { PointerTree } from "./pointer-tree.js";
import { provenFlaws } from "./proofs.js";
import type { Edit, Fault, LintRule, RuleContext, Severity } from "./rule.js";
import { constantCondition } from "./rules/constant-condition.js";
import { contradiction } from "./rules/contradiction.js";
import { coveredAlternative } from "./rules/covered-alternative.js";
import { doubleNegation } from "./rules/double-negation.js";
import { duplicateBranch } from "./rules/duplicate-branch.js";
import { duplicateSubschema } from "./rules/duplicate-subschema.js";
import { duplicateValue } from "./rules/duplicate-value.js";
import { endlessReference } from "./rules/endless-reference.js";
import { exclusiveAlternatives } from "./rules/exclusive-alternatives.js";
import { faultyIdentifier } from "./rules/faulty-identifier.js";
import { ignoredKeyword } from "./rules/ignored-keyword.js";
import { impossibleValue } from "./rules/impossible-value.js";
import { inapplicableKeyword } from "./rules/inapplicable-keyword.js";
import { invalidExample } from "./rules/invalid-example.js";
import { invalidPattern } from "./rules/invalid-pattern.js";
import { invalidSchema } from "./rules/invalid-schema.js";
import { missingDialect } from "./rules/missing-dialect.js";
import { needlessKeyword } from "./rules/needless-keyword.js";
import { needlessWrapper } from "./rules/needless-wrapper.js";
import { noOpKeyword } from "./rules/no-op-keyword.js";
import { outdatedKeyword } from "./rules/outdated-keyword.js";
import { overlappingAlternatives } from "./rules/overlapping-alternatives.js";
import { singleValueEnum } from "./rules/single-value-enum.js";
import { slowPattern } from "./rules/slow-pattern.js";
import { staticReference } from "./rules/static-reference.js";
import { undescribedSchema } from "./rules/undescribed-schema.js";
import { unknownDialect } from "./rules/unknown-dialect.js";
import { unknownKeyword } from "./rules/unknown-keyword.js";
import { unknownValue } from "./rules/unknown-value.js";
import { unportableIdentifier } from "./rules/unportable-identifier.js";
import { unreachableAlternative } from "./rules/unreachable-alternative.js";
import { unreachableDefinition } from "./rules/unreachable-definition.js";
import { unresolvedReference } from "./rules/unresolved-reference.js";
import { unseenProperty } from "./rules/unseen-property.js";
import { unusualPattern } from "./rules/unusual-pattern.js";

/** The rules, in the order in which documents are checked by them. */
export const lintRules: readonly LintRule[] = [
  invalidSchema,
  unknownDialect,
  faultyIdentifier,
  unresolvedReference,
  endlessReference,
  invalidPattern,
  unusualPattern,
  unknownKeyword,
  outdatedKeyword,
  unknownValue,
  contradiction,
  unreachableAlternative,
  coveredAlternative,
  overlappingAlternatives,
  constantCondition,
  unseenProperty,
  impossibleValue,
  duplicateValue,
  invalidExample,
  inapplicableKeyword,
  ignoredKeyword,
  needlessKeyword,
  noOpKeyword,
  needlessWrapper,
  doubleNegation,
  singleValueEnum,
  duplicateBranch,
  exclusiveAlternatives,
  unreachableDefinition,
  duplicateSubschema,
  staticReference,
  unportableIdentifier,
  slowPattern,
  missingDialect,
  undescribedSchema,
];

/** The code of findings that no rule covers: `compile` refuses the schema. */
export const cannotCompile = "cannot-compile";

/** A fault of a document. */
export interface Finding extends Pick<Fault, "pointer" | "part" | "message"> {
  /** The code of the rule. */
  readonly code: string;
  /** How severe it is. */
  readonly severity: Exclude<Severity, "off">;
  /** The URI of the document. */
  readonly document: string;
  /** Changes after which the schema accepts the same values as before; absent if there are none that are certain. */
  readonly fix?: readonly Edit[];
  /** The issue of the schema as a value of its meta-schema, if this is one. */
  readonly issue?: ValidationIssue;
}

/** Options for {@link lint}. */
export interface LintOptions {
  /** The index of the document and of all that it may refer to. */
  readonly index: SchemaIndex;
  /** Has the dialects, and the same documents. */
  readonly argot: Argot;
  /** Severities by code. Default: those of the rules. What makes a schema unusable is an error unless its rule is off. */
  readonly severities?: Readonly<Record<string, Severity>>;
  /** Names of unknown keywords that are accepted, such as those of an editor. Names that begin with `x-` always are. Default: none. */
  readonly allowedKeywords?: readonly string[];
  /** Further rules, such as those that {@link schemaRule} makes. Default: none. */
  readonly rules?: readonly LintRule[];
  /** Maximum number of steps of proofs, each of which takes some ten microseconds. What takes more is not found. Default: 1,000, and 150 for each schema. */
  readonly maxSteps?: number;
}

const optionNames: Readonly<Record<keyof LintOptions, true>> = {
  index: true,
  argot: true,
  severities: true,
  allowedKeywords: true,
  rules: true,
  maxSteps: true,
};

/**
 * Finds all faults of a document, in the order of their locations in it.
 *
 * A document without errors can be compiled, if the Argot instance has it under its URI.
 */
export function lint(document: IndexedDocument, options: LintOptions): readonly Finding[] {
  const isDocument = Array.isArray((document as IndexedDocument | undefined)?.schemas);
  requireArgument(isDocument, "lint", "a document of a `SchemaIndex`", document);
  refuseUnknownOptions("lint", options, Object.keys(optionNames));
  const { index, argot, severities = {}, allowedKeywords = [], rules = [], maxSteps } = options;
  requireArgument(index instanceof Object, "lint", "the `SchemaIndex` of the document as `index`", index);
  requireArgot("lint", argot);
  requireArgument(Array.isArray(rules), "lint", "an array of rules as `rules`", rules);
  const applied = [...lintRules, ...rules];
  const codes = applied.map(({ code }) => code);
  for (const [code, severity] of Object.entries(severities)) {
    refuseUnknownName("rule", code, codes);
    refuseUnknownName(`severity of ${code}`, severity, ["error", "warn", "off"]);
  }
  requireArgument(Array.isArray(allowedKeywords), "lint", "an array of names as `allowedKeywords`", allowedKeywords);
  const found: Finding[] = [];
  const allowed = new Set(allowedKeywords);
  let proven: readonly Flaw[] | undefined;
  const context: RuleContext = {
    document,
    index,
    argot,
    flaws: () => (proven ??= provenFlaws(document, argot, maxSteps)),
    allowsKeyword: (name: string) => allowed.has(name),
  };
  const exclusions = new Exclusions(document);
  for (const rule of applied) {
    const severity = Object.hasOwn(severities, rule.code) ? severities[rule.code] : rule.severity;
    if (severity === undefined || severity === "off") continue;
    for (const each of rule.check(context)) {
      if (exclusions.has(each, rule.code)) continue;
      const { fatal, ...fault } = each;
      found.push({ ...fault, code: rule.code, severity: fatal ? "error" : severity, document: document.uri });
    }
  }
  if (!found.some(({ severity }) => severity === "error")) found.push(...refusals(document, argot));
  return inOrder(keepItemsDistinct(found, document.root), document);
}

/** Faults that `compile` finds although no rule does. */
function refusals({ uri }: IndexedDocument, argot: Argot): readonly Finding[] {
  if (!argot.locate(uri)) return [];
  try {
    argot.compile(uri);
    return [];
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const at = argot.locate(`${error.uri}#${encodeFragment(error.pointer)}`);
    const isHere = at?.document === uri;
    const message = isHere ? error.reason : error.message;
    const pointer = isHere ? at.pointer : "";
    return [{ code: cannotCompile, severity: "error", document: uri, pointer, part: "value", message }];
  }
}

/**
 * Findings in the order of the document: those of a schema before those within it, and those without a location last.
 */
function inOrder(found: readonly Finding[], document: IndexedDocument): readonly Finding[] {
  const tree = new PointerTree<Finding>();
  for (const each of found) tree.add(each.pointer, each);
  const ordered = new Set<Finding>();
  const pending: { readonly value: unknown; readonly node: PointerTree<Finding> }[] = [
    { value: document.root, node: tree },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, node } = next;
    for (const each of node.items) ordered.add(each);
    if (typeof value !== "object" || value === null || node.children.size === 0) continue;
    for (const [name, inner] of Object.entries(value).reverse()) {
      const child = node.children.get(name);
      if (child) pending.push({ value: inner as unknown, node: child });
    }
  }
  return [...ordered, ...found.filter((each) => !ordered.has(each))];
}
