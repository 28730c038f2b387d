import path from "node:path";
import type { Argot } from "@argot/core";
import { equal } from "@argot/core/runtime";
import { attempt, readFolder, type SuiteResult } from "./suite-tools.js";

/** What must be said of a place in an instance. */
export interface AnnotationAssertion {
  /** The place: a JSON Pointer in the instance. */
  readonly location: string;
  /** The keyword that is asked about. */
  readonly keyword: string;
  /** Its annotations: where the schema stands (a URI reference from the case's schema), and the value. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A schema of the annotation tests of the official suite, and what is asked of it. */
export interface AnnotationCase {
  /** What the case is about, as the suite words it. */
  readonly description: string;
  /** The dialects that it is for, such as `"6,<=2019"`; all, when not said. */
  readonly compatibility?: string;
  /** The schema. */
  readonly schema: unknown;
  /** Documents that it refers to, by their URIs. */
  readonly externalSchemas?: Readonly<Record<string, unknown>>;
  /** Instances, and what must be said of each. */
  readonly tests: readonly { readonly instance: unknown; readonly assertions: readonly AnnotationAssertion[] }[];
}

/**
 * The annotation tests of the suite that are for a release.
 *
 * @param release - As the suite numbers them: 4, 6, 7, 2019, 2020; 9999 for what comes after, which is v1.
 */
export const readAnnotationCases = (suite: string, release: number): AnnotationCase[] =>
  readFolder(path.join(suite, "annotations", "tests"))
    .flatMap(({ content }) => (content as { readonly suite: AnnotationCase[] }).suite)
    .filter(({ compatibility = "" }) => isFor(compatibility, release));

/** Whether every condition holds: `7` is draft-07 and all later, `<=7` that and all earlier, `=7` that alone. */
function isFor(compatibility: string, release: number): boolean {
  return compatibility.split(",").every((condition) => {
    const bound = Number(condition.replace(/^<?=/, ""));
    if (condition.startsWith("<=")) return release <= bound;
    return condition.startsWith("=") ? release === bound : release >= bound;
  });
}

/**
 * Asks every assertion of the cases. Each is one test.
 *
 * @param makeArgot - Makes an Argot that speaks the dialect, for each case a new one.
 */
export function runAnnotationCases(makeArgot: () => Argot, cases: readonly AnnotationCase[]): SuiteResult {
  const failures: string[] = [];
  let total = 0;
  for (const { description, schema, externalSchemas = {}, tests } of cases) {
    const validator = attempt(() => {
      const argot = makeArgot();
      for (const [uri, document] of Object.entries(externalSchemas)) argot.add(document, uri);
      return argot.add(schema, base).compile(base);
    });
    for (const { instance, assertions } of tests) {
      const annotations = validator instanceof Error ? validator : attempt(() => validator.annotations(instance).list);
      for (const { location, keyword, expected } of assertions) {
        total++;
        const wanted = Object.entries(expected).map(([place, value]) => [absolute(schema, place), value] as const);
        const found =
          annotations instanceof Error
            ? annotations.message
            : Object.fromEntries(
                annotations
                  .filter((each) => each.instanceLocation === location && each.keyword === keyword)
                  .map(({ absoluteKeywordLocation: at, value }) => [at.slice(0, at.lastIndexOf("/")), value]),
              );
        if (equal(found, Object.fromEntries(wanted))) continue;
        failures.push(`${description} › ${keyword} at "${location}": got ${JSON.stringify(found)}`);
      }
    }
  }
  return { passed: total - failures.length, total, failures };
}

/** What schemas without an identifier are known by. */
const base = "https://example.com/annotations";

/** The URI of a place in a schema, from the nearest resource around it, as annotations have it. */
function absolute(schema: unknown, place: string): string {
  let uri = base;
  let pointer = "";
  let at: unknown = schema;
  for (const token of place.split("/")) {
    if (token !== "#") {
      pointer += `/${token}`;
      at = (at as Record<string, unknown>)[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")];
    }
    const { $id } = Object(at) as { $id?: unknown };
    if (typeof $id !== "string") continue;
    uri = new URL($id, uri).href;
    pointer = "";
  }
  return `${uri}#${pointer}`;
}
