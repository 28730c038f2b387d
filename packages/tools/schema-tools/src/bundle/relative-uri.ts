import { resolveUri } from "@argot/core/json";

/** The shortest reference that leads from a base to a URI, both absolute and without fragments. */
export function relativeUri(uri: string, base: string): string {
  const target = partsOf(uri);
  const start = partsOf(base);
  if (!target || !start || target.authority !== start.authority) return uri;
  const from = start.path.split("/").slice(0, -1);
  const to = target.path.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  const relative = [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
  // A first segment with a colon would be read as a scheme, and an empty one as an authority.
  const safe = /^[^/]*:|^\/|^$/.test(relative) ? `./${relative}` : relative;
  return resolveUri(safe, base) === uri ? safe : uri;
}

function partsOf(uri: string): { readonly authority: string; readonly path: string } | undefined {
  const match = /^([A-Za-z][A-Za-z0-9+.-]*:(?:\/\/[^/?#]*)?)(\/[^?#]*)$/.exec(uri);
  return match ? { authority: match[1] as string, path: match[2] as string } : undefined;
}
