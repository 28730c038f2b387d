export { type Dependency, dependencies } from "./dependencies.js";
