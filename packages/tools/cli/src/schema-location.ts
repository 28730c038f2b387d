import path from "node:path";
import { fileURLToPath } from "node:url";

/** A URI of a place in a schema, for people: files by their path from the working directory, everything else as it is. */
export function schemaLocation(uri: string, cwd: string): string {
  if (!uri.startsWith("file:")) return uri;
  const at = uri.indexOf("#");
  const [resource, fragment] = at === -1 ? [uri, ""] : [uri.slice(0, at), uri.slice(at)];
  try {
    return path.relative(cwd, fileURLToPath(resource)) + decodeURIComponent(fragment);
  } catch {
    // A schema may name itself by a file URL that no file can have.
    return uri;
  }
}
