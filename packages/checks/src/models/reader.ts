import { appendToken, isObject, tokensOf, valueAt } from "@argot/core/json";

/**
 * Corrects a value by what a text says of it, and by nothing else: it knows no schema, and follows each sentence that it understands. It
 * stands for a model that follows advice, so it is the same for all texts, and finds the same correction each time.
 *
 * @returns The corrected value.
 */
export function readAndCorrect(text: string, given: unknown): unknown {
  let value = given;
  for (const line of linesOf(text)) value = corrected(value, line);
  return value;
}

/** A sentence about a place. */
interface Line {
  readonly pointer: string;
  readonly says: string;
}

/** Each text has a line for each error, which begins with the place. */
function linesOf(text: string): readonly Line[] {
  return text.split("\n").flatMap((line): Line[] => {
    const [, place = "", says = ""] = /^(?:- )?(\(root\)|\/\S*?|):? ((?:must|is) .*)$/.exec(line) ?? [];
    return says === "" ? [] : [{ pointer: place === "(root)" ? "" : place, says }];
  });
}

function corrected(value: unknown, { pointer, says }: Line): unknown {
  const advice = [
    ...says.matchAll(/(Set|Add|Remove|Rename) (\/\S*?|the whole value)(?:: (.*?)| to (\/\S*?))?\.(?= |$)/g),
  ];
  if (advice.length > 0) return advice.reduce((now, match) => advised(now, match), value);
  for (const [pattern, correct] of phrases) {
    const match = pattern.exec(says);
    if (match) return correct(value, pointer, match);
  }
  return value;
}

/** Follows advice that says what to do. */
function advised(value: unknown, [, verb = "", place = "", json = "", target = ""]: RegExpExecArray): unknown {
  const pointer = place === "the whole value" ? "" : place;
  if (verb === "Remove") return withPart(value, pointer, undefined);
  if (verb === "Rename") return withPart(withPart(value, target, partAt(value, pointer)), pointer, undefined);
  return withPart(value, pointer, JSON.parse(json));
}

type Correct = (value: unknown, pointer: string, match: RegExpExecArray) => unknown;

const setTo =
  (make: (part: unknown, match: RegExpExecArray) => unknown): Correct =>
  (value, pointer, match) =>
    withPart(value, pointer, make(partAt(value, pointer), match));

/** What is done about sentences that say what is wrong. */
const phrases: readonly (readonly [RegExp, Correct])[] = [
  [/did you mean (.+?)\?/, setTo((_part, [, json = "null"]) => JSON.parse(json))],
  [
    /must have (?:required )?propert(?:y|ies) (.+)/,
    (value, pointer, [, names = ""]) =>
      [...names.matchAll(/["']([^"']+)["']/g)].reduce(
        (now, [, name = ""]) => withPart(now, appendToken(pointer, name), ""),
        value,
      ),
  ],
  [/is not a known property/, (value, pointer) => withPart(value, pointer, undefined)],
  [/must be one of (".*?"|-?\d[\d.]*)[,.]/, setTo((_part, [, json = "null"]) => JSON.parse(json))],
  [/must be (?:equal to constant )?("[^"]*")/, setTo((_part, [, json = "null"]) => JSON.parse(json))],
  [
    /must be (?:>=?|<=?|at least|at most|greater than|less than) (-?[\d.]+\d|-?\d)/,
    setTo((_part, [, limit]) => Number(limit)),
  ],
  [/(?:must have at most|must NOT have more than) (\d+)/, setTo((part, [, limit]) => cut(part, Number(limit)))],
  [/(?:must have at least|must NOT have fewer than) (\d+)/, setTo((part, [, limit]) => filled(part, Number(limit)))],
  [
    /must be (?:one of )?(integer|number|string|boolean|array|object|null)/,
    setTo((part, [, type = ""]) => ofType(part, type)),
  ],
];

function cut(part: unknown, length: number): unknown {
  if (typeof part === "string") return part.slice(0, length);
  return Array.isArray(part) ? part.slice(0, length) : part;
}

function filled(part: unknown, length: number): unknown {
  if (typeof part === "string") return part.padEnd(length, part.at(-1) ?? "a");
  return Array.isArray(part) ? [...part, ...Array<unknown>(length - part.length).fill(part.at(-1) ?? null)] : part;
}

const samples: Readonly<Record<string, unknown>> = {
  integer: 0,
  number: 0,
  string: "",
  boolean: false,
  array: [],
  object: {},
  null: null,
};

/** A value of a type: what a text says, if it says one, else the simplest one. */
function ofType(part: unknown, type: string): unknown {
  if (
    typeof part === "string" &&
    (type === "integer" || type === "number") &&
    part !== "" &&
    !Number.isNaN(Number(part))
  )
    return Number(part);
  if (type === "integer" && typeof part === "number") return Math.round(part);
  return type === "string" && (typeof part === "number" || typeof part === "boolean") ? String(part) : samples[type];
}

const partAt = (value: unknown, pointer: string): unknown => valueAt(value, tokensOf(pointer) ?? []);

/** The value with another part; `undefined` removes it. */
function withPart(value: unknown, pointer: string, part: unknown): unknown {
  const [token, ...rest] = tokensOf(pointer) ?? [];
  if (token === undefined) return part;
  const inner = rest.reduce(appendToken, "");
  if (Array.isArray(value)) {
    const index = Number(token);
    if (rest.length === 0 && part === undefined) return value.toSpliced(index, 1);
    return index < value.length ? value.with(index, withPart(value[index], inner, part)) : [...value, part];
  }
  if (!isObject(value)) return value;
  const { [token]: known, ...others } = value;
  if (rest.length === 0 && part === undefined) return others;
  return { ...value, [token]: withPart(known, inner, part) };
}
