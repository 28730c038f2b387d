const official = /^https?:\/\/json-schema\.org\/(.+)$/;

/** The same official URI with the scheme `http` and with `https`: both are in use. */
export function schemesOf(uri: string): readonly string[] {
  const [, path] = official.exec(uri) ?? [];
  return path === undefined ? [] : [`http://json-schema.org/${path}`, `https://json-schema.org/${path}`];
}

/**
 * Other URIs of the dialect of an official URI: with the other scheme, and that of the meta-schema that a hyper-schema extends.
 * Both validate by the same keywords.
 */
export const dialectUrisOf = (uri: string): readonly string[] => schemesOf(uri.replace(/\/hyper-schema$/, "/schema"));
