export { argotOf } from "./argot-of.js";
export { configSchema } from "./check.js";
export { type Config, defineConfig, type RegexName } from "./config.js";
export { ConfigError, type ConfigErrorCode, type ConfigLocation } from "./config-error.js";
export { type LoadedConfig, loadConfig, type LoadOptions } from "./load-config.js";
export type { Setting } from "./settings.js";
