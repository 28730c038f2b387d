// The errors of each keyword: Ajv's messages and params. This table is the form of Ajv's errors, which programs compare and translate.
import { reportDiscriminated } from "./discriminator.js";
import { duplicateItems } from "./duplicate-items.js";
import type { KeywordFailure } from "./keyword-failure.js";

/** Reports the errors of a keyword that failed. */
type ReportErrors = (keyword: KeywordFailure) => void;

type Names = readonly string[];

const limit =
  (more: boolean, things: string): ReportErrors =>
  ({ schema, report }) =>
    report({ limit: schema }, `must NOT have ${more ? "more" : "fewer"} than ${String(schema)} ${things}`);

const comparison =
  (operator: string, exclusive?: string): ReportErrors =>
  ({ keyword, schema, parentSchema, report }) => {
    // In draft-04, another keyword says whether the limit is included.
    const isExclusive = parentSchema[`exclusive${keyword[0]?.toUpperCase()}${keyword.slice(1)}`] === true;
    const shown = isExclusive && exclusive !== undefined ? exclusive : operator;
    report({ comparison: shown, limit: schema }, `must be ${shown} ${String(schema)}`);
  };

const moreItems = (count: number): [params: object, message: string] => [
  { limit: count },
  `must NOT have more than ${count} items`,
];

/** Reports each failed application, with the errors beneath it alone. */
const inner: ReportErrors = ({ applications, apply }) => {
  for (const application of applications) if (apply(application)) return;
};

const missingProperties: ReportErrors = ({ schema, lacks, report }) => {
  for (const name of schema as Names) {
    if (lacks(name) && report({ missingProperty: name }, `must have required property '${name}'`)) return;
  }
};

/** Reports the properties that others require, and returns whether to stop. */
function missingDependencies({ lacks, report }: KeywordFailure, dependencies: Record<string, unknown>): boolean {
  for (const [property, needed] of Object.entries(dependencies)) {
    if (!Array.isArray(needed) || lacks(property)) continue;
    const names = needed as Names;
    const deps = names.join(", ");
    const message = `must have ${names.length === 1 ? "property" : "properties"} ${deps} when property ${property} is present`;
    for (const missingProperty of names)
      if (lacks(missingProperty) && report({ property, missingProperty, depsCount: names.length, deps }, message))
        return true;
  }
  return false;
}

/** Reports properties that may not be there by their names, and others by what is wrong with their values. */
const otherProperties =
  (kind: string): ReportErrors =>
  ({ schema, applications, apply, report }) => {
    for (const application of applications) {
      const stop =
        schema === false
          ? report({ [`${kind}Property`]: application.key }, `must NOT have ${kind} properties`)
          : apply(application);
      if (stop) return;
    }
  };

/** Reports items after those with a schema of their own. */
const otherItems =
  (count: (keyword: KeywordFailure) => number): ReportErrors =>
  (keyword) => {
    if (keyword.schema === false) keyword.report(...moreItems(count(keyword)));
    else inner(keyword);
  };

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Reports the first failed applications by the order of their names in the schema. */
const inOrderOfSchema: ReportErrors = (keyword) => {
  if (keyword.applications.length < 2) return inner(keyword);
  const order = new Map(Object.keys(keyword.schema as object).map((name, i) => [name, i]));
  const placeOf = (path: readonly string[]): number => order.get(path[1] as string) ?? 0;
  const sorted = keyword.applications.toSorted(
    (a, b) => placeOf(a.application.keywordPath) - placeOf(b.application.keywordPath),
  );
  inner({ ...keyword, applications: sorted });
};

const contains: ReportErrors = ({ parentSchema, counts, failure, data, applications, apply, report }) => {
  const { minContains, maxContains: max } = counts ? parentSchema : {};
  const min = minContains ?? 1;
  if (max === undefined || min <= max) {
    const failed = new Set(applications.map(({ key }) => key));
    const end = max !== undefined && failure.validCount > max ? indexOfMatch(data as unknown[], failed, max) : Infinity;
    for (const application of applications)
      if ((application.key as number) < end) apply(application, { composite: true });
  }
  if (max === undefined) report({ minContains: min }, `must contain at least ${min} valid item(s)`);
  else
    report(
      { minContains: min, maxContains: max },
      `must contain at least ${min} and no more than ${max} valid item(s)`,
    );
};

/** The index of an item that matches, by the number of those before it that match. */
function indexOfMatch(items: readonly unknown[], failed: ReadonlySet<unknown>, before: number): number {
  let count = 0;
  return items.findIndex((_, i) => !failed.has(i) && count++ === before);
}

const oneOf: ReportErrors = ({ schema, failure, applications, apply, report }) => {
  const failed = new Set(applications.map(({ application }) => Number(application.keywordPath[1])));
  const matching = (schema as unknown[]).flatMap((_, i) => (failed.has(i) ? [] : [i]));
  const passingSchemas = failure.validCount > 1 ? matching.slice(0, 2) : null;
  const end = passingSchemas?.[1] ?? Infinity;
  for (const application of applications)
    if (Number(application.application.keywordPath[1]) < end) apply(application, { composite: true });
  report({ passingSchemas }, "must match exactly one schema in oneOf", true);
};

const uniqueItems: ReportErrors = ({ data, parentSchema, report }) => {
  const [i, j] = duplicateItems(data as unknown[], parentSchema["items"]);
  report({ i, j }, `must NOT have duplicate items (items ## ${j} and ${i} are identical)`);
};

/** By the name of the keyword. */
export const keywordErrors: Readonly<Record<string, ReportErrors>> = {
  type: ({ schema, report }) => report({ type: schema }, `must be ${String(schema)}`),
  const: ({ schema, report }) => report({ allowedValue: schema }, "must be equal to constant"),
  enum: ({ schema, report }) => report({ allowedValues: schema }, "must be equal to one of the allowed values"),
  maximum: comparison("<=", "<"),
  minimum: comparison(">=", ">"),
  exclusiveMaximum: comparison("<"),
  exclusiveMinimum: comparison(">"),
  multipleOf: ({ schema, report }) => report({ multipleOf: schema }, `must be multiple of ${String(schema)}`),
  maxLength: limit(true, "characters"),
  minLength: limit(false, "characters"),
  pattern: ({ schema, report }) => report({ pattern: schema }, `must match pattern "${String(schema)}"`),
  format: ({ schema, report }) => report({ format: schema }, `must match format "${String(schema)}"`),
  maxItems: limit(true, "items"),
  minItems: limit(false, "items"),
  uniqueItems,
  maxProperties: limit(true, "properties"),
  minProperties: limit(false, "properties"),
  required: missingProperties,
  not: ({ report }) => report({}, "must NOT be valid"),
  anyOf: ({ applications, apply, report }) => {
    for (const application of applications) apply(application, { composite: true });
    report({}, "must match a schema in anyOf", true);
  },
  oneOf,
  discriminator: reportDiscriminated,
  allOf: inner,
  if: ({ applications, apply, report }) => {
    const [application] = applications;
    if (!application) return;
    apply(application);
    const [failingKeyword] = application.application.keywordPath;
    report({ failingKeyword }, `must match "${failingKeyword}" schema`, true);
  },
  $ref: inner,
  $recursiveRef: inner,
  $dynamicRef: inner,
  prefixItems: inner,
  items: (keyword) => {
    const { parentSchema } = keyword;
    if (parentSchema["prefixItems"] === undefined || Array.isArray(keyword.schema)) inner(keyword);
    else otherItems(() => lengthOf(parentSchema["prefixItems"]))(keyword);
  },
  additionalItems: otherItems(({ parentSchema }) => lengthOf(parentSchema["items"])),
  unevaluatedItems: otherItems(({ applications }) => Number(applications[0]?.key ?? 0)),
  contains,
  properties: inOrderOfSchema,
  patternProperties: inOrderOfSchema,
  additionalProperties: otherProperties("additional"),
  unevaluatedProperties: otherProperties("unevaluated"),
  propertyNames: ({ applications, apply, report }) => {
    for (const application of applications) {
      const propertyName = String(application.value);
      apply(application, { composite: true, propertyName });
      if (report({ propertyName }, "property name must be valid", true)) return;
    }
  },
  dependentRequired: (keyword) => void missingDependencies(keyword, keyword.schema as Record<string, unknown>),
  dependentSchemas: inOrderOfSchema,
  dependencies: (keyword) => {
    if (!missingDependencies(keyword, keyword.schema as Record<string, unknown>)) inOrderOfSchema(keyword);
  },
};
