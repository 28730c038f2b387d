/** The declarations of a module for TypeScript. */
export function typesText(names: readonly string[], errors: boolean): string {
  const lines = names.map((name) =>
    errors
      ? `/** Whether a value is valid; \`validate\` says what is wrong. */\nexport declare const ${name}: Validator;`
      : `/** Whether a value is valid. */\nexport declare function ${name}(value: unknown): boolean;`,
  );
  if (names.length === 1) lines.push(`export { ${names[0]} as default };`);
  return [
    "// Made by Argot from JSON Schema. Do not edit.",
    ...(errors ? [resultTypes] : []),
    ...lines,
    ...(names.length === 0 ? ["export {};"] : []),
    "",
  ].join("\n");
}

const resultTypes = `
/** One thing that is wrong with a value. */
export interface ValidationIssue {
  /** What is wrong, in English: the end of a sentence about the value at \`instanceLocation\`. */
  readonly message: string;
  /** Names the message in every language. */
  readonly messageId: string;
  /** What the message speaks of. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The keyword that fails; absent for a schema that is \`false\`. */
  readonly keyword?: string;
  /** The URI of the vocabulary that the keyword belongs to. */
  readonly vocabulary?: string;
  /** JSON Pointer in the value. */
  readonly instanceLocation: string;
  /** JSON Pointer through the schema, references included. */
  readonly keywordLocation: string;
  /** The URI of the keyword. */
  readonly absoluteKeywordLocation: string;
  /** What fails beneath. */
  readonly causes: readonly ValidationIssue[];
}

/** What \`validate\` answers. */
export interface ValidationResult {
  readonly valid: boolean;
  /** Empty when nothing is wrong. */
  readonly errors: readonly ValidationIssue[];
}

/** A function that says whether a value is valid, and one that says what is wrong. */
export interface Validator {
  (value: unknown): boolean;
  validate(value: unknown): ValidationResult;
}
`;
