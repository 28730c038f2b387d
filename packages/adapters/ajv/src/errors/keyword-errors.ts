// The errors of keywords that depend on the value: Ajv's messages and params. Programs compare and translate them.
import type { FailedApplication } from "@argot/core/plan";
import { reportDiscriminated } from "./discriminator.js";
import { duplicateItems } from "./duplicate-items.js";
import type { KeywordFailure } from "./keyword-failure.js";

/** Reports the errors of a keyword that failed. */
export type ReportErrors = (failed: KeywordFailure) => void;

type Names = readonly string[];

const missingProperties: ReportErrors = (failed) => {
  for (const name of failed.schema as Names) {
    if (failed.lacks(name) && failed.report({ missingProperty: name }, `must have required property '${name}'`)) return;
  }
};

/** Reports missing properties that other properties require. Returns whether to stop. */
function missingDependencies(failed: KeywordFailure): boolean {
  for (const [property, needed] of Object.entries(failed.schema as object)) {
    if (!Array.isArray(needed) || failed.lacks(property)) continue;
    const names = needed as Names;
    const deps = names.join(", ");
    const message = `must have ${names.length === 1 ? "property" : "properties"} ${deps} when property ${property} is present`;
    for (const missingProperty of names) {
      const params = { property, missingProperty, depsCount: names.length, deps };
      if (failed.lacks(missingProperty) && failed.report(params, message)) return true;
    }
  }
  return false;
}

/** Reports properties whose names are not allowed. */
const otherProperties =
  (paramsOf: (name: unknown) => object, message: string): ReportErrors =>
  (failed) => {
    for (const { key } of failed.applications) if (failed.report(paramsOf(key), message)) return;
  };

/** Reports that there are too many items after those of a tuple. */
const otherItems =
  (countOf: (failed: KeywordFailure) => number): ReportErrors =>
  (failed) => {
    const count = countOf(failed);
    failed.report({ limit: count }, `must NOT have more than ${count} items`);
  };

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const contains: ReportErrors = (failed) => {
  const { counts, failure, data, applications, parentSchema } = failed;
  const { minContains, maxContains } = (counts ? parentSchema : {}) as { minContains?: number; maxContains?: number };
  const [min = 1, max] = [minContains, maxContains];
  if (max === undefined || min <= max) {
    const keys = new Set(applications.map(({ key }) => key));
    const end = max !== undefined && failure.validCount > max ? indexOfMatch(data as unknown[], keys, max) : Infinity;
    for (const application of applications) if ((application.key as number) < end) failed.applyAlternative(application);
  }
  if (max === undefined) failed.report({ minContains: min }, `must contain at least ${min} valid item(s)`);
  else
    failed.report(
      { minContains: min, maxContains: max },
      `must contain at least ${min} and no more than ${max} valid item(s)`,
    );
};

/** The index of the nth item that matches. */
function indexOfMatch(items: readonly unknown[], failed: ReadonlySet<unknown>, before: number): number {
  let count = 0;
  return items.findIndex((_, i) => !failed.has(i) && count++ === before);
}

const oneOf: ReportErrors = (failed) => {
  const passingSchemas = failed.failure.validCount > 1 ? firstMatches(failed) : null;
  // Ajv evaluates no alternative after the second that matches.
  const end = passingSchemas?.at(1) ?? Infinity;
  for (const application of failed.applications)
    if (end === Infinity || indexOf(application) < end) failed.applyAlternative(application);
  failed.report({ passingSchemas }, "must match exactly one schema in oneOf", true);
};

/** The index of an alternative. */
const indexOf = ({ application }: FailedApplication): number => Number(application.keywordPath.at(1));

/** The indices of the first two alternatives that match. */
function firstMatches({ schema, applications }: KeywordFailure): readonly number[] {
  const others = new Set(applications.map(indexOf));
  const matches: number[] = [];
  for (let i = 0; matches.length < 2 && i < (schema as unknown[]).length; i++) if (!others.has(i)) matches.push(i);
  return matches;
}

const uniqueItems: ReportErrors = (failed) => {
  const items = failed.data as unknown[];
  const found = duplicateItems(items, failed.parentSchema["items"]);
  // Items of wrong types have errors of their own, unless another schema is about them.
  if (!found && !failed.isAlone) return;
  const [i, j] = found ?? duplicateItems(items, true) ?? [0, 0];
  failed.report({ i, j }, `must NOT have duplicate items (items ## ${j} and ${i} are identical)`);
};

/** By the name of the keyword. */
export const keywordErrors: Readonly<Record<string, ReportErrors>> = {
  uniqueItems,
  required: missingProperties,
  anyOf: (failed) => {
    for (const application of failed.applications) failed.applyAlternative(application);
    failed.report({}, "must match a schema in anyOf", true);
  },
  oneOf,
  discriminator: reportDiscriminated,
  if: (failed) => {
    const [application] = failed.applications;
    if (!application) return;
    failed.apply(application);
    const [failingKeyword] = application.application.keywordPath;
    failed.report({ failingKeyword }, `must match "${failingKeyword}" schema`, true);
  },
  items: otherItems(({ parentSchema }) => lengthOf(parentSchema["prefixItems"])),
  additionalItems: otherItems(({ parentSchema }) => lengthOf(parentSchema["items"])),
  unevaluatedItems: otherItems(({ applications }) => Number(applications.at(0)?.key ?? 0)),
  contains,
  additionalProperties: otherProperties(
    (additionalProperty) => ({ additionalProperty }),
    "must NOT have additional properties",
  ),
  unevaluatedProperties: otherProperties(
    (unevaluatedProperty) => ({ unevaluatedProperty }),
    "must NOT have unevaluated properties",
  ),
  select: (failed) => {
    const [application] = failed.applications;
    if (!application) return;
    failed.apply(application);
    const [keyword, name] = application.application.keywordPath;
    if (keyword === "selectCases") failed.report({ failingCase: name }, `should match case "${name}" schema`, true);
    else failed.report({ failingDefault: true }, "should match default case schema", true);
  },
  propertyNames: (failed) => {
    for (const application of failed.applications) {
      const propertyName = String(application.value);
      failed.applyAlternative(application, propertyName);
      if (failed.report({ propertyName }, "property name must be valid", true)) return;
    }
  },
  dependentRequired: (failed) => void missingDependencies(failed),
  dependencies: (failed) => {
    if (!missingDependencies(failed)) failed.applyByName();
  },
};
