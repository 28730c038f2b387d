import { tokensOf, valueAt } from "@argot/core/json";
import { ConfluentError, confluentChanges, type ConfluentChange } from "@argot/schema-tools/confluent";
import type { Finding } from "../../reports/finding.js";
import type { Compared } from "./change-finding.js";
import type { ComparedSchema, Mode } from "./changes.js";

/** Maximum number of changes that a note names. */
const mostChanges = 10;

/** What Confluent's Schema Registry would say of a change, as a note: it compares the texts of schemas. */
export function registryNote(compared: Compared, mode: Mode): Finding {
  return { severity: "note", rule: "confluent", message: sentence(compared, mode), file: compared.after.name };
}

function sentence({ before, after }: Compared, mode: Mode): string {
  try {
    const refused = [
      ...(mode === "forward" ? [] : refusedChanges(before, after)),
      ...(mode === "backward" ? [] : refusedChanges(after, before)),
    ];
    const level = mode.toUpperCase();
    if (refused.length === 0) return `Confluent's registry would take this under ${level}`;
    const named = refused.slice(0, mostChanges).map(({ type, path }) => `${type} at ${path}`);
    const rest = refused.length > mostChanges ? [`and ${refused.length - mostChanges} more`] : [];
    return `Confluent's registry would refuse this under ${level}: ${[...named, ...rest].join(", ")}`;
  } catch (error) {
    if (!(error instanceof ConfluentError)) throw error;
    return `it is not known what Confluent's registry would say: ${error.message}`;
  }
}

const refusedChanges = (before: ComparedSchema, after: ComparedSchema): readonly ConfluentChange[] =>
  confluentChanges(
    { $ref: before.uri },
    { $ref: after.uri },
    {
      before: { resolve: (uri) => documentAt(before, uri) },
      after: { resolve: (uri) => documentAt(after, uri) },
    },
  ).changes.filter(({ isCompatible }) => !isCompatible);

/** The document, or the part of one, that a URI identifies. */
function documentAt({ sources }: ComparedSchema, uri: string): unknown {
  const found = sources.find(uri);
  return found && valueAt(found.source.value, tokensOf(found.pointer) ?? []);
}
