export { bundle } from "./bundle.js";
export { BundleError, type BundleErrorCode } from "./bundle-error.js";
