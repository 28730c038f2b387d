/** The request by which the worker asks the editor for the text of a document, by its URI. */
export const readTextRequest = "argot/readText";
