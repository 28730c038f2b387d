import type { Identity } from "@argot/core/keyword";

/**
 * What an identifier says in which a fragment may stand: the part before it identifies a resource, and a plain name in
 * it is an anchor. A JSON Pointer in it says nothing, since it leads wherever the schema happens to stand.
 */
export function fragmentIdentity(identifier: string): Identity {
  const [uri = "", ...rest] = identifier.split("#");
  const fragment = decoded(rest.join("#"));
  return {
    ...(uri !== "" && { id: uri }),
    ...(fragment !== "" && !fragment.startsWith("/") && { anchor: fragment }),
  };
}

/** References are decoded before they are looked up, and so must be what they look for. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
