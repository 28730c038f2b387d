import {
  type Application,
  oneOfShapes,
  is,
  listOf,
  type Predicate,
  refined,
  schema,
  type Shape,
  string,
  JsonType,
} from "@argot/core/keyword";
import { distinct } from "./shapes.js";

/** Types of draft-03: a name, or several of which each is a name or a schema. */
export type TypeUnion = string | (string | Application)[];

/** Whether it is a name, and so neither a schema nor a list. */
const isName = (each: unknown): each is string => typeof each === "string";

const nameOrSchema: Shape<string | Application> = oneOfShapes(isName, string, schema);

export const typeUnion: Shape<TypeUnion> = oneOfShapes(
  isName,
  string,
  refined(listOf(nameOrSchema, "type names or schemas"), "an array of distinct type names or schemas", distinct),
);

/** What the names in a union say of a value. */
export function isOfNamedType(union: TypeUnion): Predicate {
  // A name that is not known may be an extension, of which nothing can be said; "any" says nothing either.
  return is(
    [union]
      .flat()
      .filter(isName)
      .reduce((types, name) => types | typeNamed(name), 0),
  );
}

const typeNamed = (name: string): number =>
  Object.hasOwn(JsonType, name) ? JsonType[name as keyof typeof JsonType] : JsonType.any;

/** The schemas in a union. */
export const schemasIn = (union: TypeUnion): Application[] =>
  [union].flat().filter((each): each is Application => !isName(each));
