import { DefinitionError } from "argot";
import { decodePath } from "../api/router.js";

/**
 * The path of a route of Fastify for a path with parameters in braces. Handlers have their values from the middleware, so the names in it
 * do not matter.
 *
 * @throws DefinitionError if Fastify has no such path.
 */
export function fastifyPath(template: string): string {
  const parts = template.split(/\{[^{}]*\}/);
  return parts.map((text, i) => (i === 0 ? "" : parameter(i, text)) + fixed(text, template)).join("");
}

/** A parameter before a text. Its name ends there only if the text begins with a letter that names cannot have. */
const parameter = (number: number, text: string): string => `:p${number}${/^(?:$|[/.-])/.test(text) ? "" : "([^/]+)"}`;

function fixed(text: string, template: string): string {
  const decoded = decodePath(text) ?? text;
  if (/[*(]/.test(decoded))
    throw new DefinitionError(
      `OpenAPI middleware: \`operations\`: Fastify cannot have a route for ${template}, which has "*" or "(".`,
    );
  return decoded.replaceAll(":", "::");
}
