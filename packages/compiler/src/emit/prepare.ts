// In the files for Node, loaded when it is first called, with the part `compiler`.
/** Does nothing: it is called so that the compiler is loaded, where a build loads it late. */
export function prepare(): void {
  // Loaded.
}
