import path from "node:path";
import { pathToFileURL } from "node:url";

/** Whether the name of a schema is a URI, and not the name of a file. */
export const isUri = (schema: string): boolean => /^https?:/i.test(schema);

/** The URL that a file is known by. */
export const urlOf = (file: string, cwd: string): string => pathToFileURL(path.resolve(cwd, file)).href;
