import { encodeFragment } from "@argot/core/json";

/** The site with the documentation. This is the only place that states where pages about errors are. */
const errorPages = "https://argot-schema.github.io/argot/errors/";

/** Begins the ids of messages that have a page. The last one is of the engine. */
const documented =
  /^(?:https:\/\/json-schema\.org\/keyword\/|https:\/\/spec\.openapis\.org\/|https:\/\/github\.com\/argot-schema\/argot\/keyword\/|argot:)/;

/** The variant of messages that authors of schemas write, of any keyword. */
const customVariant = "custom";

/**
 * The URL of the page that explains a message or an error: what it means, what usually leads to it, an example, and how to correct it.
 *
 * @param id - The `messageId` of an issue, the `code` of an error of Argot, the name of its class if it has no code, or the code of a rule
 *   of `@argot/schema-tools/lint`.
 * @returns `undefined` for the messages of keywords that are not part of Argot.
 */
export function docsUrl(id: string): string | undefined {
  if (typeof id !== "string") return undefined;
  const [, name = "", fragment] = /^([^#]*)(?:#(.*))?$/s.exec(id.replace(documented, "")) ?? [];
  if (name === "" || name.includes(":")) return undefined;
  if (fragment === customVariant) return errorPages + customVariant;
  return errorPages + encodeFragment(name) + (fragment === undefined ? "" : `#${encodeFragment(fragment)}`);
}
