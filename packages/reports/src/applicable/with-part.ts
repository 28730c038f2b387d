import { isObject } from "@argot/core/json";

/**
 * A value with something at a location: itself if there is something already; else a copy with `null` there. Objects are put where
 * there is nothing that can have such a part, and arrays for a first item.
 */
export function withPart(value: unknown, tokens: readonly string[]): unknown {
  const around: unknown[] = [];
  let part = value;
  for (const token of tokens) {
    around.push(isContainer(part) ? part : undefined);
    part = partOf(part, token);
  }
  if (part !== undefined || tokens.length === 0) return value;
  let made: unknown = null;
  for (let i = tokens.length - 1; i >= 0; i--) made = withMember(around[i], tokens[i] as string, made);
  return made;
}

function partOf(value: unknown, token: string): unknown {
  if (!isContainer(value) || !Object.hasOwn(value, token)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[token];
}

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;

function withMember(value: unknown, token: string, member: unknown): unknown {
  if (Array.isArray(value) && /^\d{1,9}$/.test(token)) {
    const index = Number(token);
    return [...value.slice(0, index), member, ...value.slice(index + 1)];
  }
  if (value === undefined && token === "0") return [member];
  return Object.fromEntries([...Object.entries(isObject(value) ? value : {}), [token, member]]);
}
