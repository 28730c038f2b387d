/** The name of the keyword of `ajv-errors`, which changes errors. */
export const errorMessageKeyword = "errorMessage";
