/** Names of keywords that generate code of Ajv, and that are served here by a meaning of their own. */
const served: ReadonlySet<string> = new Set([]);

/** Whether a keyword that generates code of Ajv has a meaning here. */
export const isServed = (name: string): boolean => served.has(name);
