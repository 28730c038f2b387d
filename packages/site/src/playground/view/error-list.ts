import type { Extent, Problem, Report, ReportedIssue } from "../worker/protocol.js";
import { element } from "./element.js";

/** What shows parts of the texts. */
export interface Panes {
  readonly data: { reveal(extent: Extent): void };
  readonly schemas: { reveal(extent: Extent): void };
}

/** What is wrong, the issue to correct first at the top. Each leads to the value, and to the keyword. */
export function errorList({ valid, problems, primary, issues, hiddenCount }: Report, panes: Panes): HTMLElement {
  if (problems.length > 0)
    return element("ul", { class: "issues" }, ...problems.map((problem) => problemItem(problem, panes)));
  if (valid === true || !primary) return element("p", { class: "empty" }, "The data are valid against the schema.");
  const isAlone = issues.length === 1 && issues[0]?.causes.length === 0;
  const first = element(
    "div",
    { class: "primary" },
    element("h3", {}, isAlone ? "The error" : "Correct this first"),
    issueLine(primary, panes),
  );
  if (isAlone) return first;
  const rest = hiddenCount === 0 ? [] : [element("p", { class: "empty" }, `${hiddenCount} more are not shown.`)];
  const all = element(
    "div",
    {},
    element("h3", {}, issues.length === 1 ? "What led to it" : "All errors"),
    issueTree(issues, panes),
    ...rest,
  );
  return element("div", { class: "issue-groups" }, first, all);
}

function issueTree(issues: readonly ReportedIssue[], panes: Panes): HTMLElement {
  const items = issues.map((issue) => {
    const causes = issue.causes.length === 0 ? [] : [issueTree(issue.causes, panes)];
    return element("li", {}, issueLine(issue, panes), ...causes);
  });
  return element("ul", { class: "issues" }, ...items);
}

function issueLine(
  { message, instanceLocation, keyword, data, schema, docs }: ReportedIssue,
  panes: Panes,
): HTMLElement {
  const place = instanceLocation === "" ? "the whole value" : instanceLocation;
  return element(
    "div",
    { class: "issue" },
    messageButton(message, place, "Show the value", () => panes.data.reveal(data)),
    ...(schema ? [keywordButton(keyword ?? "false", () => panes.schemas.reveal(schema))] : []),
    ...docsLink(docs),
  );
}

const subjects = { schema: "The schema", data: "The data", vocabulary: "The vocabulary", engine: "The engine" };

function problemItem({ message, at, of, docs }: Problem, panes: Panes): HTMLElement {
  const line = at
    ? messageButton(message, `${at.document}:${at.line}:${at.column}`, "Show it", () =>
        panes[of === "data" ? "data" : "schemas"].reveal(at),
      )
    : element("p", { class: "message" }, ...messageParts(message, subjects[of]));
  return element("li", {}, element("div", { class: "issue" }, line, ...docsLink(docs)));
}

const messageParts = (message: string, place: string): readonly HTMLElement[] => [
  element("span", {}, message),
  element("code", { class: "place" }, place),
];

const messageButton = (message: string, place: string, title: string, onclick: () => void): HTMLElement =>
  element("button", { type: "button", class: "message", title, onclick }, ...messageParts(message, place));

const keywordButton = (keyword: string, onclick: () => void): HTMLElement =>
  element("button", { type: "button", class: "keyword", title: "Show the keyword in the schema", onclick }, keyword);

/** A link to the page that explains an error. The playground stands beside these pages on the site. */
function docsLink(docs: string | undefined): readonly HTMLElement[] {
  if (docs === undefined) return [];
  const href = docs.replace(/^.*\/errors\//, "../errors/");
  return [
    element("a", { class: "docs", href, target: "_blank", rel: "noopener", title: "What this error means" }, "Explain"),
  ];
}
