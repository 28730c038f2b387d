// scripts/lib/published-schemas.mjs makes the module from packages with the schemas, for builds and tests.
import type { JsonObject } from "argot";

/** The published schema of OpenAPI 3.0 documents. */
export declare const document30: JsonObject;
/** The published schemas of OpenAPI 3.1 and 3.2 documents, without that of the schemas in them. */
export declare const document31: JsonObject;
export declare const document32: JsonObject;

/**
 * The published schema of AsyncAPI 3.0 and 3.1 documents, without what Argot does not read: texts for people, formats, bindings, and the
 * schemas of other formats.
 *
 * @see {@link https://github.com/asyncapi/spec-json-schemas | The schemas of AsyncAPI}, under the Apache License 2.0
 */
export declare const asyncApi3: JsonObject;
