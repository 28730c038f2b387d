// The state as the fragment of an address: JSON, deflated, in base64url (RFC 4648 section 5). A server never sees a fragment.
import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { dialectNames, emptyState, type NamedText, type PlaygroundState, tabNames } from "./playground-state.js";

/** Writes a state as a fragment, without the "#". It does what is possible without a browser, at once. */
export function writeFragment(state: PlaygroundState): string {
  const changed = Object.entries(state).filter(([name, value]) => value !== emptyState[name as keyof PlaygroundState]);
  return base64Url(deflateSync(strToU8(JSON.stringify(Object.fromEntries(changed))), { level: 9 }));
}

/**
 * Reads a fragment. Members that it lacks have the values of an empty state.
 *
 * @returns `undefined` if it is no fragment of a playground.
 */
export function readFragment(fragment: string): PlaygroundState | undefined {
  const text = inflated(fragment);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? stateOf(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The members of a state that have the right form, and those of an empty state in place of the others. */
function stateOf(read: { readonly [Name in keyof PlaygroundState]?: unknown }): PlaygroundState {
  const { data, schemas, vocabulary, dialect, formats, content, strict, tab } = read;
  const [first, ...others] = Array.isArray(schemas) ? schemas.filter(isNamedText) : [];
  return {
    data: isNamedText(data) ? namedText(data) : emptyState.data,
    schemas: first ? [namedText(first), ...others.map(namedText)] : emptyState.schemas,
    vocabulary: typeof vocabulary === "string" ? vocabulary : emptyState.vocabulary,
    dialect: oneOf(dialectNames, dialect) ?? emptyState.dialect,
    formats: formats === "assert" ? "assert" : "annotate",
    content: content === "assert" ? "assert" : "annotate",
    strict: strict === true,
    tab: oneOf(tabNames, tab) ?? emptyState.tab,
  };
}

const isNamedText = (value: unknown): value is NamedText =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "text" in value &&
  typeof value.text === "string";

const namedText = ({ name, text }: NamedText): NamedText => ({ name, text });

const oneOf = <Name>(names: readonly Name[], value: unknown): Name | undefined => names.find((name) => name === value);

/** Maximum number of bytes of a state. A short fragment can inflate to a thousand times its length. */
const maxBytes = 5_000_000;

/** The number of compressed bytes after which the size is compared with the limit. */
const step = 4096;

function inflated(fragment: string): string | undefined {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  let isComplete = false;
  try {
    const bytes = bytesOf(fragment);
    const inflate = new Inflate((chunk, isLast) => {
      chunks.push(chunk);
      byteCount += chunk.length;
      isComplete = isLast;
      if (byteCount > maxBytes) throw new RangeError("The fragment inflates to too much");
    });
    for (let at = 0; at < bytes.length; at += step) {
      const end = at + step;
      inflate.push(bytes.subarray(at, end), end >= bytes.length);
    }
  } catch {
    return undefined;
  }
  return isComplete ? strFromU8(joined(chunks, byteCount)) : undefined;
}

function joined(chunks: readonly Uint8Array[], byteCount: number): Uint8Array {
  const all = new Uint8Array(byteCount);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(strFromU8(bytes, true)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const bytesOf = (text: string): Uint8Array => strToU8(atob(text.replaceAll("-", "+").replaceAll("_", "/")), true);
