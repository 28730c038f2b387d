/** The request by which the worker asks the editor for the text of a document, by its URI. */
export const readTextRequest = "argot/readText";

/** The request by which the worker asks the editor for the URIs of the documents in a folder, by the URI of the folder. */
export const listDocumentsRequest = "argot/listDocuments";
