export { cannotCompile, type Finding, lint, type LintOptions, lintRules } from "./lint.js";
export type { Edit, Fault, LintRule, RuleContext, Severity } from "./rule.js";
export { ruleDescription, schemaRule } from "./schema-rule.js";
