import { encodeFragment } from "../json/uri.js";
import { type Json, JsonType, typeNames, type TypeSet } from "../json/types.js";
import {
  type Block,
  type SiblingNames,
  type Application,
  type Except,
  type Constraint,
  type ConstraintOf,
  nowhere,
  type Plan,
  type Predicate,
  type Range,
  type Rule,
} from "./ops.js";

/** The text form of a plan: one line a rule, in the order in which rules run. Made for reviewers and golden files. */
export function print(plan: Plan): string {
  const lines = [`entry ${applicationText(plan.entry)}`];
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
  parts.push(constraintText(rule.constraint));
  if (rule.annotation)
    parts.push(
      rule.annotation.kind === "value" ? ` annotation ${jsonText(rule.annotation.value)}` : " annotation applied",
    );
  if (rule.name !== undefined) parts.push(`  ; ${rule.name}`);
  return parts.join("");
}

function constraintText(constraint: Constraint): string {
  switch (constraint.op) {
    case "test":
      return `test ${predicateText(constraint.predicate)}`;
    case "all":
      return `all ${list(constraint.applications.map(applicationText))}`;
    case "some":
      return `some ${rangeText(constraint.range)} of ${list(constraint.applications.map(applicationText))}`;
    case "branch":
      return [
        `branch if ${applicationText(constraint.if)}`,
        constraint.then && `then ${applicationText(constraint.then)}`,
        constraint.else && `else ${applicationText(constraint.else)}`,
      ]
        .filter((part) => part !== undefined)
        .join(" ");
    case "members": {
      const named = Array.from(
        constraint.named,
        ([name, application]) => `${quote(name)} ${applicationText(application)}`,
      );
      const patterns = constraint.patterns.map(
        ({ pattern, application }) => `/${pattern.source}/${pattern.flags} ${applicationText(application)}`,
      );
      const rest = constraint.rest ? [`rest ${applicationText(constraint.rest)}${exceptText(constraint.except)}`] : [];
      return `members ${list([...named, ...patterns, ...rest])}`;
    }
    case "names":
      return `names ${applicationText(constraint.application)}`;
    case "items": {
      const rest = constraint.rest
        ? [`from ${constraint.from} ${applicationText(constraint.rest)}${exceptText(constraint.except)}`]
        : [];
      const quota = constraint.quota ? ` quota ${rangeText(constraint.quota)}` : "";
      return `items ${list([...constraint.prefix.map(applicationText), ...rest])}${quota}${constraint.keepsUnevaluated ? " keeps unevaluated" : ""}`;
    }
    case "decoded":
      return decodedText(constraint);
    case "nothing":
      return "nothing";
  }
}

function decodedText({ decode, deepest, application }: ConstraintOf<"decoded">): string {
  const within = deepest === Infinity ? "" : ` within ${deepest}`;
  return `decoded ${decode.map(({ name }) => name).join(" then ")}${within}${application ? ` ${applicationText(application)}` : ""}`;
}

function predicateText(predicate: Predicate): string {
  switch (predicate.op) {
    case "is":
      return `is ${typesText(predicate.types)}`;
    case "compare":
      return `${predicate.of} ${predicate.relation} ${predicate.to}`;
    case "multiple":
      return `multiple of ${predicate.of}`;
    case "match":
      return `match /${predicate.pattern.source}/${predicate.pattern.flags}`;
    case "among":
      return `among ${jsonText(predicate.values)}`;
    case "has":
      return `has ${quote(predicate.name)}`;
    case "member":
      return `member ${quote(predicate.name)} ${predicateText(predicate.of)}`;
    case "unique":
      return "unique";
    case "custom":
      return `custom ${predicate.test.name}`;
    case "and":
    case "or":
      return `${predicate.op}${list(predicate.of.map(predicateText))}`;
    case "not":
      return `not ${predicateText(predicate.of)}`;
  }
}

function applicationText(application: Application): string {
  const block = application.target === nowhere ? "nowhere" : `b${application.target}`;
  const target =
    application.dynamic === undefined ? `-> ${block}` : `-> dynamic ${quote(application.dynamic)} else ${block}`;
  return application.when ? `when ${predicateText(application.when)} ${target}` : target;
}

function exceptText(except: Except<SiblingNames>): string {
  if (except === null) return "";
  if (except === "evaluated") return " except evaluated";
  return ` except ${list([...Array.from(except.names, quote), ...except.patterns.map(({ source, flags }) => `/${source}/${flags}`)])}`;
}

const rangeText = ({ min, max }: Range): string => `${min}..${max === Infinity ? "" : max}`;
const typesText = (types: TypeSet): string => typeNames(types).join("|") || "nothing";
/** A BigInt, for which JSON.stringify has no text, is shown as JavaScript writes it. */
const jsonText = (value: Json): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? `${part}n` : part));
const quote = (text: string): string => JSON.stringify(text);
const list = (parts: readonly string[]): string => `(${parts.join(", ")})`;
