/** Whether a text is a URI and not a path. The scheme of a URI has two characters or more here; one character is the letter of a drive. */
export const isUri = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text);
