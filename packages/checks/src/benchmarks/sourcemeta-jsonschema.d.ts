declare module "@sourcemeta/jsonschema" {
  /** Runs the command line of the package. */
  export function spawn(args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string }>;
}
