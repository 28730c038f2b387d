import { printable } from "@argot/source-text/printable";
import { inspect as inspectSchema, type Inspection } from "argot/inspect";
import type { Io } from "../../terminal/io.js";
import { loadSchemaSet, onlySchema } from "../../schemas/schema-set.js";
import { withSchema } from "../../schemas/load-schema.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { indexTexts, isOfIndex } from "./index-texts.js";
import { inspectionParts } from "./inspection-parts.js";
import type { Streams } from "../../terminal/output-stream.js";

/** Options of `argot inspect`. */
export interface InspectOptions extends SchemaOptions {
  /** What to print. */
  readonly parts: readonly (typeof inspectionParts)[number][];
}

/**
 * Prints a schema at each stage of compilation.
 *
 * @throws Problem if the schema cannot be used.
 */
export async function inspect(schema: string, options: InspectOptions, io: Io, { out, warn }: Streams): Promise<void> {
  const parts = inspectionParts.filter((part) => options.parts.includes(part));
  const ofIndex = parts.filter(isOfIndex);
  const set = ofIndex.length === 0 ? undefined : await loadSchemaSet([schema], options, io);
  const fromIndex = set
    ? ofIndex.map((part): Section => ({ title: part, text: indexTexts[part](set, onlySchema(set, schema), io.cwd) }))
    : [];
  const stages = parts.filter((part) => !isOfIndex(part));
  const fromPlan =
    stages.length === 0
      ? []
      : await withSchema(schema, options, io, warn, ({ argot, uri }) => {
          const inspection = inspectSchema(argot, uri);
          return stages.flatMap((part) => show(part, inspection));
        });
  const sections = [...fromIndex, ...fromPlan];
  const text =
    sections.length === 1
      ? (sections[0]?.text ?? "")
      : sections.map(({ title, text: each }) => `== ${title}\n${each}`).join("\n");
  return out.write(text.split("\n").map(printable).join("\n"));
}

interface Section {
  readonly title: string;
  readonly text: string;
}

function show(part: keyof Inspection, inspection: Inspection): readonly Section[] {
  if (part !== "passes") return [{ title: part, text: ended(inspection[part]) }];
  return inspection.passes.map(({ name, plan }) => ({ title: `after ${name}`, text: ended(plan) }));
}

const ended = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);
