/** Default maximum depth of nested content. */
export const defaultMaxNesting = 16;
