import { pointerOf } from "../json/pointer.js";
import { JsonType } from "../json/types.js";
import { formOf } from "./constraints.js";
import { functionsOf } from "./functions.js";
import type { PlanPrinter } from "./op.js";
import {
  type Application,
  type BlockId,
  type CustomFunction,
  nowhere,
  type Plan,
  type Report,
  type Resource,
  type Rule,
} from "./plan.js";
import { predicateFormOf } from "./predicates.js";
import { jsonText, quote, typesText, word } from "./text.js";

/**
 * The text of a plan, from which `parse` makes an equal plan. A rule is a line, in the order in which rules run, with its
 * vocabulary and its report in lines beneath it.
 */
export function print(plan: Plan): string {
  const printer = printerFor(plan);
  const lines = [`entry ${printer.application(plan.entry)}`, ...plan.resources.map(resourceText)];
  for (const { id, resource, pointer, rules } of plan.blocks)
    lines.push(
      `${blockName(id)} r${resource}#${pointer && word(pointer)}`,
      ...rules.flatMap((rule) => ruleLines(rule, printer)),
    );
  return `${lines.join("\n")}\n`;
}

const blockName = (id: BlockId): string => (id === nowhere ? "nowhere" : `b${id}`);

function resourceText({ uri, dialect, dynamicAnchors }: Resource, i: number): string {
  const anchors = Array.from(dynamicAnchors, ([anchor, target]) => `${quote(anchor)} -> ${blockName(target)}`);
  const dynamic = anchors.length > 0 ? ` dynamic ${anchors.join(", ")}` : "";
  return `resource r${i} ${word(uri)}${dialect === undefined ? "" : ` dialect ${word(dialect)}`}${dynamic}`;
}

function ruleLines(rule: Rule, printer: PlanPrinter): string[] {
  const { name, appliesTo, constraint, annotation, vocabulary, report } = rule;
  const types = appliesTo === JsonType.any ? "" : `${typesText(appliesTo)}: `;
  const value = annotation?.kind === "value" ? jsonText(annotation.value) : annotation?.kind;
  const lines = [
    `  ${types}${formOf(constraint).print(constraint, printer)}${value === undefined ? "" : ` annotation ${value}`}${name === undefined ? "" : `  ; ${word(name)}`}`,
  ];
  if (vocabulary !== undefined) lines.push(`    vocabulary ${word(vocabulary)}`);
  if (report) lines.push(`    report ${reportText(report)}`);
  return lines;
}

const reportText = ({ id, template, data, verbatim }: Report): string =>
  `${word(id)} ${quote(template)} ${jsonText(data)}${verbatim ? " verbatim" : ""}`;

function printerFor(plan: Plan): PlanPrinter {
  const names = new Map<CustomFunction<unknown>, string>(Array.from(functionsOf(plan), ([name, each]) => [each, name]));
  const printer: PlanPrinter = {
    application: (application) => applicationText(application, printer),
    predicate: (predicate) => predicateFormOf(predicate).print(predicate, printer),
    nameOf: (called) => word(names.get(called) ?? called.name),
  };
  return printer;
}

function applicationText({ target, keywordPath, dynamic, when, namedBy }: Application, printer: PlanPrinter): string {
  const condition = when ? `when ${printer.predicate(when)} ` : "";
  const anchor = dynamic === undefined ? "" : `dynamic ${quote(dynamic)} else `;
  const at = keywordPath.length > 0 ? ` at ${word(pointerOf(keywordPath))}` : "";
  const name = namedBy ? ` named by ${quote(namedBy.property)} among ${jsonText(namedBy.values)}` : "";
  return `${condition}-> ${anchor}${blockName(target)}${at}${name}`;
}
