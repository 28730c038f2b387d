import { type Annotation, createArgot, type Validator } from "argot";

/** A schema and instances, as in Bowtie's protocol. */
export interface Case {
  readonly schema: unknown;
  /** Documents that the schema may refer to, by URI. */
  readonly registry?: Readonly<Record<string, unknown>> | null;
  readonly tests: readonly { readonly instance: unknown }[];
}

/** What is wanted of each test: the verdict, or the annotations as well. */
export type RunOutput = "flag" | "annotations";

/** Runs a case: a result for each test, or the error of the schema. */
export function runCase({ schema, registry, tests }: Case, dialect: string | undefined, output: RunOutput): object {
  return attempt(() => {
    // Cases share nothing: their registries may have different documents with the same URI.
    const argot = createArgot(dialect === undefined ? {} : { dialect });
    for (const [uri, document] of Object.entries(registry ?? {})) argot.add(document, uri);
    const validator = argot.compile(schema);
    return { results: tests.map(({ instance }) => attempt(() => results[output](validator, instance))) };
  });
}

const results: Record<RunOutput, (validator: Validator, instance: unknown) => object> = {
  flag: (validator, instance) => ({ valid: validator(instance) }),
  annotations: (validator, instance) => {
    const { valid, list } = validator.annotations(instance);
    return { valid, annotations: list.map(annotationOf) };
  },
};

const annotationOf = ({ keyword, instanceLocation, absoluteKeywordLocation, value }: Annotation): object => ({
  keyword,
  instanceLocation,
  // A schema without an identifier has one of Argot's, which means nothing to others.
  keywordLocation: absoluteKeywordLocation.replace(/^argot:[^#]*/, ""),
  annotation: value,
});

function attempt(run: () => object): object {
  try {
    return run();
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { errored: true, context: { message, traceback: stack } };
  }
}
