import type { Identity } from "@argot/core/keyword";

/**
 * The meaning of an identifier that may have a fragment: the part before it identifies a resource, and a plain name in
 * it is an anchor. A JSON Pointer in it has no meaning.
 */
export function fragmentIdentity(identifier: string): Identity {
  const [uri = "", ...rest] = identifier.split("#");
  const fragment = decoded(rest.join("#"));
  return {
    ...(uri !== "" && { id: uri }),
    ...(fragment !== "" && !fragment.startsWith("/") && { anchor: fragment }),
  };
}

/** References are decoded before they are looked up, so anchors are decoded, too. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
