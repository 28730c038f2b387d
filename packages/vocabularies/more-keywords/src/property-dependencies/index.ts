export { propertyDependencies } from "./property-dependencies.js";
