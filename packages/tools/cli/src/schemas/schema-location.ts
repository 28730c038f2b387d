import path from "node:path";
import { fileURLToPath } from "node:url";

/** A location in a schema as text for people. A `file:` URL becomes a path relative to the working directory. */
export function schemaLocation(uri: string, cwd: string): string {
  if (!uri.startsWith("file:")) return uri;
  const hash = uri.indexOf("#");
  const [resource, fragment] = hash === -1 ? [uri, ""] : [uri.slice(0, hash), uri.slice(hash)];
  try {
    return path.relative(cwd, fileURLToPath(resource)) + decodeURIComponent(fragment);
  } catch {
    // The `$id` of a schema may be a file URL that no file can have.
    return uri;
  }
}
