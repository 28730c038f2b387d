/** An import, or an export from a module, at the beginning of a line. */
const fromModule = /^([ \t]*(?:import\s*|(?:import|export)\b[^"'`;]*?\bfrom\s*))(["'])([^"'\n]+)\2/gm;

/**
 * Replaces the specifiers of imports by the URLs of modules.
 *
 * @throws Error if there is no module with a name.
 */
export const resolveImports = (text: string, urls: ReadonlyMap<string, string>): string =>
  text.replaceAll(fromModule, (_, before: string, _quote: string, specifier: string) => {
    const url = urls.get(specifier);
    if (url !== undefined) return `${before}${JSON.stringify(url)}`;
    const names = Array.from(urls.keys(), (name) => JSON.stringify(name));
    throw new Error(`${JSON.stringify(specifier)} cannot be imported here; there are ${names.join(", ")}.`);
  });
