// Checks an AsyncAPI document: by the published schema, then its references, its schemas and its examples.
import { tokensOf } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import { createArgot, type Validator } from "argot";
import { DocumentError } from "../document/document-error.js";
import { issuesOf } from "../document/check-published.js";
import { messageForAuthor } from "../document/published-messages.js";
import { DescribedAsyncApi } from "./async-api.js";
import type { AsyncDocument } from "./async-document.js";
import { DescribedMessage } from "./async-message.js";
import { checkAsyncSecurity } from "./check-async-security.js";
import { checkKind, messageKind } from "./check-kind.js";
import { followed } from "./followed.js";
import { asyncApi3 } from "../published/schemas.js";

let validator: Validator | undefined;

/** All errors of a document, each once, since several references may lead to the same part. */
export function* checkAsyncDocument(document: AsyncDocument): Iterable<DocumentError> {
  const known = new Set<string>();
  for (const problem of problemsIn(document)) {
    if (known.has(problem.message)) continue;
    known.add(problem.message);
    yield problem;
  }
}

/** Violations of the published schema; if there are none, errors of references, schemas and examples. */
function* problemsIn(document: AsyncDocument): Iterable<DocumentError> {
  const { entry } = document.documents;
  validator ??= createArgot().compile(asyncApi3);
  const issues = issuesOf(validator, entry.value);
  for (const issue of issues) {
    const at = { document: entry, path: tokensOf(issue.instanceLocation) ?? [] };
    yield document.documents.error("invalid-schema", at, messageForAuthor(issue), { cause: issue });
  }
  if (issues.length > 0) return;
  try {
    void new DescribedAsyncApi(document);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    yield error;
  }
  yield* checkAsyncSecurity(document);
  const checked = new Set<unknown>();
  for (const path of messagePaths(document.json)) {
    const json = path.reduce<unknown>((outer, name) => (outer as JsonObject)[name], document.json) as JsonObject;
    try {
      const part = followed(document, { document: entry, path, json });
      if (checked.has(part.json)) continue;
      checked.add(part.json);
      yield* checkKind(document, messageKind, part, path);
      yield* checkMessage(document, new DescribedMessage(path.at(-1) as string, part, document));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      yield error;
    }
  }
}

/** The names of the objects in an object. */
const named = (json: unknown): readonly string[] =>
  isObject(json) ? Object.keys(json).filter((name) => isObject(json[name]) && !name.startsWith("x-")) : [];

/** The locations of messages: in channels, and among the components. */
function* messagePaths(root: JsonObject): Iterable<readonly string[]> {
  const components = isObject(root["components"]) ? root["components"] : {};
  for (const name of named(components["messages"])) yield ["components", "messages", name];
  for (const [outer, channels] of [
    [["channels"], root["channels"]],
    [["components", "channels"], components["channels"]],
  ] as const)
    for (const name of named(channels)) {
      const { messages } = (channels as Readonly<Record<string, JsonObject>>)[name] as JsonObject;
      for (const each of named(messages)) yield [...outer, name, "messages", each];
    }
}

/**
 * Compiles the schemas of a message, and checks its examples. Schemas in formats that Argot does not read are skipped.
 */
function* checkMessage(document: AsyncDocument, message: DescribedMessage): Iterable<DocumentError> {
  const { part, description } = message;
  // Errors of a schema are reported at its location.
  for (const schema of [...message.writtenSchemas, ...message.schemas.map((each) => each.schema)]) {
    if (!schema.isReadable) return;
    void schema.validator;
  }
  const { examples } = description;
  for (const [i, example] of Array.isArray(examples) ? (examples as readonly JsonObject[]).entries() : []) {
    for (const { in: of, schema } of message.schemas) {
      if (!Object.hasOwn(example, of)) continue;
      for (const { instanceLocation, message: text } of schema.errorsOf(example[of])) {
        const path = [...part.path, "examples", String(i), of, ...(tokensOf(instanceLocation) ?? [])];
        yield document.documents.error("invalid-schema", { document: part.document, path }, `the example ${text}`);
      }
    }
  }
}
