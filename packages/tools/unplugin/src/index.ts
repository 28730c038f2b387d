export { argot, type PluginOptions } from "./argot.js";
