/** The template of a rule that fails and has no message: its author gave it none. */
export const defaultTemplate = "must satisfy {keyword}";
