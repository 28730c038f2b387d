import { JsonType } from "../json/types.js";
import type { Json } from "../json/types.js";
import { PlanError } from "./plan-error.js";
import { type ParseOptions, RuleParser } from "./rule-parser.js";
import type { Application, Block, BlockId, Pattern, Plan, Report, Resource, Rule, RuleAnnotation } from "./plan.js";

/** Parts of a plan while its text is read. */
interface PlanDraft {
  entry: Application | undefined;
  readonly resources: Resource[];
  readonly blocks: (Omit<Block, "rules"> & { readonly rules: Rule[] })[];
}

/**
 * Makes a plan of its text. `verify` says whether it is well-formed. Empty lines and lines that begin with `#` mean nothing.
 *
 * @throws PlanError naming the line, the column and what is expected there.
 */
export function parse(text: string, options: ParseOptions = {}): Plan {
  const draft: PlanDraft = { entry: undefined, resources: [], blocks: [] };
  const patterns = new Map<string, Pattern>();
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const parser = new RuleParser(line, i + 1, options, patterns);
    readLine(draft, line, parser);
    if (!parser.isAtEnd) parser.fail("the end of the line");
  }
  const { entry, resources, blocks } = draft;
  if (!entry) throw new PlanError("the text of a plan begins with its entry, such as `entry -> b0`");
  return { entry, blocks, resources };
}

function readLine(draft: PlanDraft, line: string, parser: RuleParser): void {
  if (line.startsWith("    ")) readDetail(draft, parser);
  else if (line.startsWith("  ")) readRule(draft, parser);
  else if (parser.accepts("entry")) draft.entry = parser.application();
  else if (parser.accepts("resource")) draft.resources.push(readResource(draft.resources.length, parser));
  else draft.blocks.push(readBlock(parser));
}

function readResource(position: number, parser: RuleParser): Resource {
  parser.check(`r${position}, the next resource`, () => (parser.resource() === position ? true : undefined));
  const uri = parser.word();
  const dialect = parser.accepts("dialect") ? parser.word() : undefined;
  const dynamicAnchors = new Map<string, BlockId>();
  if (parser.accepts("dynamic"))
    do {
      const anchor = parser.string();
      parser.expect("->");
      dynamicAnchors.set(anchor, parser.block());
    } while (parser.accepts(","));
  return { uri, dialect, dynamicAnchors };
}

function readBlock(parser: RuleParser): PlanDraft["blocks"][number] {
  const id = parser.block();
  const resource = parser.resource();
  parser.expect("#");
  return { id, resource, pointer: parser.isAtEnd ? "" : parser.word(), rules: [] };
}

function readRule({ blocks }: PlanDraft, parser: RuleParser): void {
  const block = blocks.at(-1) ?? parser.fail("a block before its rules");
  const appliesTo = parser.typesAhead() ?? JsonType.any;
  const constraint = parser.constraint();
  const annotation = parser.accepts("annotation") ? readAnnotation(parser) : undefined;
  const name = parser.accepts(";") ? parser.word() : undefined;
  block.rules.push({ name, appliesTo, constraint, vocabulary: undefined, annotation, report: undefined });
}

const readAnnotation = (parser: RuleParser): RuleAnnotation =>
  parser.accepts("applied") ? { kind: "applied" } : { kind: "value", value: parser.json() };

/** Adds what a line beneath a rule says about it. */
function readDetail({ blocks }: PlanDraft, parser: RuleParser): void {
  const rules = blocks.at(-1)?.rules;
  const rule = rules?.pop() ?? parser.fail("a rule before its vocabulary and report");
  if (parser.accepts("vocabulary")) rules?.push({ ...rule, vocabulary: parser.word() });
  else if (parser.accepts("report")) rules?.push({ ...rule, report: readReport(parser) });
  else parser.fail("`vocabulary` or `report`");
}

function readReport(parser: RuleParser): Report {
  const id = parser.word();
  const template = parser.string();
  const data = parser.check("a JSON object", () => {
    const json = parser.json();
    return typeof json === "object" && json !== null && !Array.isArray(json) ? json : undefined;
  }) as Readonly<Record<string, Json>>;
  return { id, template, data, verbatim: parser.accepts("verbatim") || undefined };
}
