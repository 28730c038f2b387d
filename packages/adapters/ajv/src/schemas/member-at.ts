import { tokensOf } from "@argot/core/json";

/** A member of an object in a schema: as it was given, or the schema of a macro. */
export type MemberOf = (schema: object, name: string) => unknown;

/** The part of a value at a JSON Pointer; `undefined` if there is none. */
export function memberAt(value: unknown, pointer: string, memberOf: MemberOf = ownMember): unknown {
  let at = value;
  for (const token of tokensOf(pointer) ?? [])
    at = typeof at === "object" && at !== null ? memberOf(at, token) : undefined;
  return at;
}

const ownMember: MemberOf = (schema, name) => (schema as Record<string, unknown>)[name];
