import { JsonType } from "../json/types.js";
import { encodeFragment } from "../json/uri.js";
import { formOf, predicateFormOf } from "./forms.js";
import type { PlanPrinter } from "./op.js";
import { type Application, type Block, nowhere, type Plan, type Rule } from "./plan.js";
import { jsonText, quote, typesText } from "./text.js";

/** The text form of a plan: one line a rule, in the order in which rules run. Made for reviewers and golden files. */
export function print(plan: Plan): string {
  const lines = [`entry ${printer.application(plan.entry)}`];
  for (const [i, resource] of plan.resources.entries()) {
    const anchors = Array.from(resource.dynamicAnchors, ([anchor, target]) => ` ${quote(anchor)} -> b${target}`);
    lines.push(`resource r${i} ${resource.uri}${anchors.length > 0 ? ` dynamic${anchors.join(",")}` : ""}`);
  }
  for (const block of plan.blocks) lines.push(blockHead(block), ...block.rules.map(ruleText));
  return `${lines.join("\n")}\n`;
}

const blockHead = (block: Block): string => `b${block.id} r${block.resource}#${encodeFragment(block.pointer)}`;

function ruleText(rule: Rule): string {
  const parts = ["  "];
  if (rule.appliesTo !== JsonType.any) parts.push(`${typesText(rule.appliesTo)}: `);
  parts.push(formOf(rule.constraint).print(rule.constraint, printer));
  if (rule.annotation)
    parts.push(
      rule.annotation.kind === "value" ? ` annotation ${jsonText(rule.annotation.value)}` : " annotation applied",
    );
  if (rule.name !== undefined) parts.push(`  ; ${rule.name}`);
  return parts.join("");
}

const printer: PlanPrinter = {
  application: applicationText,
  predicate: (predicate) => predicateFormOf(predicate).print(predicate, printer),
  nameOf: ({ name }) => name,
};

function applicationText(application: Application): string {
  const block = application.target === nowhere ? "nowhere" : `b${application.target}`;
  const target =
    application.dynamic === undefined ? `-> ${block}` : `-> dynamic ${quote(application.dynamic)} else ${block}`;
  return application.when ? `when ${printer.predicate(application.when)} ${target}` : target;
}
