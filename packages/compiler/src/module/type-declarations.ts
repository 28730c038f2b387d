import { validatorTypes } from "./runtime-text.js";

/** The TypeScript declarations of a module. */
export function typeDeclarations(names: readonly string[], errors: boolean): string {
  const lines = names.map((name) =>
    errors
      ? `/** Whether a value is valid. \`validate\` returns the issues. */\nexport declare const ${name}: Validator;`
      : `/** Whether a value is valid. */\nexport declare function ${name}(value: unknown): boolean;`,
  );
  if (names.length === 1) lines.push(`export { ${names[0]} as default };`);
  return [
    "// Made by Argot from JSON Schema. Do not edit.",
    ...(errors ? [`\n${validatorTypes}\n`] : []),
    ...lines,
    ...(names.length === 0 ? ["export {};"] : []),
    "",
  ].join("\n");
}
