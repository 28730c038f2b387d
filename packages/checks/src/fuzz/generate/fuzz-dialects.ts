import { contentAssertion } from "@argot/content";
import { type Dialect, replacePresentKeywords } from "@argot/core";
import { assertFormats, draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
import type { Family } from "./draw.js";
import {
  annotations,
  draft03Annotations,
  draft06Annotations,
  draft07Annotations,
  v1Annotations,
} from "./keywords/annotations.js";
import { arrays, draft04Arrays, draft06Arrays, draft201909Arrays } from "./keywords/arrays.js";
import { combinations, conditionals, draft03Combinations } from "./keywords/combinations.js";
import { content, draft07Content } from "./keywords/content.js";
import { draft03Numbers, draft04Companions, draft04Numbers, numbers } from "./keywords/numbers.js";
import { draft03Objects, draft04Objects, draft06Objects, draft201909Objects, objects } from "./keywords/objects.js";
import { dynamicReferences, recursiveReferences, references } from "./keywords/references.js";
import { strings } from "./keywords/strings.js";
import { unevaluated } from "./keywords/unevaluated.js";
import { draft03Values, draft04Values, values } from "./keywords/values.js";

export type DialectName = "draft-03" | "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12" | "v1";

/** A dialect with the keywords that the generator uses. */
export interface FuzzDialect {
  readonly name: DialectName;
  readonly dialect: Dialect;
  readonly families: readonly Family[];
  /** Keywords that need another beside them, with that other. */
  readonly companions?: Readonly<Record<string, string>>;
  /** Whether `true` and `false` are schemas. */
  readonly booleans: boolean;
  /** The names of the keywords for identifiers and definitions. */
  readonly id: "id" | "$id";
  readonly definitions: "definitions" | "$defs";
  /** How an anchor is declared: with a keyword, or as the fragment of an id. */
  readonly anchor: "$anchor" | "fragment";
  readonly dynamic?: "$recursiveAnchor" | "$dynamicAnchor";
}

const draft06Families = [values, numbers, strings, draft06Arrays, draft06Objects, combinations, references];
const old = { booleans: true, id: "$id", definitions: "definitions", anchor: "fragment" } as const;
const modern = { booleans: true, id: "$id", definitions: "$defs", anchor: "$anchor" } as const;

/** The seven dialects, the oldest first. */
export const fuzzDialects: readonly FuzzDialect[] = [
  {
    ...old,
    name: "draft-03",
    dialect: draft03,
    booleans: false,
    companions: draft04Companions,
    id: "id",
    families: [
      draft03Values,
      draft03Numbers,
      strings,
      draft04Arrays,
      draft03Objects,
      draft03Combinations,
      references,
      draft03Annotations,
    ],
  },
  {
    ...old,
    name: "draft-04",
    dialect: draft04,
    booleans: false,
    companions: draft04Companions,
    id: "id",
    families: [
      draft04Values,
      draft04Numbers,
      strings,
      draft04Arrays,
      draft04Objects,
      combinations,
      references,
      draft03Annotations,
    ],
  },
  { ...old, name: "draft-06", dialect: draft06, families: [...draft06Families, draft06Annotations] },
  {
    ...old,
    name: "draft-07",
    dialect: draft07,
    families: [...draft06Families, conditionals, draft07Annotations, draft07Content],
  },
  {
    ...modern,
    name: "2019-09",
    dialect: draft201909,
    dynamic: "$recursiveAnchor",
    families: [
      values,
      numbers,
      strings,
      draft201909Arrays,
      draft201909Objects,
      combinations,
      conditionals,
      unevaluated,
      recursiveReferences,
      annotations,
      content,
    ],
  },
  {
    ...modern,
    name: "2020-12",
    dialect: draft202012,
    dynamic: "$dynamicAnchor",
    families: [
      values,
      numbers,
      strings,
      arrays,
      draft201909Objects,
      combinations,
      conditionals,
      unevaluated,
      dynamicReferences,
      annotations,
      content,
    ],
  },
  {
    ...modern,
    name: "v1",
    dialect: v1,
    dynamic: "$dynamicAnchor",
    families: [
      values,
      numbers,
      strings,
      arrays,
      objects,
      combinations,
      conditionals,
      unevaluated,
      dynamicReferences,
      v1Annotations,
      content,
    ],
  },
];

/** @throws RangeError if there is no such dialect. */
export function fuzzDialectOf(name: string): FuzzDialect {
  const found = fuzzDialects.find((fuzzDialect) => fuzzDialect.name === name);
  if (!found) throw new RangeError(`${name} is none of ${fuzzDialects.map((each) => each.name).join(", ")}`);
  return found;
}

/** The dialect with asserted formats and contents. */
export const asserting = (dialect: Dialect): Dialect =>
  assertFormats(replacePresentKeywords(dialect, Object.values(contentAssertion({}))));
