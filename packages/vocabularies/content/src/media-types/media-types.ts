import { jsonMediaType } from "./json.js";
import type { MediaTypes } from "./media-type.js";
import { textMediaType } from "./text.js";

/** The media types that are known by default: JSON, all types with the suffix `+json`, and text. */
export const standardMediaTypes: MediaTypes = {
  "application/json": jsonMediaType,
  "+json": jsonMediaType,
  "text/*": textMediaType,
};
