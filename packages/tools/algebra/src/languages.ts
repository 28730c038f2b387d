// The languages of patterns, for packages that read strings while they arrive.
export { type Automaton, type Edge, type State, tableOf } from "./languages/automaton.js";
export { automatonOf } from "./languages/language.js";
