// How an author's own words get into a plan: as reports, and as blocks that have one. Whoever reads plans needs to know
// nothing of it, so that every tier says the same.
import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { ownProperties } from "../json/own-properties.js";
import { JsonType } from "../json/types.js";
import type { Keyword } from "../keyword/define-keyword.js";
import type { CustomMessages } from "../keyword/shared-facets.js";
import type { BlockId, Constraint, ConstraintOf, Predicate, Report, Rule } from "../plan/plan.js";
import { all } from "../plan/ops/all.js";
import { and } from "../plan/ops/and.js";
import { ruleOf } from "../plan/rule.js";
import { applicationTo } from "../plan/application.js";
import { test } from "../plan/ops/test.js";

/** Makes a block that holds where another does, and has rules of its own. */
export type WrapBlock = (block: BlockId, rules: readonly Rule[]) => BlockId;

/** What is said of a member, where there are words for it. */
type ReportForProperty = (member: string) => Report | undefined;

/** The words of a schema object's author, while its rules are made. */
export class CustomMessageRules {
  readonly #customMessages: CustomMessages;
  readonly #at: SchemaErrorLocation;
  readonly #around: WrapBlock;

  /** @throws SchemaError when there are words for what the schema object does not have. */
  constructor(
    customMessages: CustomMessages,
    at: SchemaErrorLocation,
    present: ReadonlySet<string>,
    around: WrapBlock,
  ) {
    this.#customMessages = ownProperties(customMessages);
    this.#at = at;
    this.#around = around;
    const { schema, keywords = new Map(), properties = new Map() } = this.#customMessages;
    for (const name of [...keywords.keys(), ...properties.keys()]) {
      if (!present.has(name)) this.#refuse(`there are words for "${name}", which this schema does not have`);
    }
    if (schema !== undefined) this.#check(schema, []);
  }

  /**
   * The rules of one keyword, with the author's words where there are some.
   *
   * @throws SchemaError when there are words for a member of which the keyword does not speak.
   */
  of(name: string, keyword: Keyword, rules: readonly Rule[]): readonly Rule[] {
    const text = this.#customMessages.keywords?.get(name);
    const words = this.#customMessages.properties?.get(name);
    const said = text === undefined ? rules : rules.map((rule) => this.#saying(text, keyword, rule));
    if (!words) return said;
    const unsaid = new Set(words.keys());
    const ofMember: ReportForProperty = (member) => {
      const template = words.get(member);
      if (template === undefined) return undefined;
      unsaid.delete(member);
      this.#check(template, []);
      return { id: customId(keyword), template, data: {}, verbatim: true };
    };
    const split = said.flatMap((rule) => this.#byMember(rule, ofMember));
    for (const member of unsaid) this.#refuse(`there are words for "${member}", of which "${name}" does not speak`);
    return split;
  }

  /** Where there are words for the schema as a whole, the one rule that says them; all others are in a block of their own. */
  whole(others: () => BlockId): readonly Rule[] | undefined {
    const { id, schema } = this.#customMessages;
    return schema === undefined
      ? undefined
      : [reportingRule(others(), { id, template: schema, data: {}, verbatim: true })];
  }

  #saying(template: string, keyword: Keyword, rule: Rule): Rule {
    this.#check(template, ["value", ...Array.from(keyword.messages.values(), placeholdersIn).flat()]);
    return { ...rule, report: { id: customId(keyword), template, data: rule.report?.data ?? {}, verbatim: true } };
  }

  #byMember(rule: Rule, said: ReportForProperty): readonly Rule[] {
    const { constraint } = rule;
    if (constraint.op === "test") return splitByProperty(rule, constraint.predicate, said);
    return constraint.op === "members" ? [{ ...rule, constraint: this.#appliedWith(constraint, said) }] : [rule];
  }

  /** A block stands between the rule and each schema that is spoken of, and reports it. */
  #appliedWith(constraint: ConstraintOf<"members">, said: ReportForProperty): Constraint {
    const named = Array.from(constraint.named, ([member, application]) => {
      const report = said(member);
      const target = report && this.#around(application.target, [reportingRule(application.target, report)]);
      return [member, target === undefined ? application : { ...application, target }] as const;
    });
    return { ...constraint, named: new Map(named) };
  }

  #check(template: string, known: readonly string[]): void {
    const allowed = [...new Set(["actual", ...known])];
    const unknown = placeholdersIn(template).find((name) => !allowed.includes(name));
    if (unknown === undefined) return;
    const shown = allowed.map((name) => `{${name}}`).join(", ");
    this.#refuse(`${JSON.stringify(template)} speaks of {${unknown}}; what is known there is ${shown}`);
  }

  #refuse(reason: string): never {
    throw new SchemaError("invalid-keyword-value", this.#at, reason);
  }
}

/** Of a conjunction, what demands a member that there are words for becomes a rule of its own. */
function splitByProperty(rule: Rule, predicate: Predicate, said: ReportForProperty): readonly Rule[] {
  const parts = predicate.op === "and" ? predicate.of : [predicate];
  const split: Rule[] = [];
  const rest = parts.filter((part) => {
    const report = part.op === "has" ? said(part.name) : undefined;
    const { name, appliesTo, vocabulary } = rule;
    if (report) split.push({ name, appliesTo, constraint: test(part), vocabulary, annotation: undefined, report });
    return !report;
  });
  if (split.length === 0) return [rule];
  return rest.length === 0 && !rule.annotation ? split : [...split, { ...rule, constraint: test(and(rest)) }];
}

/** A schema has no keyword to name where it is spoken of as a whole. */
const reportingRule = (target: BlockId, report: Report): Rule => ({
  ...ruleOf(JsonType.any, all([applicationTo(target)])),
  report,
});

const customId = ({ id }: Keyword): string => `${id}#custom`;
const placeholdersIn = (template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+)/g), ([, name = ""]) => name);
