// Finds references to another kind of object than the required one.
import { createArgot, primaryIssue, type Validator } from "argot";
import type { DocumentError } from "../document/document-error.js";
import type { DocumentPart } from "../document/document-set.js";
import { messageForAuthor } from "../document/published-messages.js";
import type { AsyncDocument } from "./async-document.js";
import { asyncApi3 } from "../published/schemas.js";

/** A kind of object: its name for people, its definition in the published schema, and the member of maps of such objects. */
interface Kind {
  readonly name: string;
  readonly definition: string;
  readonly members: string;
}

export const messageKind: Kind = { name: "message", definition: "messageObject", members: "messages" };
export const securitySchemeKind: Kind = {
  name: "security scheme",
  definition: "SecurityScheme",
  members: "securitySchemes",
};

const validators = new Map<Kind, Validator>();

/** The published schema, applied to an object of a kind instead of a document. */
function validatorOf(kind: Kind): Validator {
  const known = validators.get(kind);
  if (known) return known;
  const validator = createArgot().compile({
    $schema: "http://json-schema.org/draft-07/schema#",
    allOf: [{ $ref: `#/definitions/${kind.definition}` }],
    definitions: asyncApi3["definitions"],
  });
  validators.set(kind, validator);
  return validator;
}

/**
 * A reference to something of another kind. What the document has as an object of the kind was checked with it.
 *
 * @param part - The target of the reference. @param path - The location of the reference.
 */
export function* checkKind(
  { documents }: AsyncDocument,
  kind: Kind,
  part: DocumentPart,
  path: readonly string[],
): Iterable<DocumentError> {
  if (part.document === documents.entry && part.path.at(-2) === kind.members) return;
  const issue = primaryIssue(validatorOf(kind).validate(part.json).errors);
  if (!issue) return;
  const where = issue.instanceLocation ? ` at ${issue.instanceLocation}` : "";
  const from = { document: documents.entry, path: [...path, "$ref"] };
  yield documents.error(
    "invalid-schema",
    from,
    `leads to something that is no ${kind.name}:${where} ${messageForAuthor(issue)}`,
  );
}
