export { ContentError, type ContentErrorCode } from "./content-error.js";
export { contentEncoding } from "./content-encoding.js";
export { contentMediaType } from "./content-media-type.js";
export { contentSchema } from "./content-schema.js";
export { type ContentAnnotations, decode, type DecodeOptions } from "./decode.js";
export { encode, type EncodeOptions } from "./encode.js";
export { exactJson } from "./media-types/json.js";
export type { Content, MediaType, MediaTypes } from "./media-types/media-type.js";
