export * from "./common.js";
export { createArgot } from "./create-argot.js";
export { dialectUris } from "./dialect-uris.js";
export { englishMessages, toClient } from "./to-client.js";
