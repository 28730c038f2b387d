import path from "node:path";

/** The root of the repository. */
export const repository: string = path.join(import.meta.dirname, "../../..");

/** Where its files can be read by people. */
export const repositoryUrl = "https://github.com/argot-schema/argot/blob/main";

/** Where the site is. */
export const siteUrl = "https://argot-schema.github.io/argot/";
