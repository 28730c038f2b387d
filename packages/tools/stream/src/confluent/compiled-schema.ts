import { createTextValidator } from "../texts/text-validator.js";
import type { TextOptions } from "../texts/text-options.js";
import type { TextResult } from "../texts/text-result.js";
import { type ArgotOptions, createArgot, parseJson, SchemaError, type Argot, type Validator } from "argot";
import type { RegisteredSchema, SchemaRegistry } from "./registry-client.js";

/** A schema of a registry, ready to validate. */
export interface CompiledSchema {
  readonly registered: RegisteredSchema;
  readonly validator: Validator;
  readonly validate: (bytes: Uint8Array) => TextResult;
}

/** A schema of a registry cannot be used. Its `cause` says why: a `SchemaError`, or a `SyntaxError` if it is not JSON. */
export class UnusableSchemaError extends Error {
  /** Always `"UnusableSchemaError"`. */
  override readonly name = "UnusableSchemaError";
}

/** The base of references in schemas without an absolute `$id`. Nothing is fetched from it. */
const registryBase = "https://schema-registry.invalid/";
/** Maximum number of schemas that one schema refers to, at any depth. */
const mostReferences = 1000;

/**
 * Compiles a schema of a registry with those that it refers to.
 *
 * @throws UnusableSchemaError if it is not a JSON Schema, or cannot be used.
 * @throws RegistryError if a schema that it refers to cannot be read.
 */
export async function compileRegistered(
  registered: RegisteredSchema,
  registry: SchemaRegistry,
  argotOptions: ArgotOptions,
  textOptions: TextOptions,
): Promise<CompiledSchema> {
  const argot = createArgot({ dialect: "draft-07", ...argotOptions });
  const uri = `${registryBase}schema`;
  const pending = [{ registered, uri, what: "the schema" }];
  const seen = new Set<string>();
  for (let next = pending.shift(); next; next = pending.shift()) {
    const bases = addDocument(argot, next.registered, next.uri, next.what);
    for (const { name, subject, version } of next.registered.references ?? []) {
      const targets = new Set(bases.map((base) => resolve(name, base)));
      const key = JSON.stringify([...targets, subject, version]);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > mostReferences)
        throw new UnusableSchemaError(`the schema refers to more than ${mostReferences} others`);
      // oxlint-disable-next-line no-await-in-loop -- a schema says what it refers to
      const found = await registry.bySubject(subject, version);
      for (const target of targets)
        pending.push({ registered: found, uri: target, what: `version ${version} of ${subject}` });
    }
  }
  try {
    const validator = argot.compile(uri);
    return { registered, validator, validate: createTextValidator(validator, textOptions) };
  } catch (error) {
    if (error instanceof SchemaError) throw unusable("the schema", error);
    throw error;
  }
}

/**
 * Adds a document under a URI. Returns the possible base URIs of its references: keywords decide whether an identifier
 * counts.
 */
function addDocument(
  argot: Argot,
  { schema, schemaType }: RegisteredSchema,
  uri: string,
  what: string,
): readonly string[] {
  if (schemaType !== "JSON")
    throw new UnusableSchemaError(`${what} is of the type ${schemaType ?? "AVRO"}; this package reads JSON Schemas`);
  try {
    const document = parseJson(schema);
    argot.add(document, uri);
    return [...new Set([uri, resolve(idOf(document) ?? "", uri)])];
  } catch (error) {
    throw unusable(what, error as Error);
  }
}

const unusable = (what: string, cause: Error): UnusableSchemaError =>
  new UnusableSchemaError(`${what} cannot be used (${cause.message})`, { cause });

function idOf(document: unknown): string | undefined {
  if (typeof document !== "object" || document === null) return undefined;
  const { $id, id } = document as Record<string, unknown>;
  return typeof $id === "string" ? $id : typeof id === "string" ? id : undefined;
}

function resolve(reference: string, base: string): string {
  try {
    const url = new URL(reference, base);
    url.hash = "";
    return url.href;
  } catch {
    // For example, a relative reference cannot be resolved against `urn:`.
    return reference;
  }
}
