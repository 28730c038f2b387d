import type { FailedApplication } from "@argot/core/plan";
import { isObject } from "@argot/core/keyword";
import type { KeywordFailure } from "./keyword-failure.js";

/**
 * Reports the errors of the alternative that a property of the value selects, or that none is selected: `discriminator`
 * of OpenAPI, with the option of that name.
 */
export function reportDiscriminated(failed: KeywordFailure): void {
  const { schema, data } = failed;
  const tag = String((schema as { readonly propertyName?: unknown }).propertyName);
  const tagValue = (data as Readonly<Record<string, unknown>>)[tag];
  if (typeof tagValue !== "string") {
    failed.report({ error: "tag", tag, tagValue }, `tag "${tag}" must be string`);
    return;
  }
  const chosen = failed.applications.find((application) => tagsOf(failed, application, tag).includes(tagValue));
  if (chosen) failed.apply(chosen);
  else failed.report({ error: "mapping", tag, tagValue }, `value of tag "${tag}" must be in oneOf`);
}

/** The values of a property that an alternative is for. */
function tagsOf(failed: KeywordFailure, application: FailedApplication, tag: string): readonly unknown[] {
  const schema = failed.schemaOf(application);
  if (!isObject(schema)) return [];
  const referred = application.failures.at(0)?.failedApplications.at(0);
  if (schema["$ref"] !== undefined && referred) return tagsOf(failed, referred, tag);
  const property = isObject(schema["properties"]) ? schema["properties"][tag] : undefined;
  if (!isObject(property)) return [];
  return Array.isArray(property["enum"]) ? (property["enum"] as unknown[]) : [property["const"]];
}
