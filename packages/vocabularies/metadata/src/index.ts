export { defaultKeyword } from "./default.js";
export { deprecated } from "./deprecated.js";
export { description } from "./description.js";
export { examples } from "./examples.js";
export { readOnly } from "./read-only.js";
export { title } from "./title.js";
export { writeOnly } from "./write-only.js";
