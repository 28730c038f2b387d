import { refuseUnknownOptions, requireArgument } from "@argot/core/json";
import type { NamedDocument } from "../schema-index/index.js";
import type { DraftChange } from "./draft-change.js";
import { type Draft, draftNames } from "./drafts.js";
import { misreadParts } from "./misread-parts.js";
import { type DialectSource, openDialects } from "./open-dialects.js";
import { removeIneffective } from "./remove-ineffective.js";
import { Rewriting } from "./rewriting.js";
import { stepsTo } from "./steps.js";
import { takeStep } from "./take-step.js";
import { unusableParts } from "./unusable-parts.js";

/** Options for {@link upgrade}. */
export interface UpgradeOptions {
  /** Has the dialects of the documents. Its default dialect is that of documents without `$schema`. */
  readonly argot: DialectSource;
  /** The draft to write in. Default: `"2020-12"`. */
  readonly to?: Draft;
  /** Documents that stay as they are and may refer to the others. Default: none. */
  readonly unchanged?: readonly NamedDocument[];
}

/**
 * Writes schemas in another draft, step by step, so that they accept the same values. References between the documents follow
 * the schemas that they lead to.
 *
 * Schemas of older drafts are written in every later one. Those of 2020-12 and 2019-09 are written in 2019-09 and draft-07, and
 * a remark says what has no form there. Other schemas of later drafts stay.
 *
 * Schemas must be valid in their drafts, which is not checked here.
 *
 * @param documents - Schemas with their URIs.
 * @throws DefinitionError if an argument is wrong.
 */
export function upgrade(documents: readonly NamedDocument[], options: UpgradeOptions): DraftChange {
  requireArgument(Array.isArray(documents), "upgrade", "an array of documents, such as `[{ uri, value }]`", documents);
  refuseUnknownOptions("upgrade", options, ["argot", "to", "unchanged"]);
  const { argot, to = "2020-12", unchanged = [] } = options;
  requireArgument(draftNames.includes(to), "upgrade", `one of ${draftNames.join(", ")} as \`to\``, to);
  const run = new Rewriting(documents, unchanged);
  const effective = run.index(argot);
  run.remarks.push(...unusableParts(effective));
  const opened = openDialects(argot);
  const steps = stepsTo(to);
  run.change(opened, (changes, index) => {
    changes.remarks.push(...misreadParts(changes.document, index, steps));
    removeIneffective(changes, index, effective);
  });
  for (const step of steps) run.change(opened, (changes, index) => takeStep(step, changes, index, opened));
  return run.result();
}
