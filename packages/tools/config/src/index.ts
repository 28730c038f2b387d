export { argotOf } from "./argot-of.js";
export { configSchema } from "./check.js";
export {
  type CheckConfig,
  type CheckOverride,
  type Config,
  type DataEntry,
  defineConfig,
  type RegexName,
  type RemoteConfig,
  type RuleSeverities,
  type RuleSeverity,
} from "./config.js";
export { ConfigError, type ConfigErrorCode, type ConfigLocation } from "./config-error.js";
export type { DataFile } from "./data-table.js";
export { type LoadedConfig, loadConfig, type LoadOptions } from "./load-config.js";
export type { Setting } from "./settings.js";
export { configFiles } from "./find.js";
