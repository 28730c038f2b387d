import { encodeFragment } from "../json/uri.js";
import { type Json, T, typeNames, type TypeSet } from "../json/types.js";
import {
  type Block,
  type Claims,
  type Edge,
  type Except,
  type Goal,
  type GoalOf,
  nowhere,
  type Plan,
  type Pred,
  type Range,
  type Rule,
} from "./ops.js";

/** The text form of a plan: one line a rule, in the order in which rules run. Made for reviewers and golden files. */
export function print(plan: Plan): string {
  const lines = [`entry ${edgeText(plan.entry)}`];
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
  if (rule.applies !== T.any) parts.push(`${typesText(rule.applies)}: `);
  parts.push(goalText(rule.goal));
  if (rule.note) parts.push(rule.note.kind === "value" ? ` note ${jsonText(rule.note.value)}` : " note applied");
  if (rule.name !== undefined) parts.push(`  ; ${rule.name}`);
  return parts.join("");
}

function goalText(goal: Goal): string {
  switch (goal.op) {
    case "test":
      return `test ${predText(goal.pred)}`;
    case "all":
      return `all ${list(goal.edges.map(edgeText))}`;
    case "some":
      return `some ${rangeText(goal.range)} of ${list(goal.edges.map(edgeText))}`;
    case "branch":
      return [
        `branch if ${edgeText(goal.if)}`,
        goal.then && `then ${edgeText(goal.then)}`,
        goal.else && `else ${edgeText(goal.else)}`,
      ]
        .filter((part) => part !== undefined)
        .join(" ");
    case "members": {
      const named = Array.from(goal.named, ([name, edge]) => `${quote(name)} ${edgeText(edge)}`);
      const patterns = goal.patterns.map(
        ({ pattern, edge }) => `/${pattern.source}/${pattern.flags} ${edgeText(edge)}`,
      );
      const rest = goal.rest ? [`rest ${edgeText(goal.rest)}${exceptText(goal.except)}`] : [];
      return `members ${list([...named, ...patterns, ...rest])}`;
    }
    case "names":
      return `names ${edgeText(goal.edge)}`;
    case "items": {
      const rest = goal.rest ? [`from ${goal.from} ${edgeText(goal.rest)}${exceptText(goal.except)}`] : [];
      const quota = goal.quota ? ` quota ${rangeText(goal.quota)}` : "";
      return `items ${list([...goal.prefix.map(edgeText), ...rest])}${quota}${goal.unmarked ? " unmarked" : ""}`;
    }
    case "decoded":
      return decodedText(goal);
    case "nothing":
      return "nothing";
  }
}

function decodedText({ decode, deepest, edge }: GoalOf<"decoded">): string {
  const within = deepest === Infinity ? "" : ` within ${deepest}`;
  return `decoded ${decode.map(({ name }) => name).join(" then ")}${within}${edge ? ` ${edgeText(edge)}` : ""}`;
}

function predText(pred: Pred): string {
  switch (pred.op) {
    case "is":
      return `is ${typesText(pred.types)}`;
    case "compare":
      return `${pred.of} ${pred.relation} ${pred.to}`;
    case "multiple":
      return `multiple of ${pred.of}`;
    case "match":
      return `match /${pred.pattern.source}/${pred.pattern.flags}`;
    case "among":
      return `among ${jsonText(pred.values)}`;
    case "has":
      return `has ${quote(pred.name)}`;
    case "member":
      return `member ${quote(pred.name)} ${predText(pred.of)}`;
    case "unique":
      return "unique";
    case "host":
      return `host ${pred.test.name}`;
    case "and":
    case "or":
      return `${pred.op}${list(pred.of.map(predText))}`;
    case "not":
      return `not ${predText(pred.of)}`;
  }
}

function edgeText(edge: Edge): string {
  const block = edge.target === nowhere ? "nowhere" : `b${edge.target}`;
  const target = edge.dynamic === undefined ? `-> ${block}` : `-> dynamic ${quote(edge.dynamic)} else ${block}`;
  return edge.when ? `when ${predText(edge.when)} ${target}` : target;
}

function exceptText(except: Except<Claims>): string {
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
