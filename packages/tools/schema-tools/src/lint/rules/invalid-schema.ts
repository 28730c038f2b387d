import { SchemaError, type ValidationIssue } from "@argot/core";
import { hintFor } from "@argot/core/internal";
import { tokensOf, valueAt } from "@argot/core/json";
import { flattenIssues } from "@argot/reports";
import { isObject } from "@argot/core/keyword";
import type { IndexedResource } from "../../schema-index/index.js";
import { PointerTree } from "../pointer-tree.js";
import type { Fault, LintRule, RuleContext } from "../rule.js";

/** Reports what the meta-schemas of a document refuse, and values of keywords that do not have the form that the keyword requires. */
export const invalidSchema: LintRule = {
  code: "invalid-schema",
  description: "The schema is not valid against its meta-schema",
  severity: "error",
  fixable: false,
  *check(context) {
    const { document } = context;
    const found = new PointerTree<Fault>();
    const wrong = document.schemas.flatMap(({ keywords }) => keywords.filter(({ problem }) => problem));
    const hints = new Map(wrong.map(({ pointer, definition, json }) => [pointer, hintFor(definition, json)]));
    // Meta-schemas of several vocabularies may say the same of a value.
    const said = new Set<string>();
    for (const resource of document.resources)
      for (const fault of issuesOf(resource, context)) {
        const text = `${fault.pointer} ${fault.message}`;
        if (said.has(text)) continue;
        said.add(text);
        found.add(fault.pointer, fault);
        yield { ...fault, message: fault.message + (hints.get(fault.pointer) ?? "") };
      }
    // Meta-schemas find most faults. Shapes check more of some values, and are the only check in a dialect without a
    // meta-schema.
    for (const { name, problem, pointer } of wrong) {
      if (!problem) continue;
      const at = [pointer, ...problem.path.map(escaped)].join("/");
      if (found.hasWithin(pointer) || found.hasAround(at)) continue;
      const message = `"${name}" must be ${problem.expected}${hints.get(pointer) ?? ""}`;
      yield { pointer: at, part: "value", message, fatal: true };
    }
  },
};

const escaped = (token: string): string => token.replaceAll("~", "~0").replaceAll("/", "~1");

/** The issues of a resource, unless the one around it has the same dialect and is checked with it. */
function issuesOf(resource: IndexedResource, { argot }: RuleContext): readonly Fault[] {
  const { dialect, document, enclosing } = resource;
  if (dialect.metaSchema === undefined || enclosing?.dialect === dialect) return [];
  const others = document.resources.filter((each) => each.enclosing && each.enclosing.dialect !== each.dialect);
  const foreign = new Set(others.filter((each) => each !== resource).map(({ pointer }) => pointer));
  const schema = without(valueAt(document.root, tokensOf(resource.pointer) ?? []), resource.pointer, foreign);
  return flattenIssues(errorsOf(dialect.uri, schema, argot)).map((issue) => ({
    pointer: resource.pointer + issue.instanceLocation,
    part: "value",
    message: issue.message,
    fatal: true,
    issue,
  }));
}

/** A copy in which the values at some pointers are empty schemas. The same value if there are none. */
function without(value: unknown, pointer: string, foreign: ReadonlySet<string>): unknown {
  if (foreign.size === 0) return value;
  if (foreign.has(pointer)) return {};
  if (Array.isArray(value)) return value.map((each, i) => without(each, `${pointer}/${i}`, foreign));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, without(each, `${pointer}/${escaped(name)}`, foreign)]),
  );
}

/** Nothing, if a document takes the place of the meta-schema and has faults itself: they are reported there. */
function errorsOf(metaSchema: string, schema: unknown, argot: RuleContext["argot"]): readonly ValidationIssue[] {
  let validator;
  try {
    validator = argot.compile(metaSchema);
  } catch (error) {
    if (error instanceof SchemaError) return [];
    throw error;
  }
  return validator.validate(schema).errors;
}
