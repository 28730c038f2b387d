export { dependencies } from "./dependencies.js";
export { dependenciesDraft3 } from "./dependencies.draft3.js";
export type { Dependency } from "./dependency.js";
