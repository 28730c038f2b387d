export { argot } from "./argot.js";
export type { PluginOptions } from "./validator-modules.js";
