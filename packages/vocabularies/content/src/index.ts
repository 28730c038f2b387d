export { ContentError, type ContentErrorCode } from "./content-error.js";
export { contentMessages } from "./content-problem.js";
export { contentEncoding } from "./content-encoding.js";
export { contentMediaType } from "./content-media-type.js";
export { contentSchema } from "./content-schema.js";
export { type ContentAnnotations, decode, type DecodeOptions } from "./decode.js";
export { encode, type EncodeOptions } from "./encode.js";
export { exactJson } from "./media-types/json.js";
export type { Content, MediaType, MediaTypes } from "./media-types/media-type.js";
export {
  type AssertionOptions,
  type ContentArgument,
  contentOf,
  type Explain,
  type OctetsArgument,
  octetsOf,
} from "./assertion.js";
export { assertionOptionNames } from "./assertion-option-names.js";
export { contentAssertion, type ContentKeywords } from "./content-assertion.js";
