// What the page and the worker say to each other. Everything can be cloned. Each request has the whole input, so that the worker keeps
// nothing that the page would have to know about.
import type { NamedText, PlaygroundState } from "../state/playground-state.js";

/** What the worker needs of a state. */
export type EngineInput = Omit<PlaygroundState, "tab">;

/** The input of an engine: all of a state that can change a result. */
export function engineInput({ tab: _tab, ...input }: PlaygroundState): EngineInput {
  return input;
}

/** A part of the text of a document. The offsets count UTF-16 code units. */
export interface Extent {
  /** The name of the document. */
  readonly document: string;
  readonly from: number;
  readonly to: number;
  /** The line of the beginning, from 1. */
  readonly line: number;
  /** The column of the beginning, from 1. */
  readonly column: number;
}

/** An issue with its positions in the texts. */
export interface ReportedIssue {
  readonly message: string;
  /** JSON Pointer of the value. */
  readonly instanceLocation: string;
  readonly keyword?: string;
  /** The page of the documentation that explains it, if there is one. */
  readonly docs?: string;
  readonly data: Extent;
  /** The keyword; `undefined` in a schema that is not among the documents, such as a meta-schema. */
  readonly schema?: Extent;
  readonly causes: readonly ReportedIssue[];
}

/** Why there is no verdict: a text is broken, or the schema cannot be used. */
export interface Problem {
  readonly message: string;
  /** Where; `undefined` if it is in no document. */
  readonly at?: Extent;
  /** The page of the documentation that explains it, if there is one. */
  readonly docs?: string;
  /** What it is about. */
  readonly of: "schema" | "data" | "vocabulary" | "engine";
}

/** The result of one validation. */
export interface Report {
  /** Whether the data are valid; `undefined` if there are problems. */
  readonly valid: boolean | undefined;
  readonly problems: readonly Problem[];
  /** The issue to correct first. */
  readonly primary?: ReportedIssue;
  readonly issues: readonly ReportedIssue[];
  /** The number of issues that are not among `issues`. */
  readonly hiddenCount: number;
}

/** Times of an input, in milliseconds, after the engine has warmed up. */
export interface Times {
  /** To read the schemas' values and compile them. */
  readonly compile: number;
  /** To decide whether the data are valid. */
  readonly verdict: number;
}

/** The tabs whose content is a text. */
export type TextTabName = "output" | "annotations" | "plan" | "code" | "types" | "module";

/** The content of a tab. */
export interface TabText {
  readonly text: string;
  readonly language: "json" | "javascript" | "typescript" | "plain";
  /** What the text is, or why there is none. */
  readonly note?: string;
}

/** A method of the language service, with what it takes beside the document. */
export type LanguageMethod = "doValidation" | "doComplete" | "doHover" | "doCodeActions";

/** The requests, by name: what they take and what they return. */
export interface Requests {
  /** Loads what is not needed for the first result: the language service, and YAML. */
  readonly load: { readonly takes: undefined; readonly returns: true };
  readonly validate: { readonly takes: EngineInput; readonly returns: Report };
  /** Measures; `undefined` if there is no verdict. */
  readonly measure: { readonly takes: EngineInput; readonly returns: Times | undefined };
  /** The patterns that may have taken too long. */
  readonly patterns: { readonly takes: EngineInput; readonly returns: readonly Problem[] };
  readonly tab: {
    readonly takes: { readonly input: EngineInput; readonly tab: TextTabName; readonly choice: string };
    readonly returns: TabText;
  };
  readonly language: {
    readonly takes: {
      readonly input: EngineInput;
      readonly document: { readonly uri: string; readonly languageId: string; readonly text: string };
      readonly method: LanguageMethod;
      readonly argument: unknown;
    };
    readonly returns: unknown;
  };
  /** Writes a text with line breaks and indentation; `undefined` if it cannot be read. */
  readonly format: { readonly takes: NamedText; readonly returns: string | undefined };
  /** Writes a text in the other language; `undefined` if it cannot be read. */
  readonly convert: {
    readonly takes: NamedText;
    readonly returns: string | undefined;
  };
}

/** The name of a request. */
export type RequestName = keyof Requests;

/** A request on its way to the worker. */
export interface RequestMessage<Name extends RequestName = RequestName> {
  readonly id: number;
  readonly name: Name;
  readonly takes: Requests[Name]["takes"];
}

/** What the worker sends. `started` comes when the code for a request is there, and the work begins. */
export type ResponseMessage =
  | { readonly id: number; readonly kind: "started" }
  | { readonly id: number; readonly kind: "done"; readonly returns: unknown }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };
