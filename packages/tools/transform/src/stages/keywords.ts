import type { Rule } from "@argot/core/plan";
import type { TransformOptions } from "../options.js";
import type { Stage } from "../walk.js";

/** Runs the function of a keyword. */
export function runningKeyword(
  { name, annotation }: Rule,
  { keywords }: Required<TransformOptions>,
): Stage | undefined {
  const run = name !== undefined && Object.hasOwn(keywords, name) ? keywords[name] : undefined;
  if (!run || annotation?.kind !== "value") return undefined;
  return (value, walk) => {
    walk.show(value);
    const position = {
      schema: annotation.value,
      instanceLocation: walk.location,
      parent: walk.parent,
      key: walk.key,
      root: walk.root,
      path: walk.path,
    };
    const made = run(value, position);
    return made === value ? value : walk.change("keyword", value, made);
  };
}
