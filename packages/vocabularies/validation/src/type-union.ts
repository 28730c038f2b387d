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

/** Types of draft-03: a name, or a list of names and schemas. */
export type TypeUnion = string | (string | Application)[];

/** Whether it is a name, not a schema or a list. */
const isName = (each: unknown): each is string => typeof each === "string";

const nameOrSchema: Shape<string | Application> = oneOfShapes(isName, string, schema);

export const typeUnion: Shape<TypeUnion> = oneOfShapes(
  isName,
  string,
  refined(listOf(nameOrSchema, "type names or schemas"), "an array of distinct type names or schemas", distinct),
);

/** The types that the names in a union allow. */
export function isOfNamedType(union: TypeUnion): Predicate {
  // An unknown name may be an extension, so it allows every type, as "any" does.
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
