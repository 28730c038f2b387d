import { slowPatterns } from "@argot/regex/slow-patterns";
import { documentUri } from "../state/playground-state.js";
import { extentOf, type Project } from "./project.js";
import type { EngineInput, Problem } from "./protocol.js";

/** The patterns of the schemas that the JavaScript engine is not proven to match in linear time. */
export function slowPatternsIn({ argot, sources, problems }: Project, { schemas }: EngineInput): readonly Problem[] {
  if (problems.length > 0) return [];
  return slowPatterns(argot.plan(documentUri(schemas[0]))).map(({ source, uri, pointer, keyword, reason }) => {
    const found = sources.find(`${uri}#${pointer}/${keyword}`);
    const span = found?.position.value;
    return {
      message: `The pattern "${source}" can take very long: ${reason}. Write it in another way, or give createArgot the option regex: safe of @argot/regex, which matches it in linear time`,
      of: "schema",
      ...(found && span && { at: extentOf(found.source.name, span) }),
    };
  });
}
