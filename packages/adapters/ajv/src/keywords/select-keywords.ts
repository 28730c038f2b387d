// `select` of `ajv-keywords`, by the plan: the value of a part of the data selects the schema that applies to the data.
import {
  all,
  among,
  and,
  type Application,
  type Constraint,
  defineKeyword,
  type Facet,
  is,
  json,
  type Json,
  JsonType,
  type Keyword,
  member,
  not,
  or,
  type Predicate,
  schema,
  schemaMap,
  singleFacet,
  test,
  when,
} from "@argot/core/keyword";
import { holds } from "@argot/core/internal";
import { tokensOf } from "@argot/core/json";
import { isDataReference } from "./data-reference.js";

type Cases = ReadonlyMap<string, Application>;

const casesFacet: Facet<Cases, Cases | undefined> = singleFacet("argot:facet/ajv-select-cases");
const defaultFacet: Facet<Application, Application | undefined> = singleFacet("argot:facet/ajv-select-default");

const id = (name: string): string => `https://argot.example/ajv/${name}`;

/** By name. */
export const selectKeywords: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  [
    "select",
    defineKeyword({
      id: id("select"),
      value: json,
      lower(k) {
        const cases = [...(k.read(casesFacet) ?? [])];
        const isOf = selectorOf(k.json);
        const chosen = cases.map(([name, application]) => when(application, isOf(among(valuesOf(name)))));
        const other = k.read(defaultFacet);
        const isNone = cases.map(([name]) => not(isOf(among(valuesOf(name)))));
        if (other) chosen.push(when(other, and([isOf(is(JsonType.any)), ...isNone])));
        const constraints: Constraint[] = [all(chosen), test(not(isOf(is(JsonType.array | JsonType.object))))];
        return constraints;
      },
    }),
  ],
  ["selectCases", defineKeyword({ id: id("selectCases"), value: schemaMap, provide: (cases) => casesFacet.of(cases) })],
  [
    "selectDefault",
    defineKeyword({ id: id("selectDefault"), value: schema, provide: (other) => defaultFacet.of(other) }),
  ],
]);

/** Makes predicates of the data from those of the value that selects. */
function selectorOf(value: Json): (predicate: Predicate) => Predicate {
  if (!isDataReference(value)) return (predicate) => (holds(predicate, value) ? and([]) : or([]));
  const names = value.$data.startsWith("0/") ? tokensOf(value.$data.slice(1)) : undefined;
  if (!names)
    throw new Error(
      `@argot/ajv reads the value of "select" from the data that it stands for: write a pointer such as "0/kind", not "${value.$data}".`,
    );
  return (predicate) => names.reduceRight<Predicate>((of, name) => member(name, of), predicate);
}

const words: ReadonlyMap<string, Json> = new Map<string, Json>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** The values that a case is for: its name, and what is written like it. */
function valuesOf(name: string): Json[] {
  const word = words.get(name);
  if (word !== undefined) return [name, word];
  const number = Number(name);
  return String(number) === name && Number.isFinite(number) ? [name, number] : [name];
}
