// Links that open the playground with a schema and data. Programs that write pages import this; it needs no browser.
import { writeFragment } from "./fragment.js";
import { emptyState, type NamedText, type PlaygroundState } from "./playground-state.js";

/** What a link opens. */
export interface PlaygroundInput extends Partial<Omit<PlaygroundState, "data" | "schemas">> {
  /** The schema: its text, JSON or YAML, as it is to be seen; or a JSON value. */
  readonly schema: unknown;
  /** The data, likewise. */
  readonly data: unknown;
  /** Further schema documents, which the schema refers to by their names. */
  readonly schemas?: readonly NamedText[];
}

/**
 * The address of the playground with a schema and data.
 *
 * @param base - The address of the playground. Default: `"/playground/"`.
 */
export const playgroundLink = (input: PlaygroundInput, base = "/playground/"): string =>
  `${base}#${writeFragment(inputState(input))}`;

/** The state that a link opens. */
export function inputState({ schema, data, schemas = [], ...others }: PlaygroundInput): PlaygroundState {
  return { ...emptyState, ...others, data: named("data", data), schemas: [named("schema", schema), ...schemas] };
}

function named(name: string, content: unknown): NamedText {
  if (typeof content !== "string") return { name: `${name}.json`, text: JSON.stringify(content, undefined, 2) };
  return { name: `${name}.${looksLikeJson(content) ? "json" : "yaml"}`, text: content };
}

/** Whether a text is rather JSON than YAML: of what both can be, JSON. */
const looksLikeJson = (text: string): boolean =>
  /^\s*(?:[[{"]|-?\d+(?:\.\d+)?\s*$|(?:true|false|null)\s*$|$)/.test(text);
