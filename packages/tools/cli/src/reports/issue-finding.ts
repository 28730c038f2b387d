import {
  compactValue,
  outlineIssues,
  type SchemaSources,
  type SourceText,
  type Span,
  spanOfIssue,
} from "@argot/source-text/text";
import { docsUrl, type ValidationIssue } from "argot";
import { schemaLocation } from "../schemas/schema-location.js";
import type { Finding, Findings, KeywordPlace } from "./finding.js";

/** The origin of issues. */
export interface IssueOrigin {
  /** The file of the value as the command line names it, or `-` for standard input. */
  readonly file: string;
  /** The text of the value. */
  readonly source?: SourceText | undefined;
  /** The texts of the schemas. */
  readonly schemas: Pick<SchemaSources, "find">;
  /** The working directory: names of schema files are relative to it. */
  readonly cwd: string;
}

/** Findings for issues and their causes, at most `most` of them. */
export function findingsOfIssues(issues: readonly ValidationIssue[], origin: IssueOrigin, most: number): Findings {
  const { shown, hidden } = outlineIssues(issues, most);
  return { shown: shown.map(({ issue, depth }) => ({ finding: new IssueFinding(issue, origin), depth })), hidden };
}

/** An issue as a finding. Positions are found when they are read. */
class IssueFinding implements Finding {
  readonly severity = "error";
  readonly #issue: ValidationIssue;
  readonly #origin: IssueOrigin;
  #span: Span | undefined;

  constructor(issue: ValidationIssue, origin: IssueOrigin) {
    this.#issue = issue;
    this.#origin = origin;
  }

  get rule(): string {
    // A root schema `false` fails without a keyword.
    return this.#issue.keyword ?? "schema";
  }

  get kind(): string {
    return this.#issue.absoluteKeywordLocation;
  }

  get docs(): string | undefined {
    return docsUrl(this.#issue.messageId);
  }

  get message(): string {
    return this.#issue.message;
  }

  get file(): string {
    return this.#origin.file;
  }

  get pointer(): string {
    return this.#issue.instanceLocation;
  }

  get source(): SourceText | undefined {
    return this.#origin.source;
  }

  get span(): Span | undefined {
    return (this.#span ??= this.source && spanOfIssue(this.source, this.#issue));
  }

  get found(): string | undefined {
    const found = this.source && compactValue(this.source, this.pointer);
    return found === undefined || this.message.includes(found) ? undefined : found;
  }

  get keyword(): KeywordPlace {
    const { schemas, cwd } = this.#origin;
    const { absoluteKeywordLocation: uri } = this.#issue;
    const found = schemas.find(uri);
    if (!found) return { name: schemaLocation(uri, cwd) };
    const { source, pointer, position } = found;
    return { name: source.name, pointer, span: position.key ?? position.value };
  }
}
