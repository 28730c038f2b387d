/** Generates code, or does something else where that is forbidden. */
export function unlessForbidden<Made>(generate: () => Made, otherwise: () => Made): Made {
  try {
    return generate();
  } catch (error) {
    // Thrown under a strict content security policy, and with --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return otherwise();
    throw error;
  }
}
