export { HeaderNameError } from "./header-names.js";
export type { ArgotTypeProvider } from "./type-provider.js";
export type { RequestIssue } from "./request-issues.js";
export { createValidatorFactory, type ValidatorFactory, type ValidatorFactoryOptions } from "./validator-factory.js";
