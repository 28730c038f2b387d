import { type Argot, SchemaError } from "argot";

/** Caches which dialects an instance has. */
const dialects = new WeakMap<Pick<Argot, "dialect">, Map<string, boolean>>();

/** Whether an instance has a dialect with a URI. */
export function knowsDialect(argot: Pick<Argot, "dialect">, uri: string): boolean {
  const known = dialects.get(argot) ?? new Map<string, boolean>();
  dialects.set(argot, known);
  let isKnown = known.get(uri);
  if (isKnown === undefined) known.set(uri, (isKnown = hasDialect(argot, uri)));
  return isKnown;
}

function hasDialect(argot: Pick<Argot, "dialect">, uri: string): boolean {
  try {
    argot.dialect(uri);
    return true;
  } catch (error) {
    if (error instanceof SchemaError) return false;
    throw error;
  }
}
