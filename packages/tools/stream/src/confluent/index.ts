export {
  type Codec,
  type CodecOptions,
  createCodec,
  type Decoded,
  type Encoded,
  type EncodeTarget,
  type UnreadablePart,
} from "./codec.js";
export { UnusableSchemaError } from "./compiled-schema.js";
export {
  createRegistryClient,
  type RegisteredSchema,
  type RegistryClientOptions,
  type SchemaReference,
  type SchemaRegistry,
} from "./registry-client.js";
export { RegistryError, type RegistryErrorCode } from "./registry-error.js";
export { recordSubject, type SubjectName, topicRecordSubject, topicSubject } from "./subject-name.js";
export type { HeaderValue, MessageHeaders, MessagePart, SchemaKey } from "./wire-format.js";
