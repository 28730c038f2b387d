import { normalizeBigInt } from "./bigint.js";
import { textOfObject } from "./equal.js";
import { isObject } from "./types.js";

/**
 * A canonical text: two values have the same text if and only if they are equal. Sizes come before contents, which makes the
 * text unambiguous, and names are sorted. The walk uses a list instead of the call stack, so values may have any depth.
 */
export function canonical(value: unknown): string {
  const parts: string[] = [];
  const pending: { value: unknown; label: string }[] = [{ value, label: "" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value: item, label } = next;
    if (Array.isArray(item)) {
      parts.push(`${label}[${item.length}`);
      for (const each of item) pending.push({ value: each, label: "" });
    } else if (isObject(item)) {
      const names = Object.keys(item).filter((name) => item[name] !== undefined);
      parts.push(`${label}{${names.length === 0 ? JSON.stringify(textOfObject(item) ?? 0) : names.length}`);
      for (const name of names.sort()) pending.push({ value: item[name], label: `${JSON.stringify(name)}:` });
    } else parts.push(label + scalarText(normalizeBigInt(item)));
  }
  return parts.join(",");
}

/**
 * The suffix distinguishes a BigInt from a number with the same digits that is only close to it. Hexadecimal digits take linear time.
 */
function scalarText(item: unknown): string {
  if (typeof item === "string") return JSON.stringify(item);
  return typeof item === "bigint" ? `${item.toString(16)}n` : String(item);
}
