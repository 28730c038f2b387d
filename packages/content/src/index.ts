export { contentEncoding } from "./content-encoding.js";
export { contentMediaType } from "./content-media-type.js";
export { contentSchema } from "./content-schema.js";
