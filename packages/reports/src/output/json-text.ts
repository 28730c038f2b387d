import type { PlacedUnit, Units } from "./placed-unit.js";

/** Minimum number of characters in a piece; the last piece may have fewer. */
const pieceLength = 1 << 16;

/** The output that units are part of, as JSON text in pieces. No more than one piece of it is in memory. */
export function* textOfJson(units: Units): Generator<string> {
  let piece = "";
  /** Number of units whose list of units beneath is begun. */
  let open = 0;
  let isFirst = true;
  for (const placed of units) {
    for (; open > placed.level; open--) piece += "]}";
    piece += isFirst ? "" : ",";
    piece += beginningOf(placed);
    isFirst = placed.beneath !== undefined;
    if (isFirst) open++;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  for (; open > 0; open--) piece += "]}";
  yield piece;
}

/** A unit, up to the first of the units beneath it. */
function beginningOf({ unit, beneath }: PlacedUnit): string {
  let text = "{";
  for (const [name, member] of Object.entries(unit))
    text += `${text === "{" ? "" : ","}${quoted(name)}:${jsonOf(member)}`;
  return beneath === undefined ? `${text}}` : `${text}${text === "{" ? "" : ","}${quoted(beneath)}:[`;
}

/** Text, or a value that is not written yet. */
type TextTask = string | { readonly value: unknown };

/** A value as JSON. Annotations may be as deep as schemas, so this does not recurse, as `JSON.stringify` does. */
function jsonOf(root: unknown): string {
  let text = "";
  const pending: TextTask[] = [{ value: root }];
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    if (typeof task === "string") text += task;
    else if (typeof task.value === "string") text += quoted(task.value);
    else if (typeof task.value === "bigint") text += String(task.value);
    else if (typeof task.value !== "object" || task.value === null) text += JSON.stringify(task.value);
    else for (const part of tasksOf(task.value).reverse()) pending.push(part);
  }
  return text;
}

function tasksOf(value: object): TextTask[] {
  if (Array.isArray(value))
    return ["[", ...value.flatMap((item: unknown, i): TextTask[] => [comma(i), { value: item }]), "]"];
  const members = Object.entries(value).flatMap(([name, member], i): TextTask[] => [
    `${comma(i)}${quoted(name)}:`,
    { value: member },
  ]);
  return ["{", ...members, "}"];
}

const comma = (i: number): string => (i === 0 ? "" : ",");

/**
 * A string as JSON. Engines keep a concatenated string as its parts until it is read, and as a whole from then on. A location
 * shares its parts with those around it, so a copy is read, which nothing keeps.
 */
const quoted = (text: string): string => `"${JSON.stringify(` ${text}`).slice(2)}`;
