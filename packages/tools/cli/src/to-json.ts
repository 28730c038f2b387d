import { printable } from "@argot/source-text";
import { stringifyJson } from "argot";

/** Text, or a value that is not written yet. */
type Task = string | { readonly value: unknown };

/** Minimum number of characters in a piece; the last piece may have fewer. */
const pieceLength = 1 << 16;

/**
 * A value as JSON on one line, in pieces. Outputs may be longer than the longest string of JavaScript, and nest as deep as
 * the data; so this does not recurse, as `JSON.stringify` does.
 */
export function* toJson(value: unknown): Generator<string> {
  let piece = "";
  const pending: Task[] = [{ value }];
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    if (typeof task === "string") piece += task;
    else if (typeof task.value !== "object" || task.value === null) piece += stringifyJson(task.value);
    else for (const part of partsOf(task.value).reverse()) pending.push(part);
    if (piece.length < pieceLength) continue;
    yield printable(piece);
    piece = "";
  }
  yield printable(piece);
}

function partsOf(value: object): Task[] {
  if (Array.isArray(value))
    return ["[", ...value.flatMap((item: unknown, i): Task[] => [comma(i), { value: item }]), "]"];
  const members = Object.entries(value).flatMap(([name, member], i): Task[] => [
    `${comma(i)}${JSON.stringify(name)}:`,
    { value: member },
  ]);
  return ["{", ...members, "}"];
}

const comma = (i: number): string => (i === 0 ? "" : ",");
