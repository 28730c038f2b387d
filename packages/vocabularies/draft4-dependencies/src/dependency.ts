import {
  all,
  and,
  type Application,
  oneOfShapes,
  type Constraint,
  has,
  not,
  or,
  type Shape,
  schema,
  strings,
  test,
  when,
} from "@argot/core/keyword";

/** What the presence of a property requires: other properties, or a schema for the whole object. */
export type Dependency = string[] | Application;

export const dependency: Shape<Dependency> = oneOfShapes((json) => Array.isArray(json), strings, schema);

/** A constraint for each dependency. */
export const constraintsOf = (dependencies: ReadonlyMap<string, Dependency>): Constraint[] =>
  Array.from(dependencies, ([name, needs]) =>
    Array.isArray(needs) ? test(or([not(has(name)), and(needs.map(has))])) : all([when(needs, has(name))]),
  );

export const dependencyMessage = { names: "must also have {missing}, since it has {present}" } as const;

/** A schema that fails has messages of its own. */
export const dependencyVariant = (_: unknown, { op }: Constraint): string | undefined =>
  op === "test" ? "names" : undefined;
