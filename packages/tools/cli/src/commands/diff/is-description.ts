import { readText } from "../../inputs/read-text.js";
import { isUri } from "../../schemas/schema-name.js";
import { Problem } from "../../terminal/problem.js";
import type { Version } from "./versions.js";

/** Whether a version is an OpenAPI description. A file that cannot be read is none: whoever reads it says why. */
export async function isDescription({ file, io }: Version): Promise<boolean> {
  if (isUri(file) || file === "-") return false;
  try {
    const { value } = await readText(file, io);
    return typeof value === "object" && value !== null && Object.hasOwn(value, "openapi");
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
