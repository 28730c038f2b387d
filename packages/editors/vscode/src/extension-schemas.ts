/** What an extension contributes, of that which is read here. */
interface Contributor {
  readonly extensionUri: { readonly scheme: string; toString(skipEncoding?: boolean): string };
  readonly packageJSON: unknown;
}

/** A schema for documents, as the setting `argot.schemas` has it. */
interface ContributedSchema {
  readonly uri: string;
  readonly fileMatch: readonly string[];
}

/** The schemas that extensions contribute for files, as they do for the editor's own support of JSON and for that of YAML. */
export const extensionSchemas = (extensions: readonly Contributor[]): readonly ContributedSchema[] =>
  extensions.flatMap(({ packageJSON, extensionUri }) => {
    const { contributes } = recordOf(packageJSON);
    const { jsonValidation, yamlValidation } = recordOf(contributes);
    return [jsonValidation, yamlValidation].flat().flatMap((each) => {
      const { fileMatch, url } = recordOf(each);
      const patterns = [fileMatch].flat().filter((pattern) => typeof pattern === "string");
      if (typeof url !== "string" || patterns.length === 0) return [];
      const folder = `${extensionUri.toString(true).replace(/\/$/, "")}/`;
      return [{ uri: url.startsWith("./") ? folder + url.slice(2) : url, fileMatch: patterns }];
    });
  });

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
