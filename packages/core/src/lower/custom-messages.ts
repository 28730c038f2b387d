// Puts the messages of a schema's author into the plan: as reports, and as blocks that have a report. Readers of plans need
// no special case for them, so every tier reports the same.
import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { ownProperties } from "../json/own-properties.js";
import { JsonType } from "../json/types.js";
import type { Keyword } from "../keyword/keyword.js";
import type { CustomMessages } from "../keyword/shared-facets.js";
import type { BlockId, Constraint, ConstraintOf, Predicate, Report, Rule } from "../plan/plan.js";
import { all } from "../plan/ops/all.js";
import { and } from "../plan/ops/and.js";
import { ruleOf } from "../plan/rule.js";
import { applicationTo } from "../plan/application.js";
import { test } from "../plan/ops/test-op.js";

/** Makes a block of the same schema as another one, with other rules. */
export type WrapBlock = (block: BlockId, rules: readonly Rule[]) => BlockId;

/** Returns the report of a property that has a message. */
type ReportForProperty = (property: string) => Report | undefined;

/** Rewrites the rules of a schema object so that they report the messages of the schema's author. */
export class CustomMessageRules {
  readonly #messages: CustomMessages;
  readonly #at: SchemaErrorLocation;
  readonly #wrapBlock: WrapBlock;

  /**
   * @param present - The names of the keywords of the schema object.
   * @throws SchemaError if there is a message for a keyword that the schema object does not have.
   */
  constructor(messages: CustomMessages, at: SchemaErrorLocation, present: ReadonlySet<string>, wrapBlock: WrapBlock) {
    this.#messages = ownProperties(messages);
    this.#at = at;
    this.#wrapBlock = wrapBlock;
    const { schema, keywords = new Map(), properties = new Map() } = this.#messages;
    for (const name of [...keywords.keys(), ...properties.keys()]) {
      if (!present.has(name))
        this.#refuse(`there is a message for "${name}", but the schema does not have that keyword`);
    }
    if (schema !== undefined) this.#checkPlaceholders(schema, []);
  }

  /**
   * Rewrites the rules of a keyword. Returns them unchanged if there is no message for it.
   *
   * @throws SchemaError if there is a message for a property that the keyword does not name.
   */
  rulesOf(name: string, keyword: Keyword, rules: readonly Rule[]): readonly Rule[] {
    const template = this.#messages.keywords?.get(name);
    const byProperty = this.#messages.properties?.get(name);
    const reporting = template === undefined ? rules : rules.map((rule) => this.#withReport(rule, template, keyword));
    if (!byProperty) return reporting;
    const unused = new Set(byProperty.keys());
    const reportFor: ReportForProperty = (property) => {
      const ofProperty = byProperty.get(property);
      if (ofProperty === undefined) return undefined;
      unused.delete(property);
      this.#checkPlaceholders(ofProperty, []);
      return customReport(customId(keyword), ofProperty);
    };
    const split = reporting.flatMap((rule) => this.#byProperty(rule, reportFor));
    for (const property of unused)
      this.#refuse(`there is a message for the property "${property}", but "${name}" does not name that property`);
    return split;
  }

  /**
   * If there is a message for the schema as a whole: the only rule of its block, which reports the message.
   *
   * @param addBlock - Adds the block with all other rules.
   */
  schemaRules(addBlock: () => BlockId): readonly Rule[] | undefined {
    const { id, schema } = this.#messages;
    return schema === undefined ? undefined : [reportingRule(addBlock(), customReport(id, schema))];
  }

  #withReport(rule: Rule, template: string, keyword: Keyword): Rule {
    this.#checkPlaceholders(template, ["value", ...Array.from(keyword.messages.values(), placeholdersIn).flat()]);
    return { ...rule, report: customReport(customId(keyword), template, rule.report?.data) };
  }

  #byProperty(rule: Rule, reportFor: ReportForProperty): readonly Rule[] {
    const { constraint } = rule;
    if (constraint.op === "test") return splitByProperty(rule, constraint.predicate, reportFor);
    return constraint.op === "members" ? [{ ...rule, constraint: this.#wrapTargets(constraint, reportFor) }] : [rule];
  }

  /** Puts a block with a report between the rule and the schema of each property that has a message. */
  #wrapTargets(constraint: ConstraintOf<"members">, reportFor: ReportForProperty): Constraint {
    const named = Array.from(constraint.named, ([property, application]) => {
      const report = reportFor(property);
      const target = report && this.#wrapBlock(application.target, [reportingRule(application.target, report)]);
      return [property, target === undefined ? application : { ...application, target }] as const;
    });
    return { ...constraint, named: new Map(named) };
  }

  #checkPlaceholders(template: string, known: readonly string[]): void {
    const allowed = [...new Set(["actual", ...known])];
    const unknown = placeholdersIn(template).find((name) => !allowed.includes(name));
    if (unknown === undefined) return;
    const list = allowed.map((name) => `{${name}}`).join(", ");
    this.#refuse(`the message ${JSON.stringify(template)} has the unknown placeholder {${unknown}}; known are ${list}`);
  }

  #refuse(reason: string): never {
    throw new SchemaError("invalid-keyword-value", this.#at, reason);
  }
}

/** Splits a conjunction: each part that requires a property with a message becomes a rule of its own. */
function splitByProperty(rule: Rule, predicate: Predicate, reportFor: ReportForProperty): readonly Rule[] {
  const parts = predicate.op === "and" ? predicate.of : [predicate];
  const split: Rule[] = [];
  const rest = parts.filter((part) => {
    const report = part.op === "has" ? reportFor(part.name) : undefined;
    const { name, appliesTo, vocabulary } = rule;
    if (report) split.push({ name, appliesTo, constraint: test(part), vocabulary, annotation: undefined, report });
    return !report;
  });
  if (split.length === 0) return [rule];
  return rest.length === 0 && !rule.annotation ? split : [...split, { ...rule, constraint: test(and(rest)) }];
}

/** A rule that applies a block in place and has a report. It belongs to no keyword. */
const reportingRule = (target: BlockId, report: Report): Rule => ({
  ...ruleOf(JsonType.any, all([applicationTo(target)])),
  report,
});

/** The report with a message of the schema's author, which is part of its data: so it can be told from that of a keyword. */
const customReport = (id: string, template: string, data: Report["data"] = {}): Report => ({
  id,
  template,
  data: { ...data, custom: template },
  verbatim: true,
});

const customId = ({ id }: Keyword): string => `${id}#custom`;
const placeholdersIn = (template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+)/g), ([, name = ""]) => name);
