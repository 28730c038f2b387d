import { adapterExceptions } from "./errors/adapter-exceptions.js";
import { bundleErrors } from "./errors/bundle-error.js";
import { configErrors } from "./errors/config-error.js";
import { confluentErrors } from "./errors/confluent-error.js";
import { contentErrors } from "./errors/content-error.js";
import { exceptions } from "./errors/exceptions.js";
import { inlineErrors } from "./errors/inline-error.js";
import { registryErrors } from "./errors/registry-error.js";
import { schemaErrors } from "./errors/schema-error.js";
import { sourceErrors } from "./errors/source-error.js";
import type { Explanation, ExplanationText, Origin } from "./explanation.js";
import { applicator } from "./messages/applicator.js";
import { content, contentProblems } from "./messages/content.js";
import { custom, errorMessage } from "./messages/custom.js";
import { contexts } from "./messages/engine-contexts.js";
import { parts } from "./messages/engine-parts.js";
import { engine } from "./messages/engine.js";
import { formats } from "./messages/format.js";
import { olderDrafts } from "./messages/older-drafts.js";
import { openApi } from "./messages/openapi.js";
import { validation } from "./messages/validation.js";
import { results } from "./results.generated.js";
import { rules } from "./rules.js";

/** Texts by names that all get what their ids and their codes begin with. */
interface Group {
  readonly origin: Origin;
  readonly texts: Readonly<Record<string, ExplanationText>>;
  /** Begins the ids. Default: nothing. */
  readonly id?: string;
  /** Begins the codes. Default: nothing. */
  readonly code?: string;
}

const issues = (id: string, code: string, ...texts: readonly Group["texts"][]): readonly Group[] =>
  texts.map((each) => ({ origin: "issue", texts: each, id, code }));

const groups: readonly Group[] = [
  ...issues("https://json-schema.org/keyword/", "", validation, applicator, content, formats, olderDrafts),
  ...issues("https://spec.openapis.org/oas/3.0/keyword/", "oas/3.0/keyword/", openApi),
  ...issues("https://github.com/argot-schema/argot/keyword/", "", errorMessage),
  ...issues("", "", custom),
  ...issues("argot:message/", "message/", engine, contexts, parts),
  ...issues("argot:content/", "content/", contentProblems),
  { origin: "SchemaError", texts: schemaErrors },
  { origin: "rule", texts: rules },
  { origin: "ConfigError", texts: configErrors },
  { origin: "BundleError", texts: bundleErrors },
  { origin: "InlineError", texts: inlineErrors },
  { origin: "SourceError", texts: sourceErrors },
  { origin: "ContentError", texts: contentErrors },
  { origin: "RegistryError", texts: registryErrors },
  { origin: "ConfluentError", texts: confluentErrors },
  { origin: "exception", texts: exceptions },
  { origin: "exception", texts: adapterExceptions },
];

/** Explains everything that Argot reports. Several may have one code: an exception and a rule about the same fault. */
export const explanations: readonly Explanation[] = groups.flatMap(({ origin, texts, id = "", code = "" }) =>
  Object.entries(texts).map(([name, text]) => ({
    ...text,
    origin,
    id: id + name,
    code: code + name,
    says: results[`${origin} ${code}${name}`] ?? "",
  })),
);
