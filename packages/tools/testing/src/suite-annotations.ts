import path from "node:path";
import type { Argot } from "@argot/reports";
import { equal } from "@argot/core/runtime";
import { attempt, readFolder, type SuiteResult } from "./suite-tools.js";

/** The annotations of a keyword at a location of an instance. */
export interface AnnotationAssertion {
  /** A JSON Pointer in the instance. */
  readonly location: string;
  /** The keyword. */
  readonly keyword: string;
  /** The annotations by the location of the schema that has the keyword, a URI reference from the case's schema. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A schema of the annotation tests of the official suite, with its tests. */
export interface AnnotationCase {
  /** The suite's description of the case. */
  readonly description: string;
  /** The releases that it is for, such as `"6,<=2019"`. Default: all. */
  readonly compatibility?: string;
  /** The schema. */
  readonly schema: unknown;
  /** The documents that it refers to, by their URIs. */
  readonly externalSchemas?: Readonly<Record<string, unknown>>;
  /** Instances, with their annotations. */
  readonly tests: readonly { readonly instance: unknown; readonly assertions: readonly AnnotationAssertion[] }[];
}

/**
 * The annotation tests of the suite that are for a release.
 *
 * @param release - The suite's number of the release: 4, 6, 7, 2019, 2020; 9999 for v1.
 */
export const readAnnotationCases = (suite: string, release: number): AnnotationCase[] =>
  readFolder(path.join(suite, "annotations", "tests"))
    .flatMap(({ content }) => (content as { readonly suite: AnnotationCase[] }).suite)
    .filter(({ compatibility = "" }) => isFor(compatibility, release));

/** Whether every condition holds: `7` is draft-07 and later, `<=7` draft-07 and earlier, `=7` draft-07 only. */
function isFor(compatibility: string, release: number): boolean {
  return compatibility.split(",").every((condition) => {
    const bound = Number(condition.replace(/^<?=/, ""));
    if (condition.startsWith("<=")) return release <= bound;
    return condition.startsWith("=") ? release === bound : release >= bound;
  });
}

/**
 * Runs the cases. Each assertion counts as a test.
 *
 * @param makeArgot - Creates an Argot instance with the dialect. It is called for each case.
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
        const wanted = Object.entries(expected).map(
          ([reference, value]) => [absolute(schema, reference), value] as const,
        );
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

/** The URI of schemas without an identifier. */
const base = "https://example.com/annotations";

/** The URI of a location in a schema, relative to the nearest resource around it, as annotations have it. */
function absolute(schema: unknown, reference: string): string {
  let uri = base;
  let pointer = "";
  let at: unknown = schema;
  for (const token of reference.split("/")) {
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
