/** Default maximum number of contents within one another. */
export const defaultMaxNesting = 16;
