import type { Trace, TraceNode } from "../loop/trace.js";
import type { Plan } from "../plan/ops.js";
import { failureData } from "./failure-data.js";
import { LocationIndex, type Locations } from "./locations.js";
import { fill } from "./message.js";

/** One thing that is wrong with an instance. */
export interface ValidationIssue extends Locations {
  /** What is wrong, in English: the end of a sentence about the value at `instanceLocation`. */
  readonly message: string;
  /** Names the message in every language: the keyword's URI, with a fragment where it has several messages. */
  readonly messageId: string;
  /** What the message speaks of: `value` is the keyword's value; `actual` what was found. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The keyword that fails; absent where a schema as a whole does: one that is `false`, or whose author says so. */
  readonly keyword?: string;
  /** The URI of the vocabulary that the keyword belongs to. */
  readonly vocabulary?: string;
  /** What fails beneath: for `anyOf` and `oneOf`, what is wrong in each branch. */
  readonly causes: readonly ValidationIssue[];
}

/** Folds a trace of failures into what is wrong: rules that have something to say, each with what failed beneath it. */
export function issuesOf(plan: Plan, trace: Trace): readonly ValidationIssue[] {
  const root: ValidationIssue[] = [];
  const locations = new LocationIndex(plan);
  // The way from the root to the node at hand: where the issues beneath each node go.
  const way: { node: TraceNode; issues: ValidationIssue[] }[] = [];
  for (const node of trace.nodes) {
    while (way.length > 0 && way.at(-1)?.node !== node.parent) way.pop();
    const enclosing = way.at(-1)?.issues ?? root;
    if (node.kind === "block" || !node.rule.report) {
      way.push({ node, issues: enclosing });
      continue;
    }
    const causes: ValidationIssue[] = [];
    const { id, template, data: known } = node.rule.report;
    const data: Record<string, unknown> = Object.assign(failureData(node), known);
    const { name: keyword, vocabulary } = node.rule;
    const { instanceLocation, keywordLocation, absoluteKeywordLocation } = locations.of(node);
    const message = fill(template, data);
    const issue = { message, messageId: id, data, instanceLocation, keywordLocation, absoluteKeywordLocation, causes };
    // A schema that is `false` fails without a keyword.
    enclosing.push(
      keyword === undefined || vocabulary === undefined ? issue : Object.assign(issue, { keyword, vocabulary }),
    );
    way.push({ node, issues: causes });
  }
  return root;
}
