import { docsUrl, primaryIssue, type ValidationIssue } from "argot/loop";
import { SourceText, spanOfIssue } from "@argot/source-text/text";
import type { EngineInput, Problem, Report, ReportedIssue } from "./protocol.js";
import { capitalized, extentOf, problemOf, type Project } from "./project.js";
import { readText } from "./read-text.js";

/** Maximum number of issues that are shown, causes included. */
const maxIssues = 500;

/** Validates the data of a state. */
export function reportOf(project: Project, { data }: EngineInput): Report {
  const { validator, problems } = project;
  const read = readData(data);
  if (!(read instanceof SourceText) || !validator)
    return { ...nothing, problems: [...problems, ...(read instanceof SourceText ? [] : [read])] };
  try {
    const { errors } = validator.validate(read.value);
    return { ...nothing, valid: errors.length === 0, ...new IssueReporter(project, read).report(errors) };
  } catch (error) {
    return { ...nothing, problems: [problemOf(error, project.sources, "data")] };
  }
}

const nothing = { valid: undefined, problems: [], issues: [], hiddenCount: 0 };

/** Reads the data, or says why they cannot be read. */
export function readData(data: EngineInput["data"]): SourceText | Problem {
  try {
    return readText(data);
  } catch (error) {
    return problemOf(error, undefined, "data");
  }
}

/** Finds the positions of issues. */
class IssueReporter {
  readonly #project: Project;
  readonly #data: SourceText;
  #left = maxIssues;
  #hiddenCount = 0;

  constructor(project: Project, data: SourceText) {
    this.#project = project;
    this.#data = data;
  }

  report(errors: readonly ValidationIssue[]): Pick<Report, "issues" | "hiddenCount" | "primary"> {
    const primary = primaryIssue(errors);
    const path = primary && pathTo(primary, errors);
    // The issue to correct first comes first, with all that leads to it.
    const issues = this.#all(errors, path);
    return {
      issues,
      hiddenCount: this.#hiddenCount,
      ...(primary && { primary: { ...this.#one(primary), causes: [] } }),
    };
  }

  #all(issues: readonly ValidationIssue[], first: ReadonlySet<ValidationIssue> | undefined): ReportedIssue[] {
    const leading = issues.filter((issue) => first?.has(issue));
    const others = issues.filter((issue) => !first?.has(issue));
    return [...leading, ...others].flatMap((issue) => {
      this.#left -= 1;
      if (this.#left < 0) {
        this.#hiddenCount += 1;
        return [];
      }
      return [{ ...this.#one(issue), causes: this.#all(issue.causes, first) }];
    });
  }

  #one(issue: ValidationIssue): Omit<ReportedIssue, "causes"> {
    const { message, messageId, instanceLocation, keyword } = issue;
    const docs = docsUrl(messageId);
    const found = this.#project.sources.find(issue.absoluteKeywordLocation);
    const { key, value } = found?.position ?? {};
    const span = key ?? value;
    return {
      message: capitalized(message),
      instanceLocation,
      ...(docs !== undefined && { docs }),
      ...(keyword !== undefined && { keyword }),
      data: extentOf(this.#data.name, spanOfIssue(this.#data, issue)),
      ...(found && span && { schema: extentOf(found.source.name, span) }),
    };
  }
}

/** An issue, and the issues that it is among the causes of. */
function pathTo(wanted: ValidationIssue, issues: readonly ValidationIssue[]): ReadonlySet<ValidationIssue> {
  const parents = new Map<ValidationIssue, ValidationIssue | undefined>(issues.map((issue) => [issue, undefined]));
  // The iteration visits entries that are added during it.
  for (const [issue] of parents) for (const cause of issue.causes) parents.set(cause, issue);
  const path = new Set<ValidationIssue>();
  for (let at: ValidationIssue | undefined = wanted; at; at = parents.get(at)) path.add(at);
  return path;
}
